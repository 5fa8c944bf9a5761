import { isDefinition, isNone, NONE, type RowIndex } from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { ExpressionColumn as E } from '../../facts/tables.ts';
import { dottedName } from '../bind/dotted-name.ts';
import { expressionCell, list, parentsOf, text, rowOperand } from '../bind/tables.ts';
import type { ProgramFile } from '../bind/program.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import { itemRow } from '../infer/algebra/tuples.ts';
import { toValue, ValueTag, type Values } from '../types/values.ts';
import type { LinkTable } from './link-table.ts';
import { linkRules } from './links.ts';
import { containerOf, spanOfRow } from './use.ts';

const OTHER = linkRules.indexOf('other');

/** Links texts such as `shop.mail.send` to the symbols that they name: loaders, settings and mocks look these up at run time. */
export class TextNameLinker {
  readonly #file: ProgramFile;
  readonly #evaluator: Evaluator;
  readonly #table: LinkTable;
  readonly #names: { whole: RegExp; lookups: RegExp; members: RegExp } | undefined;

  constructor(file: ProgramFile, evaluator: Evaluator, table: LinkTable) {
    this.#file = file;
    this.#evaluator = evaluator;
    this.#table = table;
    const { namesInTexts: names } = file.grammar.manifest.scoping;
    this.#names = names && {
      whole: new RegExp(names.match),
      lookups: new RegExp(names.lookups),
      members: new RegExp(names.members),
    };
  }

  /** Links a row that is a text. */
  link(row: RowIndex): void {
    if (!this.#names) return;
    const { facts } = this.#file;
    const written = text(facts, expressionCell(facts, row, E.B));
    const call = this.#callWith(row);
    if (this.#names.whole.test(written)) {
      const isLookup = call?.position === 0 && this.#names.lookups.test(call.callee);
      this.#push(row, this.#namedBy(written.split(/[.:]/)), isLookup);
    } else if (call?.position === 1 && this.#names.members.test(call.callee)) {
      const values = this.#evaluator.evaluate(this.#file, call.first);
      this.#push(row, this.#membersOf(values, written), true);
    }
  }

  /** Returns the call that a row is an argument of. */
  #callWith(row: RowIndex): { callee: string; first: RowIndex; position: number } | undefined {
    const { facts } = this.#file;
    const call = parentsOf(facts).parents[row] ?? NONE;
    if (isNone(call) || expressionCell(facts, call, E.Op) !== Op.Call) return undefined;
    const given = [...list(facts, expressionCell(facts, call, E.B))].map((each) => itemRow(this.#file, each));
    const callee = dottedName(facts, rowOperand(facts, call, E.A));
    return { callee, first: given[0] ?? NONE, position: given.indexOf(row) };
  }

  /** Returns the members that the parts name behind those of the longest module. A text that is a module alone is often the name of a log. */
  #namedBy(parts: readonly string[]): Values {
    const { path, modules } = this.#file;
    for (let length = parts.length; length > 0; length--) {
      const target = modules.resolve(path, parts.slice(0, length).join('.'));
      const module = target.kind === 'file' ? this.#evaluator.program.fileAt(target.path) : undefined;
      if (!module) continue;
      if (length === parts.length) return [];
      return parts
        .slice(length)
        .reduce<Values>(
          (values, name) => this.#membersOf(values, name),
          [toValue(ValueTag.Module, module.index)],
        );
    }
    return [];
  }

  #membersOf(values: Values, name: string): Values {
    const { members } = this.#evaluator;
    return values.flatMap((value) => members.of(value, name).flatMap(({ target }) => target ?? []));
  }

  #push(row: RowIndex, targets: Values, isCertain: boolean): void {
    const numbers = [...new Set(targets.flatMap((value) => this.#table.numberOf(value) ?? []))].filter(
      isDefinition,
    );
    if (numbers.length === 0) return;
    const from = containerOf(this.#file, row);
    const { facts } = this.#file;
    const written = text(facts, expressionCell(facts, row, E.B));
    const [line, , endLine, endColumn] = spanOfRow(facts, row);
    const last = written.length - 1 - Math.max(written.lastIndexOf('.'), written.lastIndexOf(':'));
    const span = [line, endColumn - last, endLine, endColumn] as const;
    if (isCertain && numbers.length === 1)
      for (const to of numbers)
        this.#table.push(
          from,
          to,
          'REFERENCES',
          this.#table.isHere(to) ? 'scope' : 'import',
          [...span],
          OTHER,
        );
    else
      this.#table.possible(
        from,
        numbers.sort((a, b) => a - b),
        'REFERENCES',
        [...span],
      );
  }
}
