import { artifactPath, type Artifact, type PlannedArtifact } from '../../model/artifact.ts';
import type { FileEntry } from '../../model/directory-shard.ts';
import type { Span } from '../../model/position.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { compareText } from '../../model/order.ts';
import type { Complexity, Cycles, Findings } from '../../model/quality.ts';
import { shippedAccuracy } from './accuracy.ts';
import { Tally } from './atlas-index.ts';
import { Naming, type Atlas } from './atlas.ts';
import { directoryArtifacts } from './directory-parts.ts';
import { directoryShards } from './directories.ts';
import { dynamicSites } from './dynamic-access.ts';
import { fileShard } from './file-shard.ts';
import { imageArtifact } from './image-artifact.ts';
import { summarise } from './file-summary.ts';
import { ShardKeys } from './shard-keys.ts';
import type { SummariesCache } from '../cache/summaries-cache.ts';
import type { IndexedFile } from '../files/indexed-file.ts';
import { listScipDisagreements } from './scip-disagreements.ts';
import { SourceLines } from './source-lines.ts';
import { UnresolvedReferences } from './unresolved-references.ts';
import { shardList, symbolShards } from './symbol-shards.ts';
import { DispatchedCalls } from './dispatched-calls.ts';
import {
  listCoverageGaps,
  listDynamicCalls,
  listIncompleteFiles,
  listNamesInSkipped,
} from './coverage-gaps.ts';

const MAX_FINDINGS = 1000;
const MAX_COMPLEX = 200;

/**
 * Yields the base artifacts of an atlas in a fixed order: files first, the index last. With `kept`, the shards of unchanged files are made only if the
 * reader asks for them.
 */
export async function* emit(atlas: Atlas, kept?: SummariesCache): AsyncGenerator<PlannedArtifact, void> {
  const collected = collectedOf(atlas);
  yield* emitFiles(collected, kept, atlas.records);
  const { naming } = collected;
  for (const file of atlas.images.files) yield imageArtifact(file, atlas.images, naming.addresses);
  for (const { path, value } of wholeArtifacts(collected))
    yield { path, key: undefined, make: () => Promise.resolve(value) };
}

/**
 * Yields the shards of some files, and an index that has only what is the same for all files: their pages read no more of it (see
 * `stableIndex`).
 */
export async function* emitPart(
  atlas: Atlas,
  kept: SummariesCache,
  paths: ReadonlySet<string>,
): AsyncGenerator<PlannedArtifact, void> {
  const collected = collectedOf(atlas);
  yield* emitFiles(
    collected,
    kept,
    atlas.records.filter(({ path }) => paths.has(path)),
  );
  const { naming, tally } = collected;
  const index = tally.toIndex(atlas, [], (path) => naming.addresses.directory(path));
  yield { path: artifactPath.index, key: undefined, make: () => Promise.resolve(index) };
}

function collectedOf(atlas: Atlas): Collected {
  return {
    atlas,
    naming: new Naming(atlas),
    entries: [],
    complex: [],
    dynamicCalls: [],
    valueCalls: [],
    tally: new Tally(atlas),
  };
}

/** Yields the shards of files, and adds what other artifacts need of them to `collected`. */
async function* emitFiles(
  { atlas, naming, entries, complex, dynamicCalls, valueCalls, tally }: Collected,
  kept: SummariesCache | undefined,
  records: readonly IndexedFile[],
): AsyncGenerator<PlannedArtifact, void> {
  const { program } = atlas.analysis.linked;
  const beyond = {
    naming,
    unresolvedReferences: new UnresolvedReferences(atlas.analysis.linked),
    dispatchedCalls: new DispatchedCalls(atlas.analysis),
    sameTypes: program.sameTypes(),
  };
  const keys = kept && new ShardKeys(atlas, beyond, kept.program);
  const lines = new SourceLines(atlas);
  const makeShard = async (record: IndexedFile): Promise<FileShard> => {
    const shard = fileShard(record, await lines.sourceOf(record), atlas, beyond);
    program.trim();
    return lines.addTo(shard);
  };
  for (const record of records) {
    const key = keys?.keyOf(record);
    const file = program.fileAt(record.path);
    let summary = key === undefined ? undefined : kept?.get(record.path, key);
    let shard: FileShard | undefined;
    if (!summary) {
      shard = await makeShard(record);
      summary = summarise(shard, file ? dynamicSites(file) : []);
      if (key !== undefined) kept?.put(record.path, key, summary);
    }
    if (file) {
      dynamicCalls[file.index] = summary.dynamicCalls;
      valueCalls[file.index] = summary.valueCalls;
    }
    tally.add(summary);
    entries.push(summary.entry);
    for (const each of summary.complex) complex.push(each);
    const made = shard;
    yield {
      path: artifactPath.file(summary.entry.address),
      key,
      make: async () => made ?? (await makeShard(record)),
    };
  }
  kept?.save();
}

interface Collected {
  atlas: Atlas;
  naming: Naming;
  entries: FileEntry[];
  complex: Complexity['callables'];
  /** By index of the file. */
  dynamicCalls: (readonly Span[])[];
  /** By index of the file. */
  valueCalls: number[];
  tally: Tally;
}

/** The artifacts of directories and of the whole repository. */
function* wholeArtifacts({
  atlas,
  naming,
  entries,
  complex,
  dynamicCalls,
  valueCalls,
  tally,
}: Collected): Generator<Artifact> {
  const directories = directoryShards(entries, {
    skipped: atlas.skipped,
    images: atlas.images.files,
    references: atlas.analysis.references,
    paths: atlas.analysis.linked.program.files.map(({ path }) => path),
    addresses: naming.addresses,
  });
  for (const directory of directories) yield* directoryArtifacts(directory);
  const symbols = symbolShards(atlas, naming);
  for (const { file, shard } of symbols) yield { path: artifactPath.symbols(file), value: shard };
  yield { path: artifactPath.packages, value: atlas.publishedPackages };
  yield {
    path: artifactPath.cycles,
    value: { cycles: atlas.analysis.cycles } satisfies Cycles,
  };
  yield { path: artifactPath.complexity, value: { callables: mostComplex(complex) } satisfies Complexity };
  yield { path: artifactPath.findings, value: findingsOf(atlas) };
  yield { path: artifactPath.coverageGaps, value: listCoverageGaps(atlas, { dynamicCalls, valueCalls }) };
  yield { path: artifactPath.dynamicCalls, value: listDynamicCalls(atlas, naming, dynamicCalls) };
  yield { path: artifactPath.incompleteFiles, value: listIncompleteFiles(atlas, naming) };
  yield { path: artifactPath.namesInSkipped, value: listNamesInSkipped(atlas) };
  if (atlas.scip)
    yield { path: artifactPath.scipDisagreements, value: listScipDisagreements(atlas.scip, naming) };
  yield { path: artifactPath.accuracy, value: shippedAccuracy() };
  yield {
    path: artifactPath.index,
    value: tally.toIndex(atlas, shardList(symbols), (path) => naming.addresses.directory(path)),
  };
}

function mostComplex(callables: Complexity['callables']): Complexity['callables'] {
  return callables
    .sort((a, b) => b.complexity - a.complexity || compareText(a.id, b.id))
    .slice(0, MAX_COMPLEX);
}

function findingsOf({ findings, records }: Atlas): Findings {
  const severities = ['error', 'warning', 'info'];
  const all = [...findings, ...records.flatMap((record) => record.findings)].sort(
    (a, b) =>
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      compareText(a.path, b.path) ||
      (a.span?.[0] ?? 0) - (b.span?.[0] ?? 0) ||
      compareText(a.code, b.code),
  );
  return { total: all.length, findings: all.slice(0, MAX_FINDINGS) };
}
