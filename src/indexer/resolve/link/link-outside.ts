import { type DefinitionNumber, isNone, outsideNumber, type RowIndex } from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { ExpressionColumn as E } from '../../facts/tables.ts';
import type { NameIndex } from '../bind/name-index.ts';
import type { ProgramFile } from '../bind/program.ts';
import { expressionCell, text, rowOperand } from '../bind/tables.ts';
import type { Denotation } from '../infer/algebra/denotation.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import type { LinkTable } from './link-table.ts';
import { containerOf, spanOfRow, type LinkType } from './use.ts';
import { indexOf, tagOf, ValueTag, definitionNumberOf, type Value, type Values } from '../types/values.ts';

/** Through how many members and calls behind a value of a generic type its type arguments are still looked for. */
const MAX_STEPS = 8;

const behind: ReadonlySet<number> = new Set([Op.Member, Op.Call, Op.Await, Op.Same, Op.Element, Op.At]);

/** Links members of values that something outside holds: the name is one of the outside, and may be one of the repository. */
export class OutsideLinker {
  readonly #file: ProgramFile;
  readonly #evaluator: Evaluator;
  readonly #names: NameIndex;
  readonly #table: LinkTable;
  #modules: readonly string[] | undefined;

  constructor(file: ProgramFile, evaluator: Evaluator, names: NameIndex, table: LinkTable) {
    this.#file = file;
    this.#evaluator = evaluator;
    this.#names = names;
    this.#table = table;
  }

  /**
   * Links a member that is found outside only as what it also may be: a possible reference to members of the repository. Returns false
   * where the name is known to be one of the outside.
   */
  link(row: RowIndex, type: LinkType, found: readonly Denotation[]): boolean {
    if (found.length === 0 || (type !== 'CALLS' && type !== 'REFERENCES')) return false;
    const { facts, grammar } = this.#file;
    if (expressionCell(facts, row, E.Op) !== Op.Member) return false;
    if (found.some(({ value }) => tagOf(value) !== ValueTag.External)) return false;
    const values = this.#evaluator.evaluate(this.#file, rowOperand(facts, row, E.A));
    const name = text(facts, expressionCell(facts, row, E.B));
    const added = this.#addedTo(row, values, name);
    if (added.length > 0) {
      this.#table.candidates(row, type, added, name);
      return true;
    }
    const narrowed = this.#membersOf(row, this.#evaluator.outside.argumentsOf(values), name);
    if (!narrowed) return false;
    if (narrowed.length === 0 && !this.#areHeld(values)) return false;
    const { family } = grammar.manifest;
    if (narrowed.length === 0 && !this.#names.isDefined(family, name)) return false;
    const others = type === 'CALLS' ? this.#names.members(family, name) : [];
    if (type === 'CALLS')
      for (const { value } of found)
        this.#table.push(
          containerOf(this.#file, row),
          outsideNumber(indexOf(value)),
          type,
          'package',
          spanOfRow(facts, row),
        );
    this.#table.candidates(row, type, narrowed.length > 0 ? narrowed : others, name);
    return true;
  }

  /**
   * The members of a name that type arguments have, where the receiver in a row comes from a value of an outside type with such. Empty
   * where nothing is known.
   */
  narrowed(row: RowIndex): readonly DefinitionNumber[] {
    const { facts } = this.#file;
    const name = text(facts, expressionCell(facts, row, E.B));
    let at = rowOperand(facts, row, E.A);
    for (let steps = 0; !isNone(at) && steps < MAX_STEPS; steps++) {
      const given = this.#evaluator.outside.argumentsOf(this.#evaluator.evaluate(this.#file, at));
      if (given.length > 0) return this.#membersOf(row, given, name) ?? [];
      if (!behind.has(expressionCell(facts, at, E.Op))) return [];
      at = rowOperand(facts, at, E.A);
    }
    return [];
  }

  /** The members of a name that the repository may add to the types of values from outside. */
  #addedTo(row: RowIndex, values: Values, name: string): readonly DefinitionNumber[] {
    const { names, packageTypes, space } = this.#evaluator;
    const use = names.useOf(this.#file, row);
    const targets = values
      .flatMap((value) => packageTypes.addedElsewhere(space.unbind(value).value, name, use))
      .flatMap(({ target }) => target ?? [])
      .filter((target) => tagOf(target) === ValueTag.Definition);
    return [...new Set(targets.map(definitionNumberOf))].sort((a, b) => a - b);
  }

  /** The members of a name that type arguments have; undefined where it is one of the language's library. */
  #membersOf(row: RowIndex, types: Values, name: string): readonly DefinitionNumber[] | undefined {
    const { members, names, program } = this.#evaluator;
    const use = names.useOf(this.#file, row);
    const targets = types.flatMap((type) =>
      members.of(type, name, use).flatMap(({ target }) => target ?? []),
    );
    const numbers = [
      ...new Set(targets.filter((each) => tagOf(each) === ValueTag.Definition).map(definitionNumberOf)),
    ];
    const own = numbers.filter((number) => !program.isLibrary(number)).sort((a, b) => a - b);
    return own.length === 0 && numbers.length > 0 ? undefined : own;
  }

  /** Whether values are held by something outside, and are no modules that the file imports. */
  #areHeld(values: Values): boolean {
    const { outside, space } = this.#evaluator;
    return outside.areHeld(values) && !values.some((value) => this.#isOfModule(space.unbind(value).value));
  }

  /** Whether a dotted name outside is that of a module that the file imports as a whole, of one around it, or of what is in it. */
  #isOfModule(value: Value): boolean {
    if (tagOf(value) !== ValueTag.Held) return false;
    const { package: from, symbol } = this.#evaluator.externals.get(indexOf(value));
    const name = `${from}\n${symbol}`;
    const around = name.slice(0, Math.max(0, name.lastIndexOf('.')));
    return this.#importedModules().some(
      (module) => module === name || module === around || module.startsWith(`${name}.`),
    );
  }

  #importedModules(): readonly string[] {
    const { facts, modules, path } = this.#file;
    this.#modules ??= facts.imports.flatMap(({ kind, source }) => {
      const isWhole = kind === 'module' || kind === 'namespace';
      const target = isWhole ? modules.resolve(path, source) : undefined;
      return target?.kind === 'package' ? [`${target.name}\n${target.subpath.replaceAll('/', '.')}`] : [];
    });
    return this.#modules;
  }
}
