import { expect, test } from 'vitest';
import { countPackages } from '../../src/site/uses/fill-figures.ts';

test('a file counts for the innermost package around it', () => {
  const packages = ['', 'packages/cart', 'packages/cart/plugin', 'packages/money'];
  expect(countPackages([], packages)).toBe(0);
  expect(countPackages(['packages/cart/a.ts', 'packages/cart/b.ts'], packages)).toBe(1);
  expect(
    countPackages(
      ['packages/cart/a.ts', 'packages/cart/plugin/b.ts', 'scripts/c.ts', 'packages/cartoon.ts'],
      packages,
    ),
  ).toBe(3);
  expect(countPackages(['a.ts', 'b/c.ts'], [])).toBe(1);
});
