import type { NodeKind } from '../../model/kinds.ts';
import type { Grammar } from '../../grammar/load-grammars.ts';
import {
  BindingColumn,
  ExpressionColumn,
  ScopeColumn,
  type DefinitionFact,
  type FileFacts,
  type FileRecord,
} from '../facts.ts';
import type { ModuleResolver } from './modules/module-resolver.ts';

/** A file with facts, as resolution sees it. */
export interface ProgramFile {
  index: number;
  path: string;
  grammar: Grammar;
  facts: FileFacts;
  modules: ModuleResolver;
  /** Number of its first definition, which is the file itself. */
  base: number;
  /** First binding of a name in a scope, by `scope * strings + name`; `nextBinding` chains the others. */
  firstBinding: Map<number, number>;
  nextBinding: Int32Array;
  /** Interned strings to their index. */
  stringIndex: Map<string, number>;
}

/**
 * All files of a repository with one numbering of definitions: definition `d` of file `f` has the number
 * `f.base + d`.
 */
export class Program {
  readonly files: readonly ProgramFile[];
  readonly definitionCount: number;
  readonly #byPath: ReadonlyMap<string, ProgramFile>;
  readonly #fileOf: Int32Array;
  readonly #members: (Map<string, number[]> | undefined)[];

  /** `records` are sorted by path and have facts; `modulesOf` gives the resolver of a grammar. */
  constructor(
    records: readonly (FileRecord & { facts: FileFacts })[],
    grammarOf: (record: FileRecord) => Grammar,
    modulesOf: (grammar: Grammar) => ModuleResolver,
  ) {
    let base = 0;
    this.files = records.map((record, index) => {
      const grammar = grammarOf(record);
      const file = toProgramFile(record.path, record.facts, index, base, grammar, modulesOf(grammar));
      base += record.facts.definitions.length;
      return file;
    });
    this.definitionCount = base;
    this.#byPath = new Map(this.files.map((file) => [file.path, file]));
    this.#fileOf = new Int32Array(base);
    for (const file of this.files)
      this.#fileOf.fill(file.index, file.base, file.base + file.facts.definitions.length);
    this.#members = new Array<Map<string, number[]> | undefined>(base);
  }

  fileAt(path: string): ProgramFile | undefined {
    return this.#byPath.get(path);
  }

  fileOf(definition: number): ProgramFile {
    const file = this.files[this.#fileOf[definition] ?? -1];
    if (!file) throw new RangeError(`no definition ${definition}`);
    return file;
  }

  definition(number: number): DefinitionFact {
    const file = this.fileOf(number);
    const fact = file.facts.definitions[number - file.base];
    if (!fact) throw new RangeError(`no definition ${number}`);
    return fact;
  }

  /** Number of the definition around one; -1 for a file. */
  parentOf(number: number): number {
    const file = this.fileOf(number);
    const parent = file.facts.definitions[number - file.base]?.parent ?? -1;
    return parent < 0 ? -1 : file.base + parent;
  }

  /** What a definition defines directly, by name. */
  membersOf(number: number): ReadonlyMap<string, readonly number[]> {
    const known = this.#members[number];
    if (known) return known;
    const file = this.fileOf(number);
    for (let index = 0; index < file.facts.definitions.length; index++)
      this.#members[file.base + index] ??= new Map();
    file.facts.definitions.forEach((fact, index) => {
      if (fact.parent < 0) return;
      const members = this.#members[file.base + fact.parent];
      const same = members?.get(fact.name);
      if (same) same.push(file.base + index);
      else members?.set(fact.name, [file.base + index]);
    });
    return this.#members[number] ?? new Map<string, number[]>();
  }
}

function toProgramFile(
  path: string,
  facts: FileFacts,
  index: number,
  base: number,
  grammar: Grammar,
  modules: ModuleResolver,
): ProgramFile {
  const count = facts.bindings.length / BindingColumn.Width;
  const firstBinding = new Map<number, number>();
  const nextBinding = new Int32Array(count).fill(-1);
  const strings = facts.strings.length;
  for (let binding = count - 1; binding >= 0; binding--) {
    const key =
      bindingCell(facts, binding, BindingColumn.Scope) * strings +
      bindingCell(facts, binding, BindingColumn.Name);
    nextBinding[binding] = firstBinding.get(key) ?? -1;
    firstBinding.set(key, binding);
  }
  const stringIndex = new Map(facts.strings.map((text, at) => [text, at]));
  return { index, path, grammar, facts, modules, base, firstBinding, nextBinding, stringIndex };
}

type Column<Columns extends Record<string, number>> = Columns[keyof Columns];

export function expressionCell(
  facts: FileFacts,
  row: number,
  column: Column<typeof ExpressionColumn>,
): number {
  return facts.expressions[row * ExpressionColumn.Width + column] ?? -1;
}

export function bindingCell(facts: FileFacts, row: number, column: Column<typeof BindingColumn>): number {
  return facts.bindings[row * BindingColumn.Width + column] ?? -1;
}

export function scopeCell(facts: FileFacts, row: number, column: Column<typeof ScopeColumn>): number {
  return facts.scopes[row * ScopeColumn.Width + column] ?? -1;
}

export function text(facts: FileFacts, index: number): string {
  return facts.strings[index] ?? '';
}

export const variableKinds: ReadonlySet<NodeKind> = new Set(['variable', 'constant', 'property', 'field']);

/** Of definitions of one name, the one that people mean: what has a body or a value before what only types. */
export function bestDefinition(program: Program, numbers: readonly number[]): number | undefined {
  const isType = (number: number): boolean =>
    ['interface', 'type_alias'].includes(program.definition(number).kind);
  return numbers.find((number) => !isType(number)) ?? numbers[0];
}
