import { expect, test } from 'vitest';
import { colorBoxes } from '../../../src/site/explore/map-colors.ts';
import { filesInside } from '../../../src/site/explore/map-cells.ts';
import { mapScene } from '../../../src/site/explore/map-scene.ts';
import { mapTree } from '../../../src/site/explore/map-tree.ts';
import { placeBySize } from '../../../src/site/explore/place-by-size.ts';
import { visibleMap } from '../../../src/site/explore/visible-map.ts';
import { mapOf } from './maps.ts';

const tree = mapTree(
  mapOf({
    'cart/cart.ts': { lines: 300, refers: ['money/money.ts'] },
    'cart/item.ts': { lines: 100 },
    'money/money.ts': { lines: 100 },
    'money/round.ts': { lines: 100 },
  }),
  true,
);
const map = visibleMap(tree, tree.root, new Set());
const coloring = colorBoxes([...map.boxes, ...filesInside(map.boxes)], 'directory', []);
const picture = placeBySize(mapScene(map, coloring, 10), map.boxes, coloring.colors, {
  width: 800,
  height: 500,
});

test('the area of a box is in proportion to its lines', () => {
  const area = (key: string) => {
    const { width = 0, height = 0 } = picture.places.get(key) ?? {};
    return width * height;
  };
  expect(area('cart') / area('money')).toBeCloseTo(2, 1);
});

test('a closed directory shows its files in its colour, and references are lines over it', () => {
  const files = picture.cells?.filter(({ box }) => box === 'cart') ?? [];
  expect(files.map(({ label }) => label)).toEqual(['cart.ts', 'item.ts']);
  expect(files[0]?.color).toBe(coloring.colors.get('cart'));
  expect(coloring.colors.get('money')).not.toBe(coloring.colors.get('cart'));
  expect(picture.routes).toHaveLength(1);
  expect(picture.routes[0]?.line).toMatch(/^M.*Q/);
});
