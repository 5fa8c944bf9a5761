import { createHash } from 'node:crypto';
import { SnapshotBuilder } from '../../src/features/history/index/snapshot-builder.ts';
import { artifactPath, type Artifact } from '../../src/model/artifact.ts';
import type { FilesChanged, HistoryIndex, SnapshotInfo } from '../../src/model/history.ts';
import { buildFiles, type AtlasSpec } from './atlas-builder.ts';
import { tinyRepository } from './tiny-repository.ts';

export const tinyCommits = {
  before: 'beef'.padEnd(40, '0'),
  now: 'c0ffee'.padEnd(40, '0'),
};

/** As git lists them: the moved file is removed and added. */
const changedFiles: FilesChanged = {
  total: 4,
  changed: ['src/main.ts', 'src/shop/cart.ts'],
  added: ['src/util/text.ts'],
  removed: ['src/util/words.ts'],
};

/**
 * Two snapshots of the shop. In the first, `text.ts` had another name, `Cart.check` too, and `main` did not ask for the
 * total.
 */
export function tinyHistory(): Artifact[] {
  const renamed = JSON.stringify(tinyRepository)
    .replaceAll('src/util/text.ts', 'src/util/words.ts')
    .replaceAll('check', 'verify');
  const before = JSON.parse(renamed) as AtlasSpec;
  before.edges = before.edges.filter(({ to }) => to !== 'method:src/shop/cart.ts:Cart.total');
  const first = info(tinyCommits.before, '2024-01-31T12:00:00.000Z', 'Open the shop', ['v1']);
  const second = info(tinyCommits.now, '2024-02-29T12:00:00.000Z', 'Say what things are', ['v2']);
  const index: HistoryIndex = {
    live: false,
    total: 2,
    snapshots: [
      { ...second, cached: true, filesChanged: changedFiles },
      { ...first, cached: true, filesChanged: null },
    ],
    names: [
      { name: 'HEAD', id: second.id },
      { name: 'main', id: second.id },
    ],
  };
  return [
    { path: artifactPath.history, value: index },
    ...snapshotArtifacts(before, first),
    ...snapshotArtifacts(tinyRepository, second),
  ];
}

function snapshotArtifacts(spec: AtlasSpec, of: SnapshotInfo): Artifact[] {
  const builder = new SnapshotBuilder((text) => createHash('sha256').update(text).digest('hex').slice(0, 40));
  const texts = buildFiles(spec).map((file) => {
    const hash = createHash('sha256').update(file.source).digest('hex');
    return builder.add({ ...file, hash });
  });
  return [...texts.filter((text) => text !== undefined), ...builder.artifacts(of)];
}

function info(id: string, time: string, subject: string, tags: string[]): SnapshotInfo {
  return { id, time, author: 'A. Keeper', subject, tags };
}
