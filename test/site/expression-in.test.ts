import { expect, test } from 'vitest';
import { expressionIn } from '../../src/site/search/expression-in.ts';

test.each([
  ['catch\\s*\\(\\w+\\)', 'catch\\s*\\(\\w+\\)'],
  ['/catch \\w+/i', 'catch \\w+'],
  ['get.*Cart', 'get.*Cart'],
  ['tot[a-z]l', 'tot[a-z]l'],
  ['foo|bar', 'foo|bar'],
  ['^import', '^import'],
])('%s is taken as the regular expression %s', (text, expression) => {
  expect(expressionIn(text)).toBe(expression);
});

test.each([
  'Cart.add',
  'src/shop/cart.ts',
  'how are totals added?',
  'a + b',
  'call()',
  '$store',
  '/src/shop/',
  'C++',
])('%s is taken as words', (text) => {
  expect(expressionIn(text)).toBeUndefined();
});
