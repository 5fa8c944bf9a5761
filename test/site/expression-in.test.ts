import { expect, test } from 'vitest';
import { codeIn } from '../../src/site/search/default-tab.ts';
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

test('code is searched for an expression between slashes or with a class, and for any other text as it is', () => {
  expect(codeIn('/a|b/')).toEqual({ query: 'a|b', expression: true });
  expect(codeIn(String.raw`except \w+ as exc`)).toEqual({
    query: String.raw`except \w+ as exc`,
    expression: true,
  });
  expect(codeIn('a | b')).toEqual({ query: 'a | b', expression: false });
  expect(codeIn(String.raw`"\w+"`)).toEqual({ query: String.raw`\w+`, expression: false });
});
