import type { How } from '../../../model/kinds.ts';
import type { Span } from '../../../model/position.ts';
import { Rows } from '../../../base/rows.ts';
import {
  definitionIndex,
  externalIndex,
  isDefinition,
  outsideNumber,
  type DefinitionNumber,
  type LinkEnd,
  type FileIndex,
  type RowIndex,
} from '../../facts/ids.ts';
import { ExpressionColumn as E } from '../../facts/tables.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import { isCandidateRow, linkCell } from './edges.ts';
import { markAccessors } from './mark-accessors.ts';
import type { GivenUp } from './given-up.ts';
import {
  howCode,
  LinkColumn,
  PackageReferenceColumn,
  typeCode,
  UnresolvedColumn,
  type FileLinks,
} from './links.ts';
import type { NameIndex } from '../bind/name-index.ts';
import { BUILTIN_PACKAGE } from '../../../model/interface.ts';
import type { ProgramFile } from '../bind/program.ts';
import { containerOf, spanOfRow, useAt, type LinkType } from './use.ts';
import {
  indexOf,
  plainFile,
  plainFilePath,
  tagOf,
  ValueTag,
  definitionNumberOf,
  fileIndexOf,
  type Value,
} from '../types/values.ts';

const NO_RULE = 0;

/** The links of a file while they are found. */
export class LinkTable {
  readonly #file: ProgramFile;
  readonly #evaluator: Evaluator;
  readonly #names: NameIndex;
  readonly #rows: Rows;
  readonly #packageReferences = new Rows(PackageReferenceColumn.Width, 16);
  readonly #candidates: DefinitionNumber[][] = [];
  readonly #candidateIndex = new Map<string, number>();
  readonly #imports: (LinkEnd | null)[] = [];
  /** Count and index by name. */
  readonly #unresolved = new Map<string, { count: number; index: number }>();
  readonly #unresolvedUses = new Rows(UnresolvedColumn.Width, 16);
  readonly #knownCallees: number[] = [];
  /** The names of imports: number of the definition, line and column. */
  readonly #importedNames = new Set<string>();
  readonly #counts = { certain: 0, candidate: 0, unresolved: 0 };

  constructor(file: ProgramFile, evaluator: Evaluator, names: NameIndex) {
    this.#file = file;
    this.#evaluator = evaluator;
    this.#names = names;
    this.#rows = new Rows(LinkColumn.Width, Math.max(16, file.facts.expressions.length / E.Width / 4));
  }

  links(givenUp: readonly GivenUp[]): FileLinks {
    return {
      rows: markAccessors(this.#rows.toArray(), this.#file, this.#evaluator.program),
      packageReferences: this.#packageReferences.toArray(),
      candidates: this.#candidates,
      imports: this.#imports,
      unresolved: new Map([...this.#unresolved].map(([name, { count }]) => [name, count])),
      unresolvedUses: this.#unresolvedUses.toArray(),
      knownCallees: Int32Array.from(this.#knownCallees),
      counts: this.#counts,
      givenUp,
      misfits: new Int32Array(0),
      misfitDetails: [],
    };
  }

  /** Keeps where the next import of the file leads. */
  import(module: LinkEnd | null): void {
    this.#imports.push(module);
  }

  /** Links the name in an import to a definition. */
  importName(to: LinkEnd, how: How, span: Span): void {
    this.#importedNames.add(placeKey(to, span));
    this.push(this.#file.base, to, 'IMPORTS', how, span);
  }

  /** Whether a place is the name of an import of a definition. */
  isImportName(to: LinkEnd, span: Span): boolean {
    return this.#importedNames.has(placeKey(to, span));
  }

  /** Keeps the reference in a row to a symbol of a package. A package as a whole is listed where it is imported. */
  packageReference(row: RowIndex, value: Value): void {
    if (tagOf(value) !== ValueTag.External) return;
    const external = this.#evaluator.externals.get(indexOf(value));
    if (external.symbol === '' || external.package === BUILTIN_PACKAGE) return;
    if (plainFilePath(external) !== undefined) return;
    const [line, column] = spanOfRow(this.#file.facts, row);
    const from = containerOf(this.#file, row);
    this.#packageReferences.push(from, outsideNumber(indexOf(value)), line, column);
  }

  /** A value that is called, of which all is known that it can be. */
  knownCallee(row: RowIndex): void {
    this.#knownCallees.push(row);
  }

  /** A use that is known to mean something. */
  certain(): void {
    this.#counts.certain++;
  }

  /** What a use may mean, or that it leads nowhere. */
  candidates(row: RowIndex, type: LinkType, to: readonly DefinitionNumber[], name: string): void {
    if (to.length === 0) {
      this.leaveOpen(row, name);
      return;
    }
    this.possible(containerOf(this.#file, row), to, type, spanOfRow(this.#file.facts, row));
  }

  /** What is named somewhere may mean one of several definitions. */
  possible(from: DefinitionNumber, to: readonly DefinitionNumber[], type: LinkType, span: Span): void {
    const key = to.join();
    let index = this.#candidateIndex.get(key);
    if (index === undefined) {
      index = this.#candidates.push([...to]) - 1;
      this.#candidateIndex.set(key, index);
    }
    this.#pushRow(from, index, type, to.length === 1 ? 'name' : 'ambiguous', span, NO_RULE);
    this.#counts.candidate++;
  }

  /** Counts a use that leads nowhere, and keeps its place where it may mean something of the repository. */
  leaveOpen(row: RowIndex, name: string): void {
    const index = this.count(name);
    if (!this.#names.isDefined(this.#file.grammar.manifest.family, name)) return;
    const { from, type, span } = useAt(this.#file, row);
    const [line, column, , endColumn] = span;
    this.#unresolvedUses.push(
      index,
      definitionIndex(from, this.#file.base),
      typeCode(type),
      line,
      column,
      endColumn,
    );
  }

  /** Counts a use that leads nowhere, and returns the index of the name. */
  count(name: string): number {
    const known = this.#unresolved.get(name) ?? { count: 0, index: this.#unresolved.size };
    known.count++;
    this.#unresolved.set(name, known);
    this.#counts.unresolved++;
    return known.index;
  }

  /** The indexes of the files to whose definitions the links lead. */
  targetFiles(): ReadonlySet<number> {
    const files = new Set<FileIndex>();
    const rows = this.#rows.toArray();
    for (let row = 0; row < this.#rows.count; row++) {
      const to = linkCell(rows, row, LinkColumn.To);
      if (isDefinition(to) && !isCandidateRow(rows, row)) files.add(this.#evaluator.program.fileOf(to).index);
    }
    return files;
  }

  isHere(to: LinkEnd): to is DefinitionNumber {
    return to >= this.#file.base && to < this.#file.base + this.#file.facts.definitions.length;
  }

  /** The number of a denoted thing in links; null for what is no end of an edge. */
  numberOf(value: Value): LinkEnd | null {
    switch (tagOf(value)) {
      case ValueTag.Definition:
        return this.#definitionNumber(definitionNumberOf(value));
      case ValueTag.Dotted: {
        const module = this.#evaluator.modules.dottedModule(indexOf(value))[0];
        return module === undefined ? null : this.numberOf(module);
      }
      case ValueTag.Module:
        return this.#definitionNumber(this.#evaluator.program.file(fileIndexOf(value)).base);
      case ValueTag.External:
        return outsideNumber(indexOf(value));
      default:
        return null;
    }
  }

  /** The number of a file of the repository; one without facts is numbered as an external. */
  numberOfFile(path: string): LinkEnd {
    const file = this.#evaluator.program.fileAt(path);
    return file ? file.base : outsideNumber(this.#evaluator.externals.index(plainFile(path)));
  }

  /** Whether a number is that of something outside of the repository. */
  isOutside(number: LinkEnd): boolean {
    return (
      !isDefinition(number) &&
      plainFilePath(this.#evaluator.externals.get(externalIndex(number))) === undefined
    );
  }

  /** What the libraries of languages declare is outside of the repository. */
  #definitionNumber(number: DefinitionNumber): LinkEnd {
    const { program } = this.#evaluator;
    if (!program.isLibrary(number)) return number;
    const { library } = program.fileOf(number);
    const { symbol } = program.definition(number);
    const outside = this.#evaluator.external(library === '' ? 'builtin' : (library ?? ''), symbol);
    return outsideNumber(indexOf(outside));
  }

  push(from: DefinitionNumber, to: LinkEnd, type: LinkType, how: How, span: Span, rule = NO_RULE): void {
    this.#pushRow(from, to, type, how, span, rule);
  }

  #pushRow(
    from: DefinitionNumber,
    to: number,
    type: LinkType,
    how: How,
    [line, column, endLine, endColumn]: Span,
    rule: number,
  ): void {
    this.#rows.push(from, to, typeCode(type), howCode(how), rule, line, column, endLine, endColumn, 0, 0);
  }
}

function placeKey(to: LinkEnd, [line, column]: Span): string {
  return `${to}:${line}:${column}`;
}
