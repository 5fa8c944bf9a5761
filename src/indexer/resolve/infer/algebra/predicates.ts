import { isNone, NONE, type RowIndex } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { ExpressionColumn as E } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { expressionCell, list } from '../../bind/tables.ts';
import {
  indexOf,
  nothing,
  tagOf,
  ValueTag,
  definitionNumberOf,
  type Value,
  type Values,
} from '../../types/values.ts';
import type { ExpressionEvaluator } from './expression-evaluator.ts';
import type { Declarations, InferenceState } from './inference-state.ts';

/** What `Predicates` uses. */
export interface PredicatesContext extends Pick<InferenceState, 'space'> {
  readonly program: Declarations;
  readonly expressions: ExpressionEvaluator;
}

/** Answers what functions test of their arguments, by their declared results. */
export class Predicates {
  readonly #context: PredicatesContext;

  constructor(context: PredicatesContext) {
    this.#context = context;
  }

  /** The types of which a function says that what it is given is an instance. */
  of(value: Value): Values {
    const { program, space, expressions } = this.#context;
    const { value: bare } = space.unbind(value);
    let type: RowIndex = NONE;
    let file: ProgramFile | undefined;
    if (tagOf(bare) === ValueTag.Definition) {
      file = program.fileOf(definitionNumberOf(bare));
      type = program.definition(definitionNumberOf(bare)).type;
    } else if (tagOf(bare) === ValueTag.Closure) {
      const place = space.closures.get(indexOf(bare));
      file = program.file(place.file);
      if (expressionCell(file.facts, place.row, E.Op) === Op.Function)
        type = list(file.facts, expressionCell(file.facts, place.row, E.B))[0] ?? NONE;
    }
    if (!file || isNone(type) || expressionCell(file.facts, type, E.Op) !== Op.Predicate) return nothing;
    return expressions.evaluateType(file, type);
  }
}
