import { describe, expect, test } from 'vitest';
import { firstLook } from '../../../src/site/explore/default-open.ts';
import { colorBoxes } from '../../../src/site/explore/map-colors.ts';
import { layOut } from '../../../src/render/elk/lay-out.ts';
import { mapScene } from '../../../src/site/explore/map-scene.ts';
import { layoutBoxes } from '../../../src/site/explore/scene.ts';
import { mapTree } from '../../../src/site/explore/map-tree.ts';
import { visibleMap } from '../../../src/site/explore/visible-map.ts';
import { mapOf } from './maps.ts';

const shop = mapOf({
  'setup.ts': { lines: 1 },
  'packages/cart/src/deep/down/cart.ts': { lines: 100, refers: ['packages/money/src/money.ts'] },
  'packages/cart/src/deep/down/item.ts': { refers: ['packages/money/src/money.ts'] },
  'packages/cart/test/cart.ts': { lines: 30, refers: ['packages/cart/src/deep/down/cart.ts'] },
  'packages/money/src/money.ts': { lines: 50, refers: ['packages/cart/src/deep/down/item.ts'] },
  'packages/money/src/pad.py': { lines: 80, language: 'py' },
});

const boxesOf = (map = shop, withTests = true, open: string[] = [], directory = 'packages') => {
  const tree = mapTree(map, withTests);
  return visibleMap(tree, tree.nodes.get(directory) ?? tree.root, new Set(open));
};

describe('the map of packages', () => {
  test('begins where nearly all code is, with each of many packages as one box', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const files = names.flatMap((name) =>
      ['x', 'y'].map((file) => [`packages/${name}/${file}.ts`, {}] as const),
    );
    const map = mapOf({
      'setup.ts': { lines: 1 },
      ...Object.fromEntries(files),
      'packages/a/z.ts': { lines: 300 },
    });
    expect(
      firstLook(
        mapTree(map, true),
        names.map((name) => `packages/${name}`),
      ),
    ).toEqual({ directory: 'packages', open: [] });
  });

  test('opens directories that contain packages, and not tests', () => {
    const names = ['a', 'b', 'c'];
    const map = mapOf({
      ...Object.fromEntries(names.map((name) => [`libs/${name}/x.ts`, { lines: 40 }])),
      ...Object.fromEntries(names.map((name) => [`apps/${name}.ts`, { lines: 100 }])),
      ...Object.fromEntries(names.map((name) => [`test/${name}.ts`, { lines: 200 }])),
    });
    const look = firstLook(
      mapTree(map, true),
      names.map((name) => `libs/${name}`),
    );
    expect(look).toEqual({ directory: '', open: ['apps', 'libs'] });
  });

  test('counts references between closed directories, and marks those that lead both ways', () => {
    expect(boxesOf().edges).toEqual([
      { from: 'packages/cart', to: 'packages/money/src', count: 2, isMutual: true },
      { from: 'packages/money/src', to: 'packages/cart', count: 1, isMutual: true },
    ]);
  });

  test('a chain of directories is one box, and references lead to what is open', () => {
    const { boxes, edges } = boxesOf(shop, true, ['packages/cart']);
    expect(boxes.map(({ label, level }) => [label, level])).toEqual([
      ['cart/', 1],
      ['src/deep/down/', 2],
      ['test/', 2],
      ['money/src/', 1],
    ]);
    expect(edges.map(({ from, to }) => `${from} ${to}`)).toEqual([
      'packages/cart/src/deep/down packages/money/src',
      'packages/cart/test packages/cart/src/deep/down',
      'packages/money/src packages/cart/src/deep/down',
    ]);
  });

  test('without tests, their files and references are gone', () => {
    const { boxes, edges } = boxesOf(shop, false, ['packages/cart']);
    expect(boxes.map(({ totals }) => totals.lines)).not.toContain(30);
    expect(edges.some(({ from }) => from.includes('test'))).toBe(false);
  });

  test('the smaller children of a large directory are one box, until it is opened', () => {
    const many = mapOf(
      Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`src/f${at}.ts`, { lines: at + 1 }])),
    );
    const closed = boxesOf(many, true, [], 'src').boxes;
    expect(closed.length).toBe(41);
    expect(closed.at(-1)).toMatchObject({ key: 'src/*', label: '60 smaller', canOpen: true });
    expect(boxesOf(many, true, ['src/*'], 'src').boxes.length).toBe(100);
  });

  test('no map has more than about 300 boxes', () => {
    const huge = mapOf(Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`src/f${at}.ts`, {}])));
    expect(boxesOf(huge, true, ['src/*'], 'src').boxes.length).toBeLessThanOrEqual(301);
  });

  test('colours say the language, and which code tests refer to', () => {
    const { boxes } = boxesOf(shop, true, ['packages/cart']);
    const languages = [
      { title: 'Python', color: 'blue' },
      { title: 'TypeScript', color: 'red' },
    ];
    const byLanguage = colorBoxes(boxes, 'language', languages);
    expect(byLanguage.notes.get('packages/money/src')).toBe('Python');
    expect(byLanguage.legend.map(({ label }) => label)).toEqual(['TypeScript', 'Python']);
    const byTests = colorBoxes(boxes, 'tests', languages);
    expect(byTests.notes.get('packages/cart/test')).toBe('tests');
    expect(byTests.notes.get('packages/money/src')).toBe('tests refer to files with 0 % of the lines');
    expect(byTests.notes.get('packages/cart/src/deep/down')).toBe(
      'tests refer to files with 91 % of the lines',
    );
  });

  test('is not a strip: few files are beside each other, and a reference leads down', async () => {
    const names = Array.from({ length: 24 }, (_, at) => `file${String(at).padStart(2, '0')}.ts`);
    const map = mapOf(
      Object.fromEntries(
        names.map((name, at) => [name, { refers: at % 3 === 0 ? names.slice(at + 1, at + 9) : [] }]),
      ),
    );
    const shown = boxesOf(map, true, [], '');
    const { boxes, edges, direction } = mapScene(shown, colorBoxes(shown.boxes, 'directory', []), 100);
    const { places, width, height } = await layOut(layoutBoxes({ boxes, edges }), edges, direction);
    const topOf = (key: string): number => places.get(key)?.y ?? Number.NaN;
    for (const { from, to } of edges) expect(topOf(from)).toBeLessThan(topOf(to));
    expect(width).toBeLessThan(2 * height);
  });
});
