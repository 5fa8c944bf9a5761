import type { DefinitionNumber, RowIndex } from '../../../facts/ids.ts';
import { BindingColumn as B } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { bindingCell } from '../../bind/tables.ts';
import { toValue, ValueTag, type Value, type Values } from '../../types/values.ts';
import { Conversion, type Conversions } from '../algebra/conversions.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Callables } from '../members/callables.ts';
import type { Signatures } from '../members/signatures.ts';
import type { ContextualTypes } from './contextual-types.ts';

/** What `FunctionChoice` uses. */
export interface FunctionChoiceContext extends Pick<InferenceState, 'numbered' | 'space'> {
  readonly callables: Pick<Callables, 'asFunctions'>;
  readonly callbacks: Pick<ContextualTypes, 'expected'>;
  readonly conversions: Pick<Conversions, 'ofAll'>;
  readonly expressions: ExpressionEvaluator;
  readonly signatures: Pick<Signatures, 'of'>;
}

/** Chooses among overloads that are passed on without a call, by the type of functions that is asked for. */
export class FunctionChoice {
  readonly #context: FunctionChoiceContext;

  constructor(context: FunctionChoiceContext) {
    this.#context = context;
  }

  /** Those of several callables that a row may mean; all if nothing tells. */
  of(numbers: readonly DefinitionNumber[], file: ProgramFile, row: RowIndex): readonly DefinitionNumber[] {
    const { callables, callbacks } = this.#context;
    const asked = callbacks
      .expected(file, row)
      .flatMap((type) => callables.asFunctions(type))
      .flatMap((type) => this.#parametersOf(type) ?? []);
    if (asked.length === 0) return numbers;
    const fits = numbers.map((number) => {
      const own = this.#parametersOf(toValue(ValueTag.Definition, number))?.types;
      return own ? Math.max(...asked.map(({ types }) => this.#fit(file, types, own))) : Conversion.Unknown;
    });
    for (const least of [Conversion.Same, Conversion.Unknown]) {
      const chosen = numbers.filter((_, index) => (fits[index] ?? 0) >= least);
      if (chosen.length > 0) return chosen;
    }
    return numbers;
  }

  /** How a callable takes what a function is given: at worst as its worst parameter does. */
  #fit(file: ProgramFile, given: readonly Values[], own: readonly Values[]): Conversion {
    const { conversions } = this.#context;
    if (given.length !== own.length) return Conversion.None;
    const fits = given.map((types, index) => {
      const wanted = own[index] ?? [];
      const isKnown = types.length > 0 && wanted.length > 0;
      return isKnown ? conversions.ofAll(file, types, wanted) : Conversion.Unknown;
    });
    return Math.min(Conversion.Same, ...fits) as Conversion;
  }

  #parametersOf(value: Value): { types: readonly Values[] } | undefined {
    const { signatures, space, expressions } = this.#context;
    const signature = signatures.of(value);
    if (!signature) return undefined;
    const { file, scope, types: listed } = signature;
    const rows = listed
      ? [...listed]
      : (this.#context.numbered(file).parameters.get(scope) ?? []).map((binding) =>
          bindingCell(file.facts, binding, B.Type),
        );
    const { environment } = space.unbind(value);
    return { types: rows.map((row) => space.substitute(expressions.evaluateType(file, row), environment)) };
  }
}
