import { expect, test } from 'vitest';
import { parsePaletteQuery } from '../../src/site/islands/palette-query.ts';

const plain = { kind: undefined, tests: undefined, line: undefined };

test.each([
  ['Cart', { ...plain, name: 'Cart' }],
  ['class:Cart', { ...plain, name: 'Cart', kind: 'class' }],
  ['file:cart', { ...plain, name: 'cart', kind: 'module' }],
  ['test:cart', { ...plain, name: 'cart', tests: 'only' }],
  ['-test:class: Cart', { ...plain, name: 'Cart', tests: 'none', kind: 'class' }],
  ['cart.ts:12', { ...plain, name: 'cart.ts', line: 12 }],
  ['test:cart.ts:12:3', { ...plain, name: 'cart.ts', tests: 'only', line: 12 }],
  ['std::vector', { ...plain, name: 'std::vector' }],
])('"%s" is read as %o', (text, query) => {
  expect(parsePaletteQuery(text)).toEqual(query);
});
