import { expect, test } from 'vitest';
import { readFile } from '../../src/query/read.ts';
import { hierarchyOf } from '../../src/site/views/hierarchy.ts';
import { referenceCount } from '../../src/site/views/outline.ts';
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
    ...list.map(({ endpoint }) => endpoint.title),
  ]);
}

test('types have supertypes and subtypes, members implement members', async () => {
  expect(await hierarchy('Order')).toEqual([
    ['Supertypes', 'Priced'],
    ['Subtypes', 'Cart'],
  ]);
  expect(await hierarchy('Order.price')).toEqual([['Implements', 'Priced.price']]);
  expect(await hierarchy('Priced.price')).toEqual([['Implemented by', 'Order.price']]);
});

test('implementing a member is not a reference to it', async () => {
  const { shard, index } = await at('src/shop/order.ts', 'Priced.price');
  // The call in text.ts.
  expect(referenceCount(shard, index)).toBe(1);
});

test('calls of an interface member are not callers of its implementation', async () => {
  const { relations } = await at('src/shop/order.ts', 'Order.price');
  expect(relations.callers.map(({ endpoint }) => endpoint.path)).not.toContain('src/util/text.ts');
  expect(relations.callersVia).toMatchObject([
    { via: { title: 'Priced.price' }, total: 1, callers: [{ endpoint: { title: 'format' } }] },
  ]);
});

test('an unresolved reference is listed by symbols with its name and by the containing symbol', async () => {
  const { relations: round } = await at('src/util/money.ts', 'round');
  expect(round.unresolved).toMatchObject({
    total: 1,
    references: [
      { endpoint: { path: 'src/util/text.ts' }, sites: [[5, 29, 5, 34]], sitesAddress: 'src/util/text.ts' },
    ],
  });
  const { relations: format } = await at('src/util/text.ts', 'format');
  expect(format.unresolvedCalls).toMatchObject([{ name: 'round', sites: [[5, 29, 5, 34]] }]);
});
