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

test('callers have the address of the file that their lines refer to', async () => {
  const { callers } = await relations('src/shop/cart.ts', 'Cart.add');
  expect(
    callers.map(({ endpoint, how, sites, sitesAddress }) => [
      endpoint.title,
      how,
      sites[0]?.[0],
      sitesAddress,
    ]),
  ).toEqual([['main', 'member', 8, 'src/main.ts']]);
});

test('a package has a name but no page', async () => {
  const { callees } = await relations('src/main.ts', 'main');
  const outside = callees.find(({ how }) => how === 'package')!;
  expect(outside.endpoint).toMatchObject({ title: 'default', path: 'left-pad', address: undefined });
});

test('possible references are separate from callers and callees', async () => {
  const { callees, possibleOutgoing } = await relations('src/main.ts', 'main');
  expect(callees.map(({ endpoint }) => endpoint.title)).not.toContain('Order.price');
  expect(possibleOutgoing.map(({ how, endpoints }) => [how, endpoints.map(({ path }) => path)])).toEqual([
    ['ambiguous', ['src/util/money.ts', 'src/util/text.ts']],
    ['name', ['src/shop/order.ts']],
  ]);
  const { callers, possibleIncoming } = await relations('src/shop/order.ts', 'Order.price');
  expect(callers.map(({ endpoint }) => endpoint.title)).not.toContain('main');
  expect(possibleIncoming[0]?.endpoints[0]?.title).toBe('main');
});
