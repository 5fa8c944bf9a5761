import { SCHEMA_VERSION, type AtlasIndex, type Highlighted } from '../../model/atlas-index.ts';
import { skipReasons, type Coverage } from '../../model/coverage.ts';
import type { FileEntry } from '../../model/directory-shard.ts';
import { parentPath } from '../../model/path.ts';
import { exampleOf, placeholderValues } from '../../model/static-answer.ts';
import { compareText } from '../../model/order.ts';
import type { Atlas } from './atlas.ts';
import { namedLanguages } from './coverage-gaps.ts';
import { scipCountsOf } from '../scip/import-scip.ts';
import { countsOf } from './counts.ts';
import { readmeOf } from '../analyse/readme-of.ts';
import { mostRanked, type FileSummary } from './file-summary.ts';
import { findLandmarks, likelyLandmarks, withoutEvidence, type Landmark } from './landmarks.ts';

/** Nodes to choose from that are held at once. */
const MAX_KEPT = 1000;
const MAX_ENTRY_POINTS = 50;
const MAX_EXAMPLES = 5;

/** Collects counts and ranks of the files. */
export class Tally {
  readonly #languages = new Map<string | null, { files: number; lines: number; bytes: number }>();
  #modules: Highlighted[] = [];
  #symbols: Landmark[] = [];
  readonly #entries: FileEntry[] = [];
  readonly #files = new Map<string, Highlighted>();
  readonly #entryPoints: Highlighted[] = [];
  readonly #entryPaths: ReadonlySet<string>;
  readonly #rootFiles: string[] = [];

  constructor(atlas: Atlas) {
    this.#entryPaths = new Set(atlas.entryPoints);
  }

  add({ entry, file, symbols }: FileSummary): void {
    if (this.#symbols.length > 4 * MAX_KEPT) this.#symbols = likelyLandmarks(this.#symbols, 2 * MAX_KEPT);
    const { path, lines, bytes } = entry;
    this.#entries.push(entry);
    if (file) this.#modules.push(file);
    if (file && (symbols.length > 0 || this.#entryPaths.has(path))) this.#files.set(path, file);
    for (const symbol of symbols) this.#symbols.push(symbol);
    if (this.#modules.length > MAX_KEPT) this.#modules = mostRanked(this.#modules);
    const language = this.#languages.get(entry.language) ?? { files: 0, lines: 0, bytes: 0 };
    this.#languages.set(entry.language, {
      files: language.files + 1,
      lines: language.lines + lines,
      bytes: language.bytes + bytes,
    });
    if (file && this.#entryPaths.has(path) && this.#entryPoints.length < MAX_ENTRY_POINTS)
      this.#entryPoints.push(file);
    if (!path.includes('/')) this.#rootFiles.push(path);
  }

  /** Returns the index after all files have been added. */
  toIndex(
    atlas: Atlas,
    symbolShards: AtlasIndex['symbolShards'],
    addressOfDirectory: (path: string) => string,
  ): AtlasIndex {
    const { topSymbols, firstFiles } = findLandmarks({
      landmarks: this.#symbols,
      entries: this.#entries,
      entryPoints: this.#entryPoints,
      imports: atlas.analysis.imports,
      files: this.#files,
      packages: atlas.packages,
    });
    const symbols = topSymbols.length > 0 ? topSymbols : mostRanked(this.#symbols.map(withoutEvidence));
    return {
      schemaVersion: SCHEMA_VERSION,
      generator: { name: 'treeatlas', version: atlas.version },
      repository: atlas.repository,
      ...(atlas.project ? { project: atlas.project } : {}),
      grammars: atlas.grammars.map(({ name, manifest, hash }) => ({
        language: name,
        title: manifest.title,
        color: manifest.color,
        ...(manifest.comments.format === 'markdown' ? {} : { docFormat: manifest.comments.format }),
        hash,
      })),
      counts: countsOf(atlas),
      languages: [...this.#languages]
        .map(([language, counts]) => ({ language, ...counts }))
        .sort((a, b) => b.bytes - a.bytes || compareText(a.language ?? '', b.language ?? '')),
      coverage: coverageOf(atlas),
      ...(atlas.scip ? { scip: scipCountsOf(atlas.scip) } : {}),
      readme: readmeOf(this.#rootFiles),
      ...(atlas.packages.length > 0 ? { packages: [...atlas.packages] } : {}),
      ...(atlas.testCommands.length > 0 ? { testCommands: [...atlas.testCommands] } : {}),
      entryPoints: this.#entryPoints,
      ...(firstFiles.length > 0 ? { firstFiles } : {}),
      topModules: mostRanked(this.#modules),
      topSymbols: symbols,
      symbolShards,
      operations: withExamples(atlas, symbols[0], symbolShards, addressOfDirectory),
    };
  }
}

/**
 * Adds an example to each operation that one file answers, about the main symbol of the repository. The history is made later, and its
 * templates are addresses already.
 */
function withExamples(
  { operations, repository }: Pick<Atlas, 'operations' | 'repository'>,
  symbol: Highlighted | undefined,
  symbolShards: AtlasIndex['symbolShards'],
  addressOfDirectory: (path: string) => string,
): AtlasIndex['operations'] {
  if (!symbol) return operations;
  const values = placeholderValues(symbol, symbolShards, addressOfDirectory(parentPath(symbol.path)));
  const parts = new Set(repository.blame ? (['blame'] as const) : []);
  return operations.map((operation) => {
    const example = exampleOf(operation.static, values, parts);
    return example ? { ...operation, example } : operation;
  });
}

export function coverageOf({ grammars, records, skipped, analysis }: Atlas): Coverage {
  const sites = { certain: 0, candidate: 0, unresolved: 0 };
  for (const { counts } of analysis.linked.links) {
    sites.certain += counts.certain;
    sites.candidate += counts.candidate;
    sites.unresolved += counts.unresolved;
  }
  const withoutCode = [
    ...skipped,
    ...records
      .filter(({ status }) => status === 'text')
      .map(({ path }) => ({ path, reason: 'unsupported-language' as const })),
  ];
  const languages = new Set(records.map(({ language }) => language));
  const supported = records.filter(({ status }) => status !== 'text');
  return {
    supportedFileCount: supported.length,
    skippedFileCount: withoutCode.length,
    failedFileCount: supported.filter(({ status }) => status === 'failed').length,
    partialFileCount: supported.filter(({ status }) => status === 'partial').length,
    reasons: Object.keys(skipReasons).flatMap((reason) => {
      const paths = withoutCode.filter((each) => each.reason === reason).map(({ path }) => path);
      const examples = paths.sort(compareText).slice(0, MAX_EXAMPLES);
      return paths.length === 0 ? [] : [{ reason, count: paths.length, examples }];
    }),
    namedLanguages: [...namedLanguages(grammars)].filter((each) => languages.has(each)).sort(compareText),
    sites,
  };
}
