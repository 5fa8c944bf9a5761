import { callableKinds, ownerKinds } from '../../../model/kinds.ts';
import {
  definitionNumber,
  isDefinition,
  type DefinitionNumber,
  type LinkEnd,
  type DefinitionIndex,
  isNone,
  NONE,
  type RowIndex,
} from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { ExpressionColumn as E } from '../../facts/tables.ts';
import {
  expressionCell,
  oncePerFile,
  parentsOf,
  placeOf,
  text,
  underlyingRow,
  rowOperand,
} from '../bind/tables.ts';
import type { ProgramFile } from '../bind/program.ts';
import type { Asked } from '../infer/expressions/asked-members.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import type { LinkTable } from './link-table.ts';
import { linkRules } from './links.ts';
import { containerOf, spanOfRow } from './use.ts';

const CALLBACK = linkRules.indexOf('callback');
const OVERRIDE = linkRules.indexOf('override');
const rules = {
  annotation: linkRules.indexOf('annotation'),
  constructor: linkRules.indexOf('constructor'),
};

/** Links names to members that the code around them asks for. */
export class AskedLinker {
  readonly #file: ProgramFile;
  readonly #evaluator: Evaluator;
  readonly #table: LinkTable;

  constructor(file: ProgramFile, evaluator: Evaluator, table: LinkTable) {
    this.#file = file;
    this.#evaluator = evaluator;
    this.#table = table;
  }

  /** Links an element of the host to the member that declares it, if the repository does. */
  linkElement(row: RowIndex): void {
    const { facts } = this.#file;
    const from = containerOf(this.#file, row);
    const name = text(facts, expressionCell(facts, row, E.B));
    for (const value of this.#evaluator.elements.membersNamed(this.#file, name)) {
      const to = this.#table.numberOf(value);
      if (to !== null && isDefinition(to))
        this.#table.push(from, to, 'REFERENCES', 'member', spanOfRow(facts, row), CALLBACK);
    }
  }

  /** Links a name that is a member of the type that is asked for there. */
  link(row: RowIndex, { targets, isCertain, rule }: Asked): void {
    const numbers = targets.flatMap((value) => this.#table.numberOf(value) ?? []).filter(isDefinition);
    const from = containerOf(this.#file, row);
    const span = spanOfRow(this.#file.facts, row);
    if (this.#linkImplementation(row, numbers)) return;
    if (!isCertain && numbers.length > 0) this.#table.possible(from, numbers, 'REFERENCES', span);
    else for (const to of numbers) this.#table.push(from, to, 'REFERENCES', 'member', span, rules[rule]);
  }

  /**
   * Links what an object has under a key to the members that it implements, as a method of a class is linked: the function that is defined
   * there, or one of the file that is named. Returns false if there is none.
   */
  #linkImplementation(row: RowIndex, above: readonly DefinitionNumber[]): boolean {
    const { facts, base } = this.#file;
    const { program } = this.#evaluator;
    const isCallable = (number: DefinitionNumber): boolean =>
      callableKinds.has(program.definition(number).kind);
    const index = membersByPlace(facts).get(placeKey(placeOf(facts, expressionCell(facts, row, E.Offset))));
    const functions = index === undefined ? this.#functionsNamedAt(row) : [definitionNumber(base, index)];
    // Data under a key is no implementation of a property.
    const isRun = functions.length > 0 && (functions.every(isCallable) || above.every(isCallable));
    if (!isRun) return false;
    for (const from of functions)
      for (const to of above)
        this.#table.push(from, to, 'IMPLEMENTS', 'member', spanOfRow(facts, row), OVERRIDE);
    return above.length > 0;
  }

  /** The functions of the file that the value of a key names: the edges of those of other files are theirs. */
  #functionsNamedAt(row: RowIndex): readonly DefinitionNumber[] {
    const { facts } = this.#file;
    const { denotations, program } = this.#evaluator;
    const isNamed = expressionCell(facts, row, E.Op) === Op.Named;
    const value = isNamed ? underlyingRow(facts, rowOperand(facts, row, E.A)) : row;
    const op = isNone(value) ? -1 : expressionCell(facts, value, E.Op);
    const holder = parentsOf(facts).parents[row] ?? NONE;
    if (op !== Op.Name || isNone(holder) || expressionCell(facts, holder, E.Op) !== Op.Object) return [];
    const denoted = denotations
      .of(this.#file, value)
      .flatMap((each) => this.#table.numberOf(each.value) ?? []);
    const isFunction = (to: LinkEnd): to is DefinitionNumber =>
      this.#table.isHere(to) && callableKinds.has(program.definition(to).kind);
    return denoted.every(isFunction) ? denoted : [];
  }
}

/** Indexes of the members of objects that variables of a file hold, by the places of their names. */
const membersByPlace = oncePerFile(
  ({ definitions }): ReadonlyMap<string, DefinitionIndex> =>
    new Map(
      definitions.flatMap(({ kind, parent, nameSpan }, index) => {
        const isMember = callableKinds.has(kind) || kind === 'property';
        const isOfObject = parent > 0 && !ownerKinds.has(definitions[parent]?.kind ?? 'module');
        return isMember && isOfObject ? [[placeKey(nameSpan), index] as const] : [];
      }),
    ),
);

function placeKey([line, column]: readonly number[]): string {
  return `${line}:${column}`;
}
