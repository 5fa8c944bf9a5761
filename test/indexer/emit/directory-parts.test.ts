import { expect, test } from 'vitest';
import { directoryArtifacts } from '../../../src/indexer/emit/directory-parts.ts';
import { DirectoryPart, DirectoryShard } from '../../../src/model/directory-shard.ts';
import { joinDirectory } from '../../../src/store/directory-parts.ts';
import { MemoryStore } from '../../../src/store/memory-store.ts';
import { readDirectory } from '../../../src/query/read.ts';
import { tinyAtlas } from '../../support/tiny-atlas.ts';

/** Returns the root of the tiny atlas with the given number of entries. */
async function directory(
  directories: number,
  files: number,
  skipped: number,
  dependencies: number,
): Promise<DirectoryShard> {
  const root = (await readDirectory(tinyAtlas(), ''))!;
  const many = <Item>(count: number, make: (name: string) => Item) =>
    Array.from({ length: count }, (_, at) => make(String(at).padStart(5, '0')));
  return {
    ...root,
    directories: many(directories, (name) => ({ ...root.directories[0]!, name: `d${name}` })),
    files: many(files, (name) => ({ ...root.files[0]!, name: `f${name}` })),
    skipped: many(skipped, (name) => ({ path: name, name, reason: 'binary' as const })),
    dependencies: many(dependencies, (name) => ({ from: name, to: 'x', count: 1 })),
  };
}

test.each([
  [700, 700, 0, 0, 3],
  [3, 20_000, 0, 18_000, 41],
  [0, 1, 1200, 0, 3],
  [2, 2, 0, 4100, 3],
])('%d directories, %d files, %d skipped files and %d dependencies are in %d parts', async (...sizes) => {
  const [directories, files, skipped, dependencies, count] = sizes;
  const whole = await directory(directories, files, skipped, dependencies);
  const artifacts = directoryArtifacts(whole);
  expect(artifacts.length).toBe(count);
  const first = DirectoryShard.parse(artifacts[0]!.value);
  for (const { value } of artifacts) {
    const part = value === artifacts[0]!.value ? first : DirectoryPart.parse(value);
    expect(part.directories.length + part.files.length).toBeLessThanOrEqual(500);
    expect(part.skipped.length).toBeLessThanOrEqual(500);
    expect(part.dependencies.length).toBeLessThanOrEqual(2000);
  }
  expect(await joinDirectory(new MemoryStore(artifacts), first)).toEqual(whole);
});

test('a directory of usual size is one artifact without parts', async () => {
  const whole = await directory(100, 400, 500, 2000);
  expect(directoryArtifacts(whole).map(({ value }) => value)).toEqual([whole]);
});

test('a missing part is an error, and not a shorter directory', async () => {
  const artifacts = directoryArtifacts(await directory(0, 1200, 0, 0));
  const store = new MemoryStore(artifacts.slice(0, 2));
  await expect(joinDirectory(store, artifacts[0]!.value as DirectoryShard)).rejects.toThrow(
    /part-3\.json is missing/,
  );
});
