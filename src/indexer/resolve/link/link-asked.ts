import { callableKinds, ownerKinds } from '../../../model/kinds.ts';
import { ExpressionColumn as E } from '../../facts/tables.ts';
import { expressionCell, oncePerFile, placeOf, text } from '../bind/tables.ts';
import type { ProgramFile } from '../bind/program.ts';
import type { Asked } from '../infer/asked-members.ts';
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
  linkElement(row: number): void {
    const { facts } = this.#file;
    const from = containerOf(this.#file, row);
    const name = text(facts, expressionCell(facts, row, E.B));
    for (const value of this.#evaluator.elements.membersNamed(this.#file, name)) {
      const to = this.#table.numberOf(value);
      if (to !== null && to >= 0)
        this.#table.push(from, to, 'REFERENCES', 'member', spanOfRow(facts, row), CALLBACK);
    }
  }

  /** Links a name that is a member of the type that is asked for there. */
  link(row: number, { targets, isCertain, rule }: Asked): void {
    const numbers = targets.flatMap((value) => this.#table.numberOf(value) ?? []).filter((to) => to >= 0);
    const from = containerOf(this.#file, row);
    const span = spanOfRow(this.#file.facts, row);
    if (this.#linkImplementation(row, numbers)) return;
    if (!isCertain && numbers.length > 0) this.#table.possible(from, numbers, 'REFERENCES', span);
    else for (const to of numbers) this.#table.push(from, to, 'REFERENCES', 'member', span, rules[rule]);
  }

  /**
   * Links a function that an object has under a key to the members that it implements, as a method of a class is linked. Returns false if
   * the key defines none.
   */
  #linkImplementation(row: number, above: readonly number[]): boolean {
    const { facts, base } = this.#file;
    const index = membersByPlace(facts).get(placeKey(placeOf(facts, expressionCell(facts, row, E.Offset))));
    if (index === undefined) return false;
    const { program } = this.#evaluator;
    const isCallable = (number: number): boolean => callableKinds.has(program.definition(number).kind);
    const implemented = isCallable(base + index) ? above : above.filter(isCallable);
    for (const to of implemented)
      this.#table.push(base + index, to, 'IMPLEMENTS', 'member', spanOfRow(facts, row), OVERRIDE);
    return implemented.length > 0 && implemented.length === above.length;
  }
}

/** Indexes of the members of objects that variables of a file hold, by the places of their names. */
const membersByPlace = oncePerFile(
  ({ definitions }): ReadonlyMap<string, number> =>
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
