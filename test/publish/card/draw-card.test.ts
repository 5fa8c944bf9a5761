import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { LinkCard } from '../../../src/model/link-card.ts';
import { CardPainter } from '../../../src/publish/card/draw-card.ts';
import { readGlyphs } from '../../../src/publish/card/glyphs.ts';
import { siteFolder } from '../../../src/publish/site-app.ts';

const painter = new CardPainter(readGlyphs(siteFolder()));
const card: LinkCard = {
  repository: 'shop',
  kind: 'class',
  name: 'Cart',
  path: 'src/shop/cart.ts',
  code: 'class Cart<Item extends Priced>',
  text: 'What a customer is going to buy.',
};

/** Returns the rows of pixels of a PNG, each behind the number of its filter. */
function rowsOf(png: Uint8Array): string[] {
  const bytes = Buffer.from(png);
  const start = bytes.indexOf('IDAT') + 4;
  const rows = inflateSync(bytes.subarray(start, start + bytes.readUInt32BE(start - 8)));
  return Array.from({ length: 630 }, (_, row) => rows.toString('hex', row * 601, (row + 1) * 601));
}

test('a card is a small PNG of 1200 by 630 pixels, with the same bytes each time', () => {
  const png = Buffer.from(painter.draw(card));
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect([png.toString('latin1', 12, 16), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    'IHDR',
    1200,
    630,
  ]);
  // The sum that every decoder checks.
  expect(png.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082');
  expect(new Set(rowsOf(png).map((row) => row.slice(0, 2)))).toEqual(new Set(['00']));
  expect(png.length).toBeLessThan(20_000);
  expect(Buffer.from(painter.draw(card)).equals(png)).toBe(true);
});

test.each(['name', 'kind', 'path', 'code', 'text', 'repository'] as const)('a card shows the %s', (part) => {
  expect(rowsOf(painter.draw({ ...card, [part]: 'Other' }))).not.toEqual(rowsOf(painter.draw(card)));
});

test('markup is text, and the rest of the card stays as it is', () => {
  const rows = rowsOf(painter.draw({ ...card, text: '</text><image href="file:///etc/passwd"/>&#x41;' }));
  const plain = rowsOf(painter.draw(card));
  const changed = rows.flatMap((row, at) => (row === plain[at] ? [] : [at]));
  expect(changed.length).toBeGreaterThan(10);
  expect(Math.min(...changed)).toBeGreaterThan(250);
  expect(Math.max(...changed)).toBeLessThan(500);
});

test.each([
  ['signs that no font has', '購物車 🛒 \u{10ffff}'],
  ['half of a pair', '\ud800'],
  ['nothing', ''],
  ['control characters and marks of direction', 'a\0b\u202e\u200bc\n\td'],
  ['a thousand marks on a letter', `e${'\u0301'.repeat(1000)}`],
  ['a megabyte without a space', 'x'.repeat(1_000_000)],
])('a card can be drawn of %s', (_, text) => {
  const png = painter.draw({ repository: text, kind: text, name: text, path: text, code: text, text });
  expect(png.length).toBeLessThan(30_000);
});

test('a long text stays above the foot, inside the margins', () => {
  const long = 'word '.repeat(500);
  const rows = rowsOf(painter.draw({ ...card, name: long, path: long, code: long, text: long }));
  const plain = rowsOf(painter.draw(card));
  expect(rows.slice(530)).toEqual(plain.slice(530));
  const right = (row: string) => row.slice(2 + 1126);
  expect(rows.slice(260).map(right)).toEqual(plain.slice(260).map(right));
});
