import { expect, test } from 'vitest';
import { addsCode, defaultTab } from '../../src/site/search/default-tab.ts';

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

test('code is shown too where few pages have the words, unless the reader chose pages', () => {
  expect(addsCode({ tab: undefined }, 0)).toBe(true);
  expect(addsCode({ tab: undefined }, 2)).toBe(true);
  expect(addsCode({ tab: undefined }, 3)).toBe(false);
  expect(addsCode({ tab: 'pages' }, 0)).toBe(false);
});
