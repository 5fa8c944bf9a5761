import { isNone, type RowIndex } from '../../../facts/ids.ts';
import { callableKinds } from '../../../../model/kinds.ts';
import { ExpressionColumn as E } from '../../../facts/tables.ts';
import { variableKinds, type ProgramFile } from '../../bind/program.ts';
import { callOf, expressionCell } from '../../bind/tables.ts';
import { tagOf, ValueTag, definitionNumberOf, type Value } from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Callables } from '../members/callables.ts';
import type { OverloadChoice } from './overload-choice.ts';

/** What `ExtensionCalls` uses. */
export interface ExtensionCallsContext extends Pick<InferenceState, 'nameIndex' | 'program'> {
  readonly callables: Pick<Callables, 'of'>;
  readonly expressions: ExpressionEvaluator;
  readonly overloadChoice: Pick<OverloadChoice, 'takes'>;
}

/** Answers whether calls mean extension methods though their receivers have members of the name. */
export class ExtensionCalls {
  readonly #context: ExtensionCallsContext;

  constructor(context: ExtensionCallsContext) {
    this.#context = context;
  }

  /** Whether a call must mean extension methods, because the members of its receiver cannot be called like that. */
  areInstead(file: ProgramFile, callee: RowIndex, members: readonly Value[]): boolean {
    const [first] = members;
    if (first === undefined || tagOf(first) !== ValueTag.Definition) return false;
    const { program, overloadChoice, nameIndex } = this.#context;
    const { name } = program.definition(definitionNumberOf(first));
    if (nameIndex.extensions(file.grammar.manifest.family, name).length === 0) return false;
    if (this.#areData(members)) return true;
    const call = callOf(file.facts, callee);
    const numbers = members
      .filter((each) => tagOf(each) === ValueTag.Definition)
      .map((each) => definitionNumberOf(each));
    if (isNone(call) || !numbers.every((each) => callableKinds.has(program.definition(each).kind)))
      return false;
    return !overloadChoice.takes(numbers, { file, arguments: expressionCell(file.facts, call, E.B) });
  }

  /** Whether values are held by fields or properties that cannot be called. */
  #areData(values: readonly Value[]): boolean {
    const { program } = this.#context;
    return values.every((value) => {
      if (
        tagOf(value) !== ValueTag.Definition ||
        !variableKinds.has(program.definition(definitionNumberOf(value)).kind)
      )
        return false;
      const held = this.#context.expressions.valuesOf(value);
      return held.length > 0 && held.every((each) => this.#context.callables.of(each, 'called').length === 0);
    });
  }
}
