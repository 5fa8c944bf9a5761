import { expect, test } from 'vitest';
import { readFile } from '../../src/query/read.ts';
import { outlineOf, type OutlineEntry } from '../../src/site/views/outline.ts';
import { tinyAtlas } from '../support/tiny-atlas.ts';

test('nests definitions, in source order', async () => {
  const shard = (await readFile(tinyAtlas(), 'src/shop/order.ts'))!;
  const outline = outlineOf(shard);
  expect(outline.map(({ node }) => node.symbol)).toContain('Order');
  const order = outline.find(({ node }) => node.symbol === 'Order');
  expect(order?.children.map(({ node }) => node.symbol)).toContain('Order.price');
});

test('limits the nesting of lists for definitions nested thousands deep', async () => {
  const shard = (await readFile(tinyAtlas(), 'src/shop/order.ts'))!;
  const [module] = shard.nodes;
  const nodes = Array.from({ length: 5001 }, (_, index) => ({
    ...module!,
    name: `n${index}`,
    parent: index === 0 ? null : index - 1,
  }));
  const names: string[] = [];
  const depthOf = (entries: readonly OutlineEntry[]): number =>
    Math.max(0, ...entries.map(({ node, children }) => (names.push(node.name), 1 + depthOf(children))));
  expect(depthOf(outlineOf({ ...shard, nodes }))).toBeLessThanOrEqual(20);
  expect(names).toEqual(nodes.slice(1).map(({ name }) => name));
});
