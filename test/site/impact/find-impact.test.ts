import { expect, test } from 'vitest';
import { findNode } from '../../../src/query/find-node.ts';
import { findImpact, type ImpactTests } from '../../../src/site/impact/find-impact.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

test('tests over possible references come after those that surely use the symbol', async () => {
  const store = await sourceAtlas({
    'shop/cart.py': 'class Cart:\n    def total(self):\n        return 1\n',
    'tests/test_cart.py':
      'from shop.cart import Cart\n\n\ndef test_total():\n    assert Cart().total() == 1\n',
    'tests/test_loose.py': 'def test_loose(thing):\n    thing.total()\n',
  });
  const symbol = await findNode(store, 'method:shop/cart.py:Cart.total');
  if (!symbol) throw new Error('The atlas has no Cart.total.');
  const steps: ImpactTests[] = [];
  for await (const { tests } of findImpact(store, symbol)) if (tests) steps.push(tests);
  const pathsOf = (tests: ImpactTests['tests'] | undefined) => tests?.map(({ path }) => path);
  expect(steps.map(({ tests }) => pathsOf(tests))).toEqual([['tests/test_cart.py'], ['tests/test_cart.py']]);
  expect(steps.map(({ possible }) => pathsOf(possible))).toEqual([undefined, ['tests/test_loose.py']]);
});
