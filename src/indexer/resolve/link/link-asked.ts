import { ExpressionColumn as E } from '../../facts/tables.ts';
import { expressionCell, text } from '../bind/tables.ts';
import type { ProgramFile } from '../bind/program.ts';
import type { Asked } from '../infer/asked-members.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import type { LinkTable } from './link-table.ts';
import { linkRules } from './links.ts';
import { containerOf, spanOfRow } from './use.ts';

const CALLBACK = linkRules.indexOf('callback');
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
    if (!isCertain && numbers.length > 0) this.#table.possible(from, numbers, 'REFERENCES', span);
    else for (const to of numbers) this.#table.push(from, to, 'REFERENCES', 'member', span, rules[rule]);
  }
}
