import { expect, test } from 'vitest';
import { directoryArtifacts } from '../../../src/indexer/emit/directory-parts.ts';
import { OverlayDirectories } from '../../../src/indexer/overlay/overlay-directories.ts';
import { artifactPath } from '../../../src/model/artifact.ts';
import type { DirectoryShard } from '../../../src/model/directory-shard.ts';
import { readDirectory } from '../../../src/query/read.ts';
import { MemoryStore } from '../../../src/store/memory-store.ts';
import { tinyAtlas } from '../../support/tiny-atlas.ts';

async function flatDirectory(names: readonly string[]): Promise<DirectoryShard> {
  const root = (await readDirectory(tinyAtlas(), ''))!;
  const files = names.map((name) => ({ ...root.files[0]!, name, path: name }));
  return { ...root, directories: [], files, dependencies: [] };
}

test('a large directory with changes has all of its files in one artifact', async () => {
  const names = Array.from({ length: 1200 }, (_, at) => `f${String(at).padStart(4, '0')}`);
  const base = new MemoryStore(directoryArtifacts(await flatDirectory(names)));
  const fresh = new MemoryStore(directoryArtifacts(await flatDirectory(['new'])));
  const overlay = new OverlayDirectories(base, new Set(['f0700', 'new']), fresh);
  const read = (await overlay.read(artifactPath.directory(''))) as DirectoryShard;
  expect(read.parts).toBeUndefined();
  expect(read.files.map(({ name }) => name)).toEqual([...names.filter((name) => name !== 'f0700'), 'new']);
  expect(await overlay.read(artifactPath.directory('', 2))).toBeUndefined();
});

test('a large directory without changes is read as published', async () => {
  const names = Array.from({ length: 600 }, (_, at) => `f${at}`);
  const base = new MemoryStore(directoryArtifacts(await flatDirectory(names)));
  const overlay = new OverlayDirectories(base, new Set(), new MemoryStore([]));
  for (const part of [1, 2]) {
    const path = artifactPath.directory('', part);
    expect(await overlay.read(path)).toBe(await base.read(path));
  }
});
