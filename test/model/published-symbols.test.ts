import { expect, test } from 'vitest';
import { publishSymbols, readPublishedSymbols } from '../../src/model/published-symbols.ts';
import type { SymbolShard } from '../../src/model/symbol-shard.ts';

const shard: SymbolShard = {
  prefix: 't',
  paths: ['notes/tax é.md', 'src/tax.ts', 'src/Tax.ts'],
  rows: [
    ['tax', '', 'function', 1, 3, '', 1.2],
    ['tax', 'Cart.tax', 'method', 1, 9, '#.Cart.tax', 1],
    ['tax', 'tax~2', 'function', 1, 20, '~/tax~~2', 1],
    ['tax é.md', '', 'module', 0, 1, '', 0.5, 1],
    ['tax.ts', '', 'module', 2, 1, 'src/Tax.ts~~2', 0.5],
  ],
};

test('each name has the address of its file, and its own', () => {
  const named = publishSymbols(shard).symbols.map(({ symbol, path, file, address, text }) => [
    ...[symbol, path, file, address],
    ...(text ? ['text'] : []),
  ]);
  expect(named).toEqual([
    ['tax', 'src/tax.ts', 'src/tax.ts', 'src/tax.ts~/tax'],
    ['Cart.tax', 'src/tax.ts', 'src/tax.ts', 'src/tax.ts#.Cart.tax'],
    ['tax~2', 'src/tax.ts', 'src/tax.ts', 'src/tax.ts~/tax~~2'],
    [undefined, 'notes/tax é.md', 'notes/tax~20~c3~a9.md', undefined, 'text'],
    [undefined, 'src/Tax.ts', 'src/Tax.ts~~2', undefined],
  ]);
});

test('a list that was read is published with the same bytes', () => {
  const published = publishSymbols(shard);
  expect(JSON.stringify(publishSymbols(readPublishedSymbols(published)))).toBe(JSON.stringify(published));
});
