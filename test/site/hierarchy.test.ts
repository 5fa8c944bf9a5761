import { expect, test } from 'vitest';
import { readFile } from '../../src/query/read.ts';
import { hierarchyOf } from '../../src/site/views/hierarchy.ts';
import { usesOf } from '../../src/site/views/outline.ts';
import { relationsOf } from '../../src/site/views/relations.ts';
import { tinyAtlas } from '../support/tiny-atlas.ts';

async function at(path: string, symbol: string) {
  const shard = (await readFile(tinyAtlas(), path))!;
  const index = shard.nodes.findIndex((node) => node.symbol === symbol);
  return { shard, index, node: shard.nodes[index]!, relations: relationsOf(shard, index) };
}

async function hierarchy(symbol: string) {
  const { node, relations } = await at('src/shop/order.ts', symbol);
  return hierarchyOf(node.kind, relations).map(({ title, relations: list }) => [
    title,
    ...list.map(({ party }) => party.title),
  ]);
}

test('types build on each other, members implement each other', async () => {
  expect(await hierarchy('Order')).toEqual([
    ['Builds on', 'Priced'],
    ['Built on by', 'Cart'],
  ]);
  expect(await hierarchy('Order.price')).toEqual([['Implements', 'Priced.price']]);
  expect(await hierarchy('Priced.price')).toEqual([['Implemented by', 'Order.price']]);
});

test('what takes the place of a member does not use it', async () => {
  const { shard, index } = await at('src/shop/order.ts', 'Priced.price');
  // The one call, in text.ts.
  expect(usesOf(shard, index)).toBe(1);
});

test('calls of what a member implements are no calls of the member', async () => {
  const { relations } = await at('src/shop/order.ts', 'Order.price');
  expect(relations.callers.map(({ party }) => party.path)).not.toContain('src/util/text.ts');
  expect(relations.through).toMatchObject([
    { via: { title: 'Priced.price' }, total: 1, callers: [{ party: { title: 'format' } }] },
  ]);
});

test('a use that leads nowhere is told by what has the name, and by what it stands in', async () => {
  const { relations: round } = await at('src/util/money.ts', 'round');
  expect(round.open).toMatchObject({
    total: 1,
    uses: [
      { party: { path: 'src/util/text.ts' }, sites: [[5, 29, 5, 34]], sitesAddress: 'src/util/text.ts' },
    ],
  });
  const { relations: format } = await at('src/util/text.ts', 'format');
  expect(format.openCalls).toMatchObject([{ name: 'round', sites: [[5, 29, 5, 34]] }]);
});
