import { sha256 } from '../base/sha256.ts';
import { maskText } from '../features/secrets/mask.ts';
import { createSecretSearch, type SecretSettings } from '../features/secrets/secret-search.ts';
import { createLanguageFinder } from '../grammar/language-of.ts';
import { loadGrammars, type Grammar } from '../grammar/load-grammars.ts';
import type { Artifact } from '../model/artifact.ts';
import type { Coverage, Finding } from '../model/coverage.ts';
import { analyse } from './analyse/analyse.ts';
import { createRootFinder } from './analyse/roots/find-roots.ts';
import { findEntryPointsOf } from './analyse/entry-points-of-grammars.ts';
import { readLeftOut } from './analyse/left-out/left-out.ts';
import { analyseFiles, trackFile } from './analyse-files.ts';
import { openFactsCache } from './cache/facts-cache.ts';
import { linksFingerprint, openLinksCache } from './cache/links-cache.ts';
import { decodeText } from './discover/decode.ts';
import { discover, type SkippedFile } from './discover/discover.ts';
import { withholdSecretNames } from './discover/withhold-names.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';
import { countsOf } from './emit/counts.ts';
import { coverageOf } from './emit/atlas-index.ts';
import type { Atlas } from './emit/atlas.ts';
import { emit } from './emit/emit.ts';
import type { FileRecord } from './facts.ts';
import { loadLibraries } from './library.ts';
import { resolve } from './resolve/resolve.ts';
import type { SecretPlace } from './withheld.ts';
import type { RepositoryInfo, Source } from './source/source.ts';
import { createYielder } from './turns.ts';
import { join } from 'node:path';
import { compareText } from '../model/order.ts';

export type IndexStage = 'discover' | 'parse' | 'resolve' | 'analyse';

export interface IndexOptions {
  source: Source;
  /** Version of this program, for the artifacts. */
  version: string;
  include?: readonly string[];
  exclude?: readonly string[];
  maxFileBytes?: number;
  /** Language by extension (`.inc`) or file name, before what the grammars say. */
  languages?: Readonly<Record<string, string>>;
  /** Folders relative to the root that hold an atlas. */
  outputFolders?: readonly string[];
  /** What looks like a secret is withheld, but for what these settings allow. */
  secrets?: SecretSettings;
  /** Where facts and links are remembered; undefined: nowhere. */
  cacheFolder: string | undefined;
  /** Links and stamps are those of the last run; of sources that are read by turns, each has its own. */
  cacheTrack?: string;
  grammarFolder?: string;
  /** Processes at once. Default: as many as the machine runs in parallel. */
  workers?: number;
  onProgress?(progress: { stage: IndexStage; done: number; total: number }): void;
  signal?: AbortSignal;
}

export interface Indexed {
  /** The base artifacts, made as they are asked for. */
  artifacts(): AsyncGenerator<Artifact, void>;
  repository: RepositoryInfo;
  counts: AtlasIndex['counts'];
  coverage: Coverage;
  summary: {
    files: number;
    parsed: number;
    /** Files whose uses of names had to be led to what they mean. */
    linked: number;
    symbols: number;
    lines: number;
    skipped: readonly SkippedFile[];
    /** What is withheld, by path and line. */
    secrets: readonly SecretPlace[];
    /** Seconds by stage. */
    seconds: Record<IndexStage, number>;
  };
}

/** A repository, read, parsed and linked, ready to be written down. */
export async function indexRepository(options: IndexOptions): Promise<Indexed> {
  const { source, signal } = options;
  const watch = stopwatch();
  const grammars = loadGrammars(options.grammarFolder);
  const byName = new Map(grammars.map((grammar) => [grammar.name, grammar]));
  const report = (stage: IndexStage) => (done: number, total: number) =>
    options.onProgress?.({ stage, done, total });

  const finder = createLanguageFinder(grammars, options.languages);
  const named = withholdSecretNames(await source.list(), createSecretSearch(options.secrets));
  const { entries } = named;
  const found = discover(entries, { ...discoverOptions(options), languageOf: finder.byPath });
  watch.lap('discover');

  const analysed = await analyseFiles({
    source,
    files: found.files,
    grammars: byName,
    grammarFolder: options.grammarFolder,
    cacheFolder: options.cacheFolder,
    cacheTrack: options.cacheTrack,
    secrets: options.secrets ?? {},
    workers: options.workers,
    onProgress: report('parse'),
    signal,
  });
  watch.lap('parse');

  const pause = createYielder(signal);
  const used = grammars.filter(({ name }) => analysed.records.some(({ language }) => language === name));
  const libraries = await loadLibraries({
    used,
    grammars: byName,
    cacheFolder: options.cacheFolder,
    pause,
  });
  const paths = analysed.records.map(({ path }) => path);
  const byPath = new Map(analysed.records.map((record) => [record.path, record]));
  // As it is published: what configuration files say ends up in artifacts.
  const readText = async (path: string): Promise<string | undefined> => {
    const record = byPath.get(path);
    return record && readUnchanged(source, record).catch(() => undefined);
  };
  const cache =
    options.cacheFolder === undefined
      ? undefined
      : openLinksCache(join(options.cacheFolder, trackFile('links', options.cacheTrack)));
  const linked = await resolve({
    records: analysed.records,
    libraries,
    grammars: byName,
    paths,
    readText,
    onProgress: report('resolve'),
    signal,
    keep: cache && { world: linksFingerprint(grammars, libraries), kept: cache.load() },
  });
  if (linked.toKeep) cache?.save(linked.toKeep);
  watch.lap('resolve');

  await pause();
  const analysis = analyse(linked);
  await pause();
  const { entryPoints, findings } = await findEntryPointsOf(used, paths, readText);
  const skipped = [...found.skipped, ...analysed.skipped].sort((a, b) => compareText(a.path, b.path));
  const leftOut = await readLeftOut({
    skipped,
    entries,
    source,
    grammars: byName,
    languageOf: finder.byPath,
    files: linked.program.files,
    signal,
  });
  const rootsOf = await createRootFinder({
    grammars: used,
    entryPoints,
    paths,
    readText,
    analysis,
    generated: leftOut.generated,
  });
  const isLeftOut = ({ name }: Grammar): boolean => leftOut.files.some(({ language }) => language === name);
  const atlas: Atlas = {
    repository: source.repository,
    version: options.version,
    grammars: grammars.filter((grammar) => used.includes(grammar) || isLeftOut(grammar)),
    skipped,
    ...findingsByFile(analysed.records, [
      ...source.findings,
      ...named.findings,
      ...found.findings,
      ...analysed.findings,
      ...linked.findings,
      ...findings,
    ]),
    entryPoints: entryPoints.map(({ path }) => path),
    analysis,
    leftOut,
    rootsOf,
    readSource: (record) => readUnchanged(source, record),
  };
  watch.lap('analyse');
  if (options.cacheFolder !== undefined && analysed.parsedCount > 0) {
    await openFactsCache(join(options.cacheFolder, 'facts')).prune({
      keysInUse: [...analysed.keys, ...libraries.map(({ key }) => key)],
      maxBytes: MAX_CACHE_BYTES,
    });
  }
  return {
    artifacts: () => emit(atlas),
    repository: source.repository,
    counts: countsOf(atlas),
    coverage: coverageOf(atlas),
    summary: {
      files: paths.length,
      parsed: analysed.parsedCount,
      linked: linked.linkedCount,
      symbols: linked.program.definitionCount - linked.program.files.length,
      lines: analysed.records.reduce((sum, { lines }) => sum + lines, 0),
      skipped: atlas.skipped,
      secrets: [...named.secrets, ...analysed.secrets],
      seconds: watch.seconds,
    },
  };
}

/** Gives each record the findings about its file, so that its page shows them; the others are returned apart. */
function findingsByFile(
  records: readonly FileRecord[],
  findings: readonly Finding[],
): Pick<Atlas, 'records' | 'findings'> {
  const byPath = new Map<string, Finding[]>(records.map(({ path }) => [path, []]));
  const apart = findings.filter((finding) => !byPath.get(finding.path)?.push(finding));
  return {
    records: records.map((record) => {
      const own = byPath.get(record.path) ?? [];
      return own.length > 0 ? { ...record, findings: [...record.findings, ...own] } : record;
    }),
    findings: apart,
  };
}

/** What is in no use any more is kept up to this, so that going back to another branch costs nothing. */
const MAX_CACHE_BYTES = 2_000_000_000;

function discoverOptions({ include, exclude, maxFileBytes, outputFolders }: IndexOptions) {
  return {
    ...(include ? { include } : {}),
    ...(exclude ? { exclude } : {}),
    ...(maxFileBytes === undefined ? {} : { maxFileBytes }),
    ...(outputFolders ? { outputFolders } : {}),
  };
}

/** A file changed while the atlas was being made: what was read first and last would not fit together. */
export class ChangedWhileIndexing extends Error {
  constructor(path: string, options?: ErrorOptions) {
    super(`${path} changed while the repository was being read. Run the command again.`, options);
    this.name = 'ChangedWhileIndexing';
  }
}

/** The text of a file as it is published. */
async function readUnchanged(
  source: Source,
  { path, hash, status, bytes, withheld }: FileRecord,
): Promise<string> {
  // Of a file that could not be read, the page is empty.
  if (status === 'failed' && bytes === 0) return '';
  let content: Uint8Array;
  try {
    content = await source.read(path);
  } catch (cause) {
    throw new ChangedWhileIndexing(path, { cause });
  }
  if (sha256(content) !== (withheld?.bytesHash ?? hash)) throw new ChangedWhileIndexing(path);
  return maskText(decodeText(content).text, withheld?.ranges ?? []);
}

function stopwatch(): { lap(stage: IndexStage): void; seconds: Record<IndexStage, number> } {
  const seconds: Record<IndexStage, number> = { discover: 0, parse: 0, resolve: 0, analyse: 0 };
  let last = performance.now();
  return {
    seconds,
    lap(stage) {
      const now = performance.now();
      seconds[stage] = (now - last) / 1000;
      last = now;
    },
  };
}
