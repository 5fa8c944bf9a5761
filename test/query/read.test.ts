import { describe, expect, test } from 'vitest';
import { artifactPath, type Artifact } from '../../src/model/artifact.ts';
import type { DirectoryShard } from '../../src/model/directory-shard.ts';
import type { FileShard } from '../../src/model/file-shard.ts';
import { findNode } from '../../src/query/find-node.ts';
import { readDirectory, readFile, readIndex, readSymbols } from '../../src/query/read.ts';
import { walkFiles } from '../../src/query/walk.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import type { Store } from '../../src/store/store.ts';
import { ask } from '../support/ask.ts';
import { tinyArtifacts, tinyAtlas } from '../support/tiny-atlas.ts';

const store = tinyAtlas();

test('files and directories are found by path', async () => {
  expect((await readFile(store, 'src/shop/cart.ts'))?.path).toBe('src/shop/cart.ts');
  expect((await readDirectory(store, ''))?.path).toBe('');
  expect((await readDirectory(store, 'src/util'))?.path).toBe('src/util');
  for (const path of ['nothing.ts', 'src/shop', '../x', '__proto__', 'src/', '', 'src/shop/cart.ts/deeper']) {
    expect(await readFile(store, path)).toBeUndefined();
  }
});

describe('names that differ only in case', () => {
  const colliding = new MemoryStore(withTwins(tinyArtifacts()));

  test('a file is read under its own path, not under that of its twin', async () => {
    expect((await readFile(colliding, 'src/Main.ts'))?.hash).toBe('twin');
    expect((await readFile(colliding, 'src/main.ts'))?.hash).not.toBe('twin');
    expect((await findNode(colliding, 'src/Main.ts::main'))?.shard.path).toBe('src/Main.ts');
  });

  test('also where the file system takes one for the other', async () => {
    const careless: Store = {
      read: async (path) => colliding.read(path.replace('Main.ts.json', 'main.ts.json')),
    };
    expect((await readFile(careless, 'src/Main.ts'))?.hash).toBe('twin');
  });

  test('a directory is found through its parent', async () => {
    expect((await readDirectory(colliding, 'SRC'))?.path).toBe('SRC');
    expect((await readFile(colliding, 'SRC/main.ts'))?.path).toBe('SRC/main.ts');
  });
});

test('all symbols with a prefix are found, whichever shards hold them', async () => {
  const names = async (prefix: string) => (await readSymbols(store, prefix)).map(({ name }) => name);
  expect(await names('fo')).toEqual(['format', 'format']);
  expect(await names('FORMAT')).toEqual(['format', 'format']);
  expect(await names('ca')).toEqual(['Cart', 'cart.ts']);
  expect(await names('pri')).toEqual(['Priced', 'price', 'price']);
  expect(await names('')).toHaveLength(24);
});

test('files are walked directory by directory', async () => {
  const paths: string[] = [];
  for await (const { path } of walkFiles(store, '')) paths.push(path);
  expect(paths).toEqual([
    'README.md',
    'src/main.ts',
    'src/shop/cart.ts',
    'src/shop/order.ts',
    'src/util/money.ts',
    'src/util/text.ts',
  ]);
});

describe('an atlas that cannot be read says so', () => {
  const withIndex = (change: object) => {
    const [index, ...rest] = tinyArtifacts();
    return new MemoryStore([
      { path: index!.path, value: { ...(index!.value as object), ...change } },
      ...rest,
    ]);
  };

  test('none', async () => {
    await expect(readIndex(new MemoryStore([]))).rejects.toThrow('There is no atlas here');
  });
  test('of another version', async () => {
    await expect(readIndex(withIndex({ schemaVersion: 99 }))).rejects.toThrow(
      /version 99.*Build the atlas again/,
    );
  });
  test('damaged', async () => {
    await expect(readIndex(withIndex({ counts: 7 }))).rejects.toThrow(/index\.json is damaged \(counts:/);
    const shardless = new MemoryStore([{ path: artifactPath.file('a.ts'), value: { path: 'a.ts' } }]);
    await expect(readFile(shardless, 'a.ts')).rejects.toThrow(/a\.ts\.json is damaged: it has no "nodes"/);
  });
});

test('the first page of a list reads only the shards of names that it needs', async () => {
  const read: string[] = [];
  const watched: Store = {
    read: (path) => {
      read.push(path);
      return store.read(path);
    },
  };
  await ask('list_symbols', { limit: 2 }, watched);
  expect(read.filter((path) => path.includes('/symbols/'))).toEqual([
    'api/v1/symbols/_.json',
    'api/v1/symbols/c.json',
  ]);
});

/** Adds `src/Main.ts` and the directory `SRC`, whose default addresses are taken. */
function withTwins(artifacts: Artifact[]): Artifact[] {
  const at = (path: string) => structuredClone(artifacts.find((each) => each.path === path)?.value);
  const root = at(artifactPath.directory('')) as DirectoryShard;
  const src = at(artifactPath.directory('src')) as DirectoryShard;
  const main = at(artifactPath.file('src/main.ts')) as FileShard;
  const entry = src.files.find(({ path }) => path === 'src/main.ts')!;
  const twin = { ...main, path: 'src/Main.ts', address: 'src/Main.ts~~2', hash: 'twin' };
  const other = { ...main, path: 'SRC/main.ts', address: 'SRC~~2/main.ts', directory: 'SRC~~2' };
  const directory = {
    ...src,
    path: 'SRC',
    address: 'SRC~~2',
    directories: [],
    files: [{ ...entry, path: other.path, address: other.address }],
  };
  src.files.push({ ...entry, path: twin.path, name: 'Main.ts', address: twin.address });
  root.directories.push({ ...root.directories[1]!, path: 'SRC', name: 'SRC', address: 'SRC~~2' });
  return [
    ...artifacts.filter(
      ({ path }) => !['api/v1/tree/index.json', 'api/v1/tree/src/index.json'].includes(path),
    ),
    { path: artifactPath.directory(''), value: root },
    { path: artifactPath.directory('src'), value: src },
    { path: artifactPath.directory('SRC~~2'), value: directory },
    { path: artifactPath.file(twin.address), value: twin },
    { path: artifactPath.file(other.address), value: other },
  ];
}
