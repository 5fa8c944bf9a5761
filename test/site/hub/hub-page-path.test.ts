import { expect, it } from 'vitest';
import { exportAt, exportUrl } from '../../../src/site/hub/hub-page-path.ts';

const hub = 'https://atlas.example.org/our%20hub/';

it.each([
  ['tax', 'Table.rate'],
  ['@shop/cart', ''],
  ['big.money', 'operator ==~2'],
  ['con', 'größe'],
])('the address of an export of %s names it', (name, symbol) =>
  expect(exportAt(hub, new URL(exportUrl(hub, name, symbol)).href)).toEqual({ package: name, symbol }),
);

it('the page of a package is found whatever the case of its name', () =>
  expect(exportUrl(hub, 'Big_Money', 'a')).toBe(`${hub}package/big-money.html#.a`));

it.each([
  `${hub}index.html`,
  'https://other.example.org/our%20hub/package/tax.html',
  `${hub}package/%E0.html`,
])('%s is about no export', (url) => expect(exportAt(hub, url)).toBeUndefined());
