import { createYielder } from '../../base/create-yielder.ts';
import type { Grammar } from '../../grammar/load-grammars.ts';
import type { Finding } from '../../model/coverage.ts';
import { compareText } from '../../model/order.ts';
import { toIndexedFile, type IndexedFile } from '../files/indexed-file.ts';
import { createTablesReader, type TablesReader } from '../files/tables-reader.ts';
import type { TextReader } from '../read-unchanged.ts';
import { documentFacts } from './document-facts.ts';
import { DocumentText } from './document-text.ts';
import { findIndexRoot, insidePath } from './index-root.ts';
import { fitOf, isStale } from './occurrence-fit.ts';
import { ScipRole, type ScipDocument } from './scip-document.ts';
import { readScipParts, type ScipSource } from './scip-file.ts';
import { scipGrammar, scipLanguage } from './scip-grammar.ts';
import { isLocalSymbol } from './symbol-name.ts';

/** The start of a name in a file; one-based. */
export interface NamePlace {
  path: string;
  line: number;
  column: number;
}

/** Numbers of the documents of one index, and of those that are not used. */
export interface ScipIndexReport {
  name: string;
  /** The indexer that made it; empty if it does not say. */
  tool: string;
  documents: number;
  /** Documents of files that the atlas does not have. */
  unknown: number;
  /** Documents whose path leads out of the repository. */
  outside: number;
  /** Documents that do not fit the text of their file. */
  stale: number;
}

/** A document that fits its file, with the text. */
export interface FittingDocument {
  path: string;
  document: ScipDocument;
  text: DocumentText;
  aliases: ReadonlySet<string>;
}

export interface ScipImportInput {
  sources: readonly ScipSource[];
  /** Sorted by path. */
  records: readonly IndexedFile[];
  grammars: readonly Grammar[];
  /** The folder of the facts cache; undefined if nothing is cached. */
  factsFolder: string | undefined;
  readText: TextReader;
  signal: AbortSignal | undefined;
}

/** The indexes of compilers that the user named: their definitions are read, their references can be read. */
export class ScipImport {
  readonly reports: ScipIndexReport[] = [];
  readonly findings: Finding[] = [];
  /** Stand-ins for the grammars of languages that only an index knows. */
  readonly grammars: Grammar[] = [];
  /** By global symbol. */
  readonly definitions = new Map<string, NamePlace[]>();
  /** The records of the run, with the definitions of files that no grammar reads. */
  records: readonly IndexedFile[];
  readonly #input: ScipImportInput;
  readonly #byPath: Map<string, IndexedFile>;
  readonly #tables: TablesReader;
  /** By index of the source: its folder and its documents that are not used. */
  readonly #roots: string[] = [];
  readonly #stale: Set<string>[] = [];

  private constructor(input: ScipImportInput) {
    this.#input = input;
    this.#tables = createTablesReader(input.factsFolder);
    this.#byPath = new Map(input.records.map((record) => [record.path, record]));
    this.records = input.records;
  }

  /** Reads the definitions of all indexes. Throws a `SourceError` if one cannot be read. */
  static async read(input: ScipImportInput): Promise<ScipImport> {
    const found = new ScipImport(input);
    const pause = createYielder(input.signal);
    for (const [index, source] of input.sources.entries()) await found.#readSource(source, index, pause);
    found.records = input.records.map((record) => found.#byPath.get(record.path) ?? record);
    found.grammars.sort((a, b) => compareText(a.name, b.name));
    return found;
  }

  /** Yields the documents of all indexes that fit their files. */
  async *documents(): AsyncGenerator<FittingDocument, void> {
    const pause = createYielder(this.#input.signal);
    for (const [index, source] of this.#input.sources.entries()) {
      for (const part of readScipParts(source)) {
        await pause();
        const path = insidePath((this.#roots[index] ?? '') + part.path);
        if (path === undefined || this.#stale[index]?.has(path)) continue;
        const record = this.#byPath.get(path);
        const opened = record && (await this.#open(record, part.read()));
        if (opened) yield opened;
      }
    }
  }

  async #readSource(source: ScipSource, index: number, pause: () => Promise<void>): Promise<void> {
    const report: ScipIndexReport = {
      name: source.name,
      tool: '',
      documents: 0,
      unknown: 0,
      outside: 0,
      stale: 0,
    };
    const paths: string[] = [];
    let projectRoot = '';
    for (const { path, metadata } of readScipParts(source)) {
      report.tool = metadata.tool;
      projectRoot = metadata.projectRoot;
      paths.push(path);
    }
    const root = findIndexRoot(projectRoot, paths, (path) => this.#byPath.has(path));
    const stale = new Set<string>();
    this.#roots[index] = root;
    this.#stale[index] = stale;
    for (const part of readScipParts(source)) {
      await pause();
      report.documents++;
      const path = insidePath(root + part.path);
      const record = path === undefined ? undefined : this.#byPath.get(path);
      if (path === undefined) report.outside++;
      else if (!record) report.unknown++;
      else {
        const opened = await this.#open(record, part.read());
        if (!opened || isStale(opened.document, opened.text, opened.aliases)) {
          stale.add(path);
          // An index may describe a file several times.
          report.stale = stale.size;
        } else this.#takeDefinitions(opened, await this.#input.readText(path));
      }
    }
    this.reports.push(report);
    this.findings.push(...findingsOf(report, [...stale].sort(compareText)));
  }

  async #open(record: IndexedFile, document: ScipDocument): Promise<FittingDocument | undefined> {
    const source = await this.#input.readText(record.path);
    if (source === undefined) return undefined;
    const text = new DocumentText(source, document.encoding);
    return { path: record.path, document, text, aliases: this.#aliasesIn(record) };
  }

  /** The names that a file gives to imports. */
  #aliasesIn(record: IndexedFile): ReadonlySet<string> {
    const facts = record.declarations && this.#tables.read(record).facts;
    return new Set(facts?.imports.map(({ local }) => local).filter((local) => local !== ''));
  }

  #takeDefinitions({ path, document, text, aliases }: FittingDocument, source = ''): void {
    for (const { symbol, roles, range } of document.occurrences) {
      if ((roles & ScipRole.Definition) === 0 || isLocalSymbol(symbol)) continue;
      const span = text.spanOf(range);
      if (!span || fitOf(symbol, span, text, aliases) === 'misfit') continue;
      const places = this.definitions.get(symbol) ?? [];
      this.definitions.set(symbol, places);
      places.push({ path, line: span[0], column: span[1] });
    }
    const record = this.#byPath.get(path);
    if (record?.status === 'text' && record.language === null) this.#addFacts(record, document, text, source);
  }

  /** Makes the definitions of a file that no grammar reads. */
  #addFacts(record: IndexedFile, document: ScipDocument, text: DocumentText, source: string): void {
    const facts = documentFacts(document, text, source);
    if (facts.definitions.length === 1) return;
    const taken = new Map(this.#input.grammars.map((grammar) => [grammar.name, grammar]));
    const language = scipLanguage(document.language, taken);
    if (!this.grammars.some(({ name }) => name === language))
      this.grammars.push(scipGrammar(language, document.language));
    const { declarations: _none, tables: _empty, ...rest } = record;
    const read = { ...rest, language, status: 'parsed' as const, facts, highlights: new Int32Array() };
    this.#byPath.set(record.path, toIndexedFile(read, undefined));
  }
}

const MAX_EXAMPLES = 5;

function findingsOf(
  { name, documents, unknown, outside, stale }: ScipIndexReport,
  stalePaths: readonly string[],
): Finding[] {
  const warn = (code: string, message: string): Finding => ({
    code,
    severity: 'warning',
    message,
    path: name,
  });
  const examples =
    stalePaths.slice(0, MAX_EXAMPLES).join(', ') + (stalePaths.length > MAX_EXAMPLES ? ' …' : '');
  return [
    ...(stale === 0
      ? []
      : [
          warn(
            'scip-stale',
            `The SCIP index ${name} does not fit ${stale} of its ${documents} files, which have changed since it was made: ${examples}. It is not used for them. Make it again.`,
          ),
        ]),
    ...(outside === 0
      ? []
      : [
          warn(
            'scip-outside',
            `The SCIP index ${name} names ${outside} files outside of the repository, which are ignored.`,
          ),
        ]),
    ...(documents > 0 && documents === unknown + outside
      ? [
          warn(
            'scip-no-files',
            `The SCIP index ${name} describes no file of this repository. Make it in the root of the repository.`,
          ),
        ]
      : []),
  ];
}
