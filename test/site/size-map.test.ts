import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDirectory } from '../../src/query/read.ts';
import { mainImportsDirectory } from '../../src/site/views/main-imports-directory.ts';
import type { DirectoryShard } from '../../src/model/directory-shard.ts';
import type { PackageMap } from '../../src/model/package-map.ts';
import { sizeMapOf, testsByPath, type Region } from '../../src/site/views/size-map.ts';
import { testPaths } from '../../src/site/views/test-paths.ts';
import { treemap } from '../../src/site/views/treemap.ts';
import { tinyAtlas } from '../support/tiny-atlas.ts';

describe('treemap', () => {
  test('areas are proportional to weights and fill the square', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 60 }),
        (weights) => {
          const tiles = treemap(weights, (weight) => weight, 2.4);
          const total = weights.reduce((sum, weight) => sum + weight, 0);
          for (const { item, width, height } of tiles) expect(width * height).toBeCloseTo(item / total, 6);
        },
      ),
    );
  });

  test('tiles stay within the square and do not overlap', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 30 }), (weights) => {
        const tiles = treemap(weights, (weight) => weight, 1.5);
        const overlap = (a: number, aSize: number, b: number, bSize: number) =>
          Math.min(a + aSize, b + bSize) - Math.max(a, b);
        for (const [index, a] of tiles.entries()) {
          expect(a.x + a.width).toBeLessThan(1 + 1e-9);
          expect(a.y + a.height).toBeLessThan(1 + 1e-9);
          for (const b of tiles.slice(index + 1)) {
            const covers =
              overlap(a.x, a.width, b.x, b.width) > 1e-9 && overlap(a.y, a.height, b.y, b.height) > 1e-9;
            expect(covers).toBe(false);
          }
        }
      }),
    );
  });

  test('items without weight have no tile', () => {
    expect(treemap([0, 3], (weight) => weight, 1).map(({ item }) => item)).toEqual([3]);
    expect(treemap([], () => 1, 1)).toEqual([]);
  });
});

async function sizeMapDirectories(...paths: string[]) {
  const store = tinyAtlas();
  const shards = await Promise.all(
    paths.map(async (path) => [path, (await readDirectory(store, path))!] as const),
  );
  return new Map(shards);
}

test('only the given directories are divided', async () => {
  const names = (regions: Region[]): unknown[] =>
    regions.map(({ name, regions: inner }) => (inner.length > 0 ? [name, names(inner)] : name));
  expect(names(sizeMapOf(await sizeMapDirectories('', 'src')).regions)).toEqual([
    ['src', ['shop', 'util', 'main.ts']],
    'README.md',
  ]);
});

test('a chain of directories with a single entry is one region', async () => {
  const root = (await readDirectory(tinyAtlas(), ''))!;
  const entry = root.directories[0]!;
  const chain = ['', 'a', 'a/b', 'a/b/c'].map((path, at, paths) => {
    const below = paths[at + 1];
    const child = {
      ...entry,
      lines: 5,
      path: below ?? '',
      name: below?.slice(-1) ?? '',
      address: below ?? '',
    };
    const shard = {
      ...root,
      path,
      address: path,
      files: below ? [] : root.files,
      directories: below ? [child] : [],
    };
    return [path, shard] as const;
  });
  const { regions } = sizeMapOf(new Map(chain));
  expect(regions.map(({ name, path }) => [name, path])).toEqual([['a/b/c', 'a/b/c']]);
  expect(regions[0]!.regions.map(({ name }) => name)).toEqual(['README.md']);
});

/** The map of a repository that has only these files, all in its root. */
async function mapOf(files: { name: string; lines: number; language: string | null }[]) {
  const root = (await readDirectory(tinyAtlas(), ''))!;
  const totals = { ...root.totals, lines: files.reduce((sum, { lines }) => sum + lines, 0) };
  const entries = files.map((file) => ({ ...root.files[0]!, ...file, path: file.name }));
  const { regions, omitted } = sizeMapOf(
    new Map([['', { ...root, totals, directories: [], files: entries }]]),
  );
  return { drawn: regions.map(({ name }) => name), omitted: omitted.map(({ name }) => name) };
}

test('huge text files are omitted if something else remains', async () => {
  const text = (name: string, lines: number) => ({ name, lines, language: null });
  const code = { name: 'main.toy', lines: 20, language: 'toy' };
  expect(await mapOf([text('a', 1), text('b', 1)])).toEqual({ drawn: ['a', 'b'], omitted: [] });
  expect(await mapOf([code, text('README', 40)])).toEqual({ drawn: ['README', 'main.toy'], omitted: [] });
  expect(await mapOf([code, text('lock', 9000)])).toEqual({ drawn: ['main.toy'], omitted: ['lock'] });
  expect(await mapOf([text('data', 9000)])).toEqual({ drawn: ['data'], omitted: [] });
  expect(await mapOf([text('empty', 0)])).toEqual({ drawn: [], omitted: [] });
});

test('test files take no room and are counted, unless there is nothing else', async () => {
  const shards = await sizeMapDirectories('', 'src', 'src/shop');
  const map = (files: PackageMap['files']) =>
    testsByPath({ directories: ['src', 'src/shop'], languages: ['typescript'], files, references: [] });
  const all = sizeMapOf(shards);
  const lines = shards.get('src/shop')!.files.find(({ name }) => name === 'order.ts')!.lines;
  const some = sizeMapOf(shards, map([[1, 'order.ts', 0, lines, 1, 1, 1]]));
  expect(some.tests).toEqual({ files: 1, lines });
  expect(JSON.stringify(all.regions)).toContain('order.ts');
  expect(JSON.stringify(some.regions)).not.toContain('order.ts');
  const whole = sizeMapOf(shards, map([[0, 'main.ts', 0, shards.get('')!.totals.lines, 1, 1, 1]]));
  expect(whole).toEqual(all);
});

test('the overview shows the imports of the first directory that has any', async () => {
  expect(mainImportsDirectory(await sizeMapDirectories('', 'src'), new Set())?.shard.path).toBe('src');
  expect(mainImportsDirectory(await sizeMapDirectories(''), new Set())).toBeUndefined();
});

describe('the overview shows references of the product, not of its tests', () => {
  const entry = (path: string, symbols: number) => ({ path, files: 10, lines: 10, symbols });
  const shard = (
    path: string,
    names: Record<string, number>,
    ...pairs: string[]
  ): [string, DirectoryShard] => {
    const at = (name = ''): string => (path === '' ? name : `${path}/${name}`);
    const dependencies = pairs.map((pair) => {
      const [from, to] = pair.split('>');
      return { from: at(from), to: at(to), count: 5 };
    });
    const directories = Object.entries(names).map(([name, symbols]) => entry(at(name), symbols));
    return [path, { path, directories, files: [], dependencies } as unknown as DirectoryShard];
  };
  const tests = new Set(['tests']);

  test('a directory of tests may have helpers, and a module that has its tests in it is none', () => {
    const file = (directory: number, name: string, isTest: 0 | 1): PackageMap['files'][number] => [
      ...([directory, name, 0, 1, 1, 1] as const),
      isTest,
    ];
    const files = Array.from({ length: 20 }, (_, at) => file(0, `${at}.ts`, at === 0 ? 0 : 1));
    const directories = ['tests', 'lib', 'lib/test'];
    const map = {
      directories,
      languages: ['ts'],
      references: [],
      files: [...files, file(1, 'a.ts', 0), file(2, 'b.ts', 1)],
    };
    const paths = testPaths(map);
    expect([...paths].filter((path) => !path.endsWith('.ts'))).toEqual(['tests', 'lib/test']);
    expect(paths.has('lib/test/b.ts')).toBe(true);
  });

  test('references of tests are counted', () => {
    const root = shard('', { lib: 5, app: 3, tests: 9 }, 'app>lib', 'lib>app', 'tests>lib', 'tests>app');
    const found = mainImportsDirectory(new Map([root]), tests);
    expect([found?.shard.path, [...(found?.tests ?? [])], found?.hidden]).toEqual(['', ['tests'], 10]);
  });

  test('of the only directory with code, the inside is shown', () => {
    const root = shard('', { docs: 0, lib: 5, tests: 9 }, 'tests>lib', 'tests>docs');
    const inside = shard('lib', { a: 1, b: 1, c: 1 }, 'a>b', 'b>c');
    expect(mainImportsDirectory(new Map([root, inside]), tests)?.shard.path).toBe('lib');
  });

  test('nothing is shown rather than tests only', () => {
    const root = shard('', { lib: 5, tests: 9 }, 'tests>lib');
    expect(mainImportsDirectory(new Map([root]), tests)).toBeUndefined();
  });

  test('one pair is shown if no directory in it has any', () => {
    const root = shard('', { lib: 5, app: 1, tests: 9 }, 'app>lib', 'tests>lib');
    const inside = shard('lib', { a: 1 });
    expect(mainImportsDirectory(new Map([root, inside]), tests)?.shard.path).toBe('');
  });
});
