import { NONE, isNone, type RowTable } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { ExpressionColumn as E } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { expressionCell, rowOperand } from '../../bind/tables.ts';
import { limits } from '../../types/limits.ts';
import {
  indexOf,
  none,
  nothing,
  tagOf,
  toValue,
  union,
  unknownValue,
  ValueTag,
  type Values,
} from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { Generics } from '../algebra/generics.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { LibraryTypes } from '../algebra/library-types.ts';
import type { Protocols } from '../members/protocols.ts';

/** What `Literals` uses. */
export interface LiteralsContext extends Pick<InferenceState, 'space'> {
  readonly expressions: ExpressionEvaluator;
  readonly generics: Pick<Generics, 'instantiate'>;
  readonly library: Pick<LibraryTypes, 'type'>;
  readonly protocols: Pick<Protocols, 'element' | 'elements'>;
}

/** Answers what literals are: texts, numbers, lists, mappings. */
export class Literals {
  readonly #context: LiteralsContext;

  constructor(context: LiteralsContext) {
    this.#context = context;
  }

  /** An instance of the library's type of that name, which holds what stands in it. */
  of(file: ProgramFile, name: string, items: RowTable): Values {
    if (name === '') return none;
    const { generics, library, protocols, space } = this.#context;
    const holds = items.length > 0 ? library.type(file, name, 1) : undefined;
    const number = holds ?? library.type(file, name);
    if (number === undefined) return nothing;
    const instance = toValue(ValueTag.Instance, number);
    if (items.length === 0) return [instance];
    const held: Values[] = [];
    const isOfPairs = file.grammar.manifest.scoping.pairs.includes(name);
    // Those that are not read may be of other types.
    if (items.length > limits.items) held.push(nothing);
    for (const item of items.subarray(0, limits.items)) {
      if (isNone(item)) continue;
      const isSpread = expressionCell(file.facts, item, E.Op) === Op.Spread;
      const values = this.#context.expressions.evaluate(
        file,
        isSpread ? rowOperand(file.facts, item, E.A) : item,
      );
      if (!isSpread) held.push(values);
      else if (isOfPairs) {
        const pair = [protocols.elements(file, values), protocols.element(file, values)];
        held.push([space.tuple(pair, NONE)]);
      } else held.push(protocols.elements(file, values));
    }
    if (!isOfPairs) return [generics.instantiate(instance, [union(held)])];
    // A pair that is not known may be of any two values.
    const pairs = held.flatMap((values) =>
      (values.length === 0 ? [unknownValue] : values).map((value) =>
        tagOf(value) === ValueTag.Tuple ? space.tuples.get(indexOf(value)).items : [],
      ),
    );
    const parts = [0, 1].map((part) => union(pairs.map((pair) => pair[part] ?? nothing)));
    return [generics.instantiate(instance, parts)];
  }
}
