import { type DefinitionNumber, isNone, type RowIndex } from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { ExpressionColumn as E } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { dottedName } from '../../bind/dotted-name.ts';
import { expressionCell, list, text, rowOperand } from '../../bind/tables.ts';
import { tagOf, ValueTag, definitionNumberOf } from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';

/** A decorator, or what is given a name to be used as one. */
export interface Mark {
  file: ProgramFile;
  /** Row of the call, or of the name if it is not called. */
  row: RowIndex;
  name: string;
  arguments: readonly RowIndex[];
}

/** A text, by its row. */
export interface MarkText {
  text: string;
  row: RowIndex;
}

/** Through how many names of marks one is looked for. */
const MAX_NAMES = 4;

/** What `Marks` uses. */
export interface MarksContext extends Pick<InferenceState, 'program'> {
  readonly expressions: ExpressionEvaluator;
}

/** Reads decorators, and variables that hold such. */
export class Marks {
  readonly #context: MarksContext;

  constructor(context: MarksContext) {
    this.#context = context;
  }

  /** The decorators of a definition, outer before inner. */
  of(number: DefinitionNumber): readonly Mark[] {
    const { program } = this.#context;
    const { decorators } = program.definition(number);
    const file = program.fileOf(number);
    return decorators.flatMap((row) => this.#at(file, row, MAX_NAMES));
  }

  /** The marks that a variable of a module or type lists. */
  listed(owner: DefinitionNumber, name: string): readonly Mark[] {
    return this.#held(this.#context.program.membersNamed(owner, name), MAX_NAMES);
  }

  #held(numbers: readonly DefinitionNumber[], names: number): Mark[] {
    const { program } = this.#context;
    return numbers.flatMap((number) =>
      program.definition(number).values.flatMap((row) => this.#at(program.fileOf(number), row, names)),
    );
  }

  #at(file: ProgramFile, row: RowIndex, names: number): Mark[] {
    const { facts } = file;
    const inner = unwrapped(file, row);
    if (isNone(inner) || names === 0) return [];
    const op = expressionCell(facts, inner, E.Op);
    if (op === Op.Call) {
      const callee = rowOperand(facts, inner, E.A);
      const given = list(facts, expressionCell(facts, inner, E.B));
      return [{ file, row: inner, name: dottedName(facts, callee), arguments: [...given] }];
    }
    if (op === Op.Literal || op === Op.Tuple) {
      const items = list(facts, expressionCell(facts, inner, E.B));
      return [...items].flatMap((item) => this.#at(file, item, names - 1));
    }
    if (op !== Op.Name && op !== Op.Member) return [];
    const meant = this.#context.expressions
      .denotationsAt(file, inner)
      .flatMap(({ value }) => (tagOf(value) === ValueTag.Definition ? definitionNumberOf(value) : []));
    const held = this.#held(
      meant.filter((number) => !this.#context.program.isLibrary(number)),
      names - 1,
    );
    return held.length > 0 ? held : [{ file, row: inner, name: dottedName(facts, inner), arguments: [] }];
  }
}

/** The row of an argument that is given by its name; undefined if there is none. */
export function namedArgument({ file, arguments: given }: Mark, name: string): RowIndex | undefined {
  const { facts } = file;
  const row = given.find(
    (each) =>
      expressionCell(facts, each, E.Op) === Op.Named &&
      text(facts, expressionCell(facts, each, E.B)) === name,
  );
  return row === undefined ? undefined : rowOperand(facts, row, E.A);
}

/** The arguments without a name. */
export function plainArguments({ file, arguments: given }: Mark): readonly RowIndex[] {
  return given.filter((row) => isNone(row) || expressionCell(file.facts, row, E.Op) !== Op.Named);
}

/** The texts that a row is, or that its items are. */
export function textsAt(file: ProgramFile, row: RowIndex): readonly MarkText[] {
  const { facts } = file;
  const inner = unwrapped(file, row);
  if (isNone(inner)) return [];
  switch (expressionCell(facts, inner, E.Op)) {
    case Op.Text:
      return [{ text: text(facts, expressionCell(facts, inner, E.B)), row: inner }];
    case Op.Literal:
    case Op.Tuple:
      return [...list(facts, expressionCell(facts, inner, E.B))].flatMap((item) => textsAt(file, item));
    default:
      return [];
  }
}

/** Whether a row is a list of values. */
export function isListed(file: ProgramFile, row: RowIndex): boolean {
  const inner = unwrapped(file, row);
  const op = isNone(inner) ? -1 : expressionCell(file.facts, inner, E.Op);
  return (
    op === Op.Tuple ||
    (op === Op.Literal && list(file.facts, expressionCell(file.facts, inner, E.B)).length > 0)
  );
}

function unwrapped({ facts }: ProgramFile, row: RowIndex): RowIndex {
  let at = row;
  while (!isNone(at) && expressionCell(facts, at, E.Op) === Op.Same) at = rowOperand(facts, at, E.A);
  return at;
}
