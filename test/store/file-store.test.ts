import { artifactFromJson } from '../../src/model/artifact-json.ts';
import { isFileShard } from '../../src/model/artifact.ts';
import type { FileShard } from '../../src/model/file-shard.ts';
import { withView } from '../../src/query/view-of.ts';
import { publishedTexts } from '../support/published-texts.ts';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readIndex } from '../../src/query/read.ts';
import { FileStore } from '../../src/store/file-store.ts';
import { LruCache } from '../../src/store/lru-cache.ts';
import { tinyFiles } from '../faces/support/tiny-files.ts';
import { tinyArtifacts } from '../support/tiny-atlas.ts';

let folder: string;
let root: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'treeatlas-store-'));
  root = join(folder, 'atlas');
  for (const artifact of tinyArtifacts())
    for (const [path, text] of publishedTexts(artifact)) await write(path, text);
});
afterEach(() => rm(folder, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

test('reads the same as a memory store', async () => {
  const store = new FileStore(root);
  for (const { path, value } of tinyArtifacts()) {
    const read = await store.read(path);
    expect(isFileShard(path) ? await withView(store, read as FileShard) : read).toEqual(value);
  }
});

test('a missing file is undefined, also without the folder', async () => {
  expect(await new FileStore(root).read('api/v1/file/nothing.json')).toBeUndefined();
  expect(await new FileStore(root).read('api/v1/index.json/deeper.json')).toBeUndefined();
  expect(await new FileStore(join(folder, 'nowhere')).read('api/v1/index.json')).toBeUndefined();
});

test('the error for a damaged file names the file and the next step', async () => {
  await write('api/v1/index.json', '{"schemaVersion":');
  await expect(readIndex(new FileStore(root))).rejects.toThrow(
    /api\/v1\/index\.json.*damaged.*Build the atlas again/,
  );
});

test.each([
  '../secret.json',
  'api/../../secret.json',
  '/etc/hostname',
  'api\\..\\x',
  'api//v1/index.json',
  'a\0b',
  '',
])('does not leave its folder for %j', async (path) => {
  await writeFile(join(folder, 'secret.json'), '"secret"');
  expect(await new FileStore(root).read(path)).toBeUndefined();
});

test.skipIf(process.platform === 'win32')(
  'a pipe in place of a file is an error, without waiting for it',
  async () => {
    await rm(join(root, 'api/v1/index.json'));
    execFileSync('mkfifo', [join(root, 'api/v1/index.json')]);
    await expect(new FileStore(root).read('api/v1/index.json')).rejects.toThrow('not a regular file');
  },
);

test('does not follow a symbolic link out of its folder', async () => {
  await writeFile(join(folder, 'secret.json'), '"secret"');
  await symlink(join(folder, 'secret.json'), join(root, 'api/v1/link.json'));
  expect(await new FileStore(root).read('api/v1/link.json')).toBeUndefined();
});

test('the root of an atlas may itself be a symbolic link', async () => {
  await symlink(root, join(folder, 'current'));
  expect(await new FileStore(join(folder, 'current')).read('api/v1/index.json')).toBeDefined();
});

test('the cache evicts the least recently used entry', () => {
  const cache = new LruCache<string>(10);
  cache.set('a', 'A', 4);
  cache.set('b', 'B', 4);
  cache.get('a');
  cache.set('c', 'C', 4);
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['A', undefined, 'C']);
  cache.set('huge', 'H', 11);
  expect(cache.get('huge')).toBeUndefined();
});

test('a changed file is an error until it is restored', async () => {
  const path = 'api/v1/file/src/main.ts.json';
  for (const [name, text] of await tinyFiles()) await write(name, text);
  const whole = (await tinyFiles()).get(path)!;
  expect(await new FileStore(root).read(path)).toEqual(artifactFromJson(path, JSON.parse(whole)));
  await write(path, whole.replace('main', 'mbin'));
  await expect(new FileStore(root).read(path)).rejects.toMatchObject({
    code: 'unreadable',
    message: expect.stringMatching(/main\.ts\.json of the atlas in .* is not what was published/) as unknown,
  });
  await write(path, whole);
  expect(await new FileStore(root).read(path)).toEqual(artifactFromJson(path, JSON.parse(whole)));
});
