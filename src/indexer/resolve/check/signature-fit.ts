import { callableKinds } from '../../../model/kinds.ts';
import { isNone, type BindingIndex, type DefinitionNumber, type RowIndex } from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { BindingColumn as B, ExpressionColumn as E } from '../../facts/tables.ts';
import type { ProgramFile } from '../bind/program.ts';
import { bindingCell, expressionCell, list, underlyingRow } from '../bind/tables.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import {
  definitionNumberOf,
  tagOf,
  unknownValue,
  ValueTag,
  type Value,
  type Values,
} from '../types/values.ts';

/** Compares the signatures of two callables of which one must be exactly as the other asks. */
export class SignatureFit {
  readonly #evaluator: Evaluator;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** Whether two callables take another number of parameters, or parameters of other types, for certain. */
  haveOtherParameters(own: DefinitionNumber, asked: DefinitionNumber): boolean {
    const [mine, wanted] = [this.#parametersOf(own), this.#parametersOf(asked)];
    if (!mine || !wanted) return false;
    const { program } = this.#evaluator;
    return this.#areOtherParameters(program.fileOf(own), mine, program.fileOf(asked), wanted);
  }

  #areOtherParameters(
    file: ProgramFile,
    mine: readonly BindingIndex[],
    other: ProgramFile,
    wanted: readonly BindingIndex[],
  ): boolean {
    if (mine.length !== wanted.length) return true;
    const { signatures } = this.#evaluator;
    return mine.some((binding, at) => {
      const against = wanted[at];
      if (against === undefined) return false;
      const [isRest, isRestToo] = [
        signatures.takesAll(file.facts, binding),
        signatures.takesAll(other.facts, against),
      ];
      if (isRest !== isRestToo) return file.grammar.manifest.scoping.structuralInterfaces === 'signatures';
      return this.#areOther(
        file,
        bindingCell(file.facts, binding, B.Type),
        other,
        bindingCell(other.facts, against, B.Type),
      );
    });
  }

  /** Whether two callables return another number of values, or values of other types, for certain. */
  haveOtherResults(own: DefinitionNumber, asked: DefinitionNumber): boolean {
    const { program } = this.#evaluator;
    const [file, other] = [program.fileOf(own), program.fileOf(asked)];
    const [mine, wanted] = [
      resultRows(file, program.definition(own).type),
      resultRows(other, program.definition(asked).type),
    ];
    if (mine.length !== wanted.length) return true;
    return mine.some((row, at) => {
      const against = wanted[at];
      return against !== undefined && this.#areOther(file, row, other, against);
    });
  }

  /** Whether a function takes other parameters than a type of functions says, for certain. */
  isOtherFunction(own: DefinitionNumber, type: Value): boolean {
    const { program, signatures, space } = this.#evaluator;
    const file = program.fileOf(own);
    if (file.grammar.manifest.scoping.structuralInterfaces !== 'signatures') return false;
    const signature = signatures.of(type);
    const mine = this.#parametersOf(own);
    if (!mine || !signature || isNone(signature.scope)) return false;
    // A type of functions with type parameters says too little.
    if (space.unbind(type).environment) return false;
    const found = this.#evaluator.numbered(signature.file).parameters.get(signature.scope) ?? [];
    const wanted = Object.values(found);
    return this.#areOtherParameters(file, mine, signature.file, wanted);
  }

  #parametersOf(number: DefinitionNumber): readonly BindingIndex[] | undefined {
    const { program } = this.#evaluator;
    const { kind, scope } = program.definition(number);
    if (isNone(scope) || !callableKinds.has(kind)) return undefined;
    const found = this.#evaluator.numbered(program.fileOf(number)).parameters.get(scope) ?? [];
    return Object.values(found);
  }

  /** Whether two written types are certainly not the same one. */
  #areOther(file: ProgramFile, row: RowIndex, other: ProgramFile, against: RowIndex): boolean {
    if (isNone(row) || isNone(against)) return false;
    const { expressions } = this.#evaluator;
    const [first, second] = [expressions.evaluateType(file, row), expressions.evaluateType(other, against)];
    return this.#differ(file, first, second);
  }

  #differ(file: ProgramFile, first: Values, second: Values): boolean {
    if (first.length === 0 || second.length === 0) return false;
    if (first.includes(unknownValue) || second.includes(unknownValue)) return false;
    if (first.some((value) => second.includes(value))) return false;
    return first.every((value) => second.every((type) => this.#isOther(file, value, type)));
  }

  #isOther(file: ProgramFile, first: Value, second: Value): boolean {
    const { conversions, program, space } = this.#evaluator;
    const [{ value: one }, { value: two }] = [space.unbind(first), space.unbind(second)];
    const kinds = [tagOf(one), tagOf(two)];
    const isClosed = (tag: ValueTag): boolean => tag === ValueTag.Instance || tag === ValueTag.Closure;
    if (!kinds.every(isClosed)) return false;
    if (kinds[0] !== kinds[1])
      // The name of a type of functions may stand for it.
      return [one, two].every(
        (each) =>
          tagOf(each) === ValueTag.Closure ||
          program.definition(definitionNumberOf(each)).kind !== 'interface',
      );
    if (kinds[0] !== ValueTag.Instance) return false;
    if (one !== two) return this.#isNamed(one) && this.#isNamed(two);
    const [held, heldToo] = [conversions.elementsOf(file, first), conversions.elementsOf(file, second)];
    return held !== undefined && heldToo !== undefined && this.#differ(file, held, heldToo);
  }

  /** Whether a type has a name that stands for nothing but itself. */
  #isNamed(value: Value): boolean {
    const { program } = this.#evaluator;
    const number = definitionNumberOf(value);
    const { kind } = program.definition(number);
    return kind !== 'type_alias' || program.hasMembers(number);
  }
}

/** The rows of the types that a callable returns: none, one, or those of a list. */
export function resultRows({ facts }: ProgramFile, type: RowIndex): readonly RowIndex[] {
  if (isNone(type)) return [];
  const row = underlyingRow(facts, type);
  if (isNone(row) || expressionCell(facts, row, E.Op) !== Op.Tuple) return [type];
  return [...list(facts, expressionCell(facts, row, E.B))];
}
