import { artifactPath, type Artifact } from '../../model/artifact.ts';
import { typeKinds } from '../../model/kinds.ts';
import type { Span } from '../../model/position.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { compareText } from '../../model/order.ts';
import type { Complexity, Cycles, Findings } from '../../model/quality.ts';
import { shippedAccuracy } from './accuracy.ts';
import { Tally } from './atlas-index.ts';
import { Naming, type Atlas } from './atlas.ts';
import { directoryArtifacts } from './directory-parts.ts';
import { directoryShards, fileEntry } from './directories.ts';
import { dynamicSites } from './dynamic-access.ts';
import { fileShard } from './file-shard.ts';
import { UnresolvedReferences } from './unresolved-references.ts';
import { shardList, symbolShards } from './symbol-shards.ts';
import { DispatchedCalls } from './dispatched-calls.ts';
import { listCoverageGaps, listDynamicCalls, listIncompleteFiles } from './coverage-gaps.ts';

const MAX_FINDINGS = 1000;
const MAX_COMPLEX = 200;

/** Yields the base artifacts of an atlas in a fixed order: files first, the index last. */
export async function* emit(atlas: Atlas): AsyncGenerator<Artifact, void> {
  const naming = new Naming(atlas);
  const { program } = atlas.analysis.linked;
  const beyond = {
    naming,
    unresolvedReferences: new UnresolvedReferences(atlas.analysis.linked),
    dispatchedCalls: new DispatchedCalls(atlas.analysis),
    sameTypes: program.sameTypes(),
  };
  const dynamicCalls: Span[][] = [];
  const tally = new Tally(atlas);
  const entries = [];
  const complex: Complexity['callables'] = [];
  for (const record of atlas.records) {
    const shard = fileShard(record, await atlas.readSource(record), atlas, beyond);
    const file = program.fileAt(record.path);
    if (file) dynamicCalls[file.index] = dynamicSites(file);
    program.trim();
    tally.add(shard);
    entries.push(fileEntry(shard));
    for (const each of complexOf(shard)) complex.push(each);
    yield { path: artifactPath.file(shard.address), value: shard };
  }
  const directories = directoryShards(entries, atlas, naming);
  for (const directory of directories) yield* directoryArtifacts(directory);
  const symbols = symbolShards(atlas, naming);
  for (const { file, shard } of symbols) yield { path: artifactPath.symbols(file), value: shard };
  yield {
    path: artifactPath.cycles,
    value: { cycles: atlas.analysis.cycles.map((files) => ({ files })) } satisfies Cycles,
  };
  yield { path: artifactPath.complexity, value: { callables: mostComplex(complex) } satisfies Complexity };
  yield { path: artifactPath.findings, value: findingsOf(atlas) };
  yield { path: artifactPath.coverageGaps, value: listCoverageGaps(atlas, dynamicCalls) };
  yield { path: artifactPath.dynamicCalls, value: listDynamicCalls(atlas, naming, dynamicCalls) };
  yield { path: artifactPath.incompleteFiles, value: listIncompleteFiles(atlas, naming) };
  yield { path: artifactPath.accuracy, value: shippedAccuracy() };
  yield { path: artifactPath.index, value: tally.toIndex(atlas, shardList(symbols)) };
}

function complexOf({ nodes, path }: FileShard): Complexity['callables'] {
  return nodes.flatMap(({ id, name, kind, address, nameSpan, span, complexity = 0 }) =>
    complexity < 5 || typeKinds.has(kind)
      ? []
      : [{ id, name, path, address, line: nameSpan[0], complexity, lines: span[2] - span[0] + 1 }],
  );
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
