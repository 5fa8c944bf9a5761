import { expect, test } from 'vitest';
import { addsCode, defaultTab, mayBePhrase } from '../../src/site/search/default-tab.ts';

test.each([
  ['Cart', 'names'],
  ['Cart.add', 'names'],
  ['src/shop/cart.ts', 'names'],
  ['class', 'names'],
  ['"add item"', 'code'],
  ["'how does it work?'", 'code'],
  ['total(', 'code'],
  ['a = b', 'code'],
  ['self->next', 'code'],
  ['std::move', 'code'],
  ['return value;', 'code'],
  ['if x {', 'code'],
  ['def send', 'code'],
  ['async def send', 'code'],
  ['class AsyncClient', 'code'],
  ['public static final class Gson', 'code'],
  ['import os', 'code'],
  ['from httpx import Client', 'code'],
  ['raise ValueError', 'code'],
  ['const total', 'code'],
  ['@property', 'code'],
  ['/tot[a-z]l/', 'code'],
  ['catch \\w+', 'code'],
  ['connection pool', 'pages'],
  ['how totals are added', 'pages'],
  ['how does total() add items?', 'pages'],
  ['what is a class member?', 'pages'],
  ['the class of a cart', 'pages'],
])('%s is searched for in %s', (query, tab) => {
  expect(defaultTab(query)).toBe(tab);
});

test('code is shown too if no page has the text as it is written, unless the reader chose pages', () => {
  const query = 'yield chunk';
  expect(addsCode({ query, tab: undefined }, [])).toBe(true);
  expect(addsCode({ query, tab: undefined }, ['The chunk that we yield'])).toBe(true);
  expect(addsCode({ query, tab: undefined }, ['Other', 'It will Yield chunks'])).toBe(false);
  expect(addsCode({ query, tab: 'pages' }, [])).toBe(false);
});

test('a question is no phrase of code', () => {
  expect(mayBePhrase('how are empty lines ignored')).toBe(false);
  expect(mayBePhrase('Unexpected Quote value')).toBe(true);
  expect(mayBePhrase('island of items')).toBe(true);
});
