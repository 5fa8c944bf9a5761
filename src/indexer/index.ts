import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { madeArtifacts, type Artifact, type PlannedArtifact } from '../model/artifact.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';
import type { Coverage } from '../model/coverage.ts';
import { programDigest } from '../base/code-digest.ts';
import { digest } from '../base/digest.ts';
import { trackFile } from './analyse-files.ts';
import { assembleAtlas } from './assemble-atlas.ts';
import type { SkippedFile } from './discover/discover.ts';
import type { Atlas } from './emit/atlas.ts';
import { openSummariesCache, type SummariesCache } from './cache/summaries-cache.ts';
import { coverageOf } from './emit/atlas-index.ts';
import { countsOf } from './emit/counts.ts';
import { emit, emitPart } from './emit/emit.ts';
import { isFactsLost } from './files/tables-reader.ts';
import { findFiles } from './find-files.ts';
import {
  createIndexRun,
  type IndexOptions,
  type IndexRun,
  indexStages,
  type IndexStage,
} from './index-run.ts';
import { indexAtOnce, type IndexWork } from './index-work.ts';
import { limitGarbageOf, totalSize } from './is-lean.ts';
import { pruneCache } from './prune-cache.ts';
import { createTextReader } from './read-unchanged.ts';
import type { RepositoryInfo } from './source/source.ts';
import { openScip, scipCountsOf } from './scip/import-scip.ts';
import { Stopwatch } from '../base/stopwatch.ts';
import type { SecretLocation } from './withheld.ts';

export type { IndexOptions, IndexProgress, IndexStage } from './index-run.ts';

export interface Indexed {
  /** Makes the base artifacts one after the other. */
  artifacts(): AsyncGenerator<Artifact, void>;
  /** The same for a reader that has those of an earlier run. */
  plannedArtifacts(): AsyncGenerator<PlannedArtifact, void>;
  /** The shards of some files, and an index of the atlas that lacks what needs the shards of all. `summariesFile` takes what other artifacts need of these. */
  artifactsOf(paths: ReadonlySet<string>, summariesFile: string): AsyncGenerator<PlannedArtifact, void>;
  repository: RepositoryInfo;
  counts: AtlasIndex['counts'];
  coverage: Coverage;
  summary: IndexSummary;
}

export interface IndexSummary {
  files: number;
  /** Files that had to be parsed. */
  parsed: number;
  /** Files whose references had to be resolved. */
  linked: number;
  symbols: number;
  lines: number;
  skipped: readonly SkippedFile[];
  /** Images that may be published. */
  images: { files: number; bytes: number };
  /** Likely secrets that are withheld: those in names first, then by path and line. */
  secrets: readonly SecretLocation[];
  /** Whether the repository is so large that memory counts more than time. */
  isLean: boolean;
  /** Numbers of references that indexes of compilers added; undefined if none was named. */
  scip: AtlasIndex['scip'];
  seconds: Record<IndexStage, number>;
}

/** Reads, parses and links a repository. Throws `SourceError`, `GrammarError`, or the reason of an aborted signal. */
export async function indexRepository(
  options: IndexOptions,
  work: IndexWork = indexAtOnce,
): Promise<Indexed> {
  try {
    return await indexOnce(options, work);
  } catch (error) {
    if (!isFactsLost(error)) throw error;
    forgetFiles(options);
    return indexOnce(options, work);
  }
}

/** Makes the next run check the facts of all files, so that it parses all whose facts are lost. */
function forgetFiles({ cacheFolder, cacheTrack }: IndexOptions): void {
  if (cacheFolder !== undefined) rmSync(join(cacheFolder, trackFile('files', cacheTrack)), { force: true });
}

async function indexOnce(options: IndexOptions, work: IndexWork): Promise<Indexed> {
  const watch = new Stopwatch(indexStages);
  const given = await watch.time('discover', () => createIndexRun(options));

  const found = await watch.time('discover', () => findFiles(given));
  const lean = limitGarbageOf(totalSize(found.files));
  const parsed = await watch.time('parse', () => work.analyse(given, found.files));
  const readText = createTextReader(given.source, parsed.records);
  const { run, analysed, addTo } = await watch.time('parse', () => openScip(given, parsed, readText));
  const linkedFiles = await watch.time('resolve', () => work.link(run, analysed.records, readText));
  const added = await watch.time('resolve', () => Promise.resolve(addTo?.(linkedFiles.linked)));
  const links = added ? { ...linkedFiles, linked: added.linked } : linkedFiles;
  const atlas = await watch.time('analyse', () =>
    assembleAtlas(run, found, analysed, links, readText, added?.imported),
  );
  await pruneCache(run.cacheFolder, analysed, links.libraries);

  const program = digest(programDigest(), links.fingerprint);
  const artifacts: ArtifactsOf = {
    plannedArtifacts: () => orForget(options, () => emit(atlas, openSummaries(run, program))),
    artifactsOf: (paths, summariesFile) =>
      orForget(options, () => emitPart(atlas, openSummariesCache(summariesFile, program), paths)),
  };
  return describeAtlas(atlas, artifacts, {
    parsed: analysed.parsedCount,
    linked: links.linked.linkedCount,
    secrets: [...found.secrets, ...analysed.secrets],
    isLean: lean,
    seconds: watch.seconds,
  });
}

type ArtifactsOf = Pick<Indexed, 'plannedArtifacts' | 'artifactsOf'>;

async function* orForget(
  options: IndexOptions,
  emitted: () => AsyncGenerator<PlannedArtifact, void>,
): AsyncGenerator<PlannedArtifact, void> {
  try {
    for await (const artifact of emitted()) yield { ...artifact, make: () => artifact.make().catch(fail) };
  } catch (error) {
    fail(error);
  }

  function fail(error: unknown): never {
    if (isFactsLost(error)) forgetFiles(options);
    throw error;
  }
}

/** Opens the summaries of the last run; undefined if nothing is cached. `program` identifies the code, grammars and libraries. */
function openSummaries({ cacheFolder, cacheTrack }: IndexRun, program: string): SummariesCache | undefined {
  if (cacheFolder === undefined) return undefined;
  return openSummariesCache(join(cacheFolder, trackFile('summaries', cacheTrack)), program);
}

function describeAtlas(
  atlas: Atlas,
  made: ArtifactsOf,
  work: Pick<IndexSummary, 'parsed' | 'linked' | 'secrets' | 'isLean' | 'seconds'>,
): Indexed {
  const { records, skipped, images, analysis, repository, scip } = atlas;
  const { program } = analysis.linked;
  return {
    artifacts: () => madeArtifacts(made.plannedArtifacts()),
    ...made,
    repository,
    counts: countsOf(atlas),
    coverage: coverageOf(atlas),
    summary: {
      ...work,
      files: records.length,
      symbols: program.definitionCount - program.files.length,
      lines: records.reduce((sum, { lines }) => sum + lines, 0),
      skipped,
      images: images.published,
      scip: scip && scipCountsOf(scip),
    },
  };
}
