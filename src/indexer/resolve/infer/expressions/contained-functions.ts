import { callableKinds, typeKinds } from '../../../../model/kinds.ts';
import { type BindingIndex, type DefinitionNumber, isNone, NONE, type RowIndex } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { BindingColumn as B, BindingKind, ExpressionColumn as E } from '../../../facts/tables.ts';
import { variableKinds, type ProgramFile } from '../../bind/program.ts';
import {
  bindingCell,
  expressionCell,
  list,
  parentsOf,
  underlyingRow,
  rowOperand,
} from '../../bind/tables.ts';
import { tagOf, ValueTag, definitionNumberOf } from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { AddedFunctions } from './added-functions.ts';
import type { Names } from './names.ts';

/** Through how many names and calls a collection is followed. */
const MAX_STEPS = 6;

/** What `ContainedFunctions` uses. */
export interface ContainedFunctionsContext extends Pick<InferenceState, 'program'> {
  readonly expressions: ExpressionEvaluator;
  readonly names: Pick<Names, 'bindingOf'>;
}

/** Answers which functions a collection may give: those that code adds to the variable or field that holds it, whatever the key. */
export class ContainedFunctions {
  readonly #context: ContainedFunctionsContext;
  readonly #added: AddedFunctions;

  constructor(context: ContainedFunctionsContext, added: AddedFunctions) {
    this.#context = context;
    this.#added = added;
  }

  /** Returns the functions that a method of others may give that is called on a collection. */
  ofResult(file: ProgramFile, callee: RowIndex, steps = MAX_STEPS): ReadonlySet<DefinitionNumber> {
    const row = underlyingRow(file.facts, callee);
    if (isNone(row) || expressionCell(file.facts, row, E.Op) !== Op.Member || this.#isOwn(file, row))
      return new Set();
    return this.of(file, rowOperand(file.facts, row, E.A), steps);
  }

  /** Returns the functions in the collection that a row is. */
  of(file: ProgramFile, given: RowIndex, steps = MAX_STEPS): ReadonlySet<DefinitionNumber> {
    const row = underlyingRow(file.facts, given);
    if (isNone(row) || steps === 0) return new Set();
    const a = rowOperand(file.facts, row, E.A);
    switch (expressionCell(file.facts, row, E.Op)) {
      case Op.Iterated:
      case Op.Element:
      case Op.At:
        return this.of(file, a, steps - 1);
      case Op.Call:
        return this.#isFactory(file, a)
          ? this.#ofItems(file, row, steps - 1)
          : this.ofResult(file, a, steps - 1);
      case Op.New:
        // A variable that a call declares and sets, or a copy of a collection.
        return isNone(a) ? this.#ofArgument(file, row, steps - 1) : this.#ofItems(file, row, steps - 1);
      case Op.Literal:
        return this.#ofItems(file, row, steps - 1);
      case Op.Cast:
        return this.of(file, rowOperand(file.facts, row, E.B), steps - 1);
      case Op.Name:
      case Op.Member:
        return this.#ofName(file, row, steps);
      default:
        return new Set();
    }
  }

  /** Returns the functions that a parameter may be of an anonymous function that a collection is given. */
  ofParameter(file: ProgramFile, binding: BindingIndex, steps = MAX_STEPS): ReadonlySet<DefinitionNumber> {
    const row = parentsOf(file.facts).functions.get(bindingCell(file.facts, binding, B.Scope));
    return row === undefined ? new Set() : this.#ofArgument(file, row, steps);
  }

  /** Returns the functions that the method of a collection may give to what it is called with. */
  #ofArgument(file: ProgramFile, row: RowIndex, steps: number): ReadonlySet<DefinitionNumber> {
    const { facts } = file;
    const { parents } = parentsOf(facts);
    let parent = parents[row] ?? NONE;
    while (!isNone(parent) && expressionCell(facts, parent, E.Op) === Op.Same)
      parent = parents[parent] ?? NONE;
    const isArgument = !isNone(parent) && expressionCell(facts, parent, E.Op) === Op.Call;
    return isArgument ? this.ofResult(file, rowOperand(facts, parent, E.A), steps) : new Set();
  }

  #ofName(file: ProgramFile, row: RowIndex, steps: number): ReadonlySet<DefinitionNumber> {
    const { names, program, expressions } = this.#context;
    const denoted = expressions.denotationsAt(file, row);
    if (denoted.length > 0)
      return union(
        denoted.map(({ value }) => {
          const isVariable =
            tagOf(value) === ValueTag.Definition &&
            variableKinds.has(program.definition(definitionNumberOf(value)).kind);
          if (!isVariable) return new Set();
          const of = program.fileOf(definitionNumberOf(value));
          const { values } = program.definition(definitionNumberOf(value));
          return union([
            this.#added.to(definitionNumberOf(value)),
            ...values.map((each) => this.of(of, each, steps - 1)),
          ]);
        }),
      );
    const found: ReadonlySet<DefinitionNumber>[] = [];
    const first = expressionCell(file.facts, row, E.Op) === Op.Name ? names.bindingOf(file, row) : NONE;
    for (let at = first; !isNone(at); at = file.nextBinding[at] ?? NONE) {
      const isParameter = bindingCell(file.facts, at, B.Kind) === BindingKind.Parameter;
      found.push(
        isParameter
          ? this.ofParameter(file, at, steps - 1)
          : this.of(file, bindingCell(file.facts, at, B.Value), steps - 1),
      );
    }
    return union(found);
  }

  /** Returns the functions that a new collection is given: as elements, or in other collections. */
  #ofItems(file: ProgramFile, row: RowIndex, steps: number): ReadonlySet<DefinitionNumber> {
    if (steps <= 0) return new Set();
    const items = [...list(file.facts, expressionCell(file.facts, row, E.B))].filter((each) => !isNone(each));
    return union(items.flatMap((each) => [this.#added.in(file, each), this.of(file, each, steps - 1)]));
  }

  /** Whether a function of others is called on a type, such as `List.of`: it makes a collection of its arguments. */
  #isFactory(file: ProgramFile, callee: RowIndex): boolean {
    const { program, expressions } = this.#context;
    const row = underlyingRow(file.facts, callee);
    if (isNone(row) || expressionCell(file.facts, row, E.Op) !== Op.Member || this.#isOwn(file, row))
      return false;
    const object = underlyingRow(file.facts, rowOperand(file.facts, row, E.A));
    if (isNone(object)) return false;
    return expressions
      .denotationsAt(file, object)
      .some(
        ({ value }) =>
          tagOf(value) === ValueTag.External ||
          (tagOf(value) === ValueTag.Definition &&
            typeKinds.has(program.definition(definitionNumberOf(value)).kind)),
      );
  }

  /** Whether a function of the repository is called, whose own code says what it returns. */
  #isOwn(file: ProgramFile, row: RowIndex): boolean {
    const { program, expressions } = this.#context;
    return expressions.denotationsAt(file, row).some(({ value }) => {
      if (tagOf(value) !== ValueTag.Definition || program.isLibrary(definitionNumberOf(value))) return false;
      return callableKinds.has(program.definition(definitionNumberOf(value)).kind);
    });
  }
}

function union(all: readonly ReadonlySet<DefinitionNumber>[]): ReadonlySet<DefinitionNumber> {
  return new Set(all.flatMap((each) => [...each]));
}
