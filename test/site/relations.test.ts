import { expect, test } from 'vitest';
import { readFile } from '../../src/query/read.ts';
import { relationsOf } from '../../src/site/views/relations.ts';
import { tinyAtlas } from '../support/tiny-atlas.ts';

async function relations(path: string, symbol: string) {
  const shard = (await readFile(tinyAtlas(), path))!;
  return relationsOf(
    shard,
    shard.nodes.findIndex((node) => node.symbol === symbol),
  );
}

test('callers name the file that their lines are in', async () => {
  const { callers } = await relations('src/shop/cart.ts', 'Cart.add');
  expect(
    callers.map(({ party, how, sites, sitesAddress }) => [party.title, how, sites[0]?.[0], sitesAddress]),
  ).toEqual([['main', 'member', 8, 'src/main.ts']]);
});

test('a package has a name and no page', async () => {
  const { callees } = await relations('src/main.ts', 'main');
  const outside = callees.find(({ how }) => how === 'package')!;
  expect(outside.party).toMatchObject({ title: 'default', path: 'left-pad', address: undefined });
});

test('candidates stay apart from what is certain, on both ends', async () => {
  const { callees, possibleCallees } = await relations('src/main.ts', 'main');
  expect(callees.map(({ party }) => party.title)).not.toContain('Order.price');
  expect(possibleCallees.map(({ how, parties }) => [how, parties.map(({ path }) => path)])).toEqual([
    ['name', ['src/shop/order.ts']],
    ['ambiguous', ['src/util/money.ts', 'src/util/text.ts']],
  ]);
  const { callers, possibleCallers } = await relations('src/shop/order.ts', 'Order.price');
  expect(callers.map(({ party }) => party.title)).not.toContain('main');
  expect(possibleCallers[0]?.parties[0]?.title).toBe('main');
});
