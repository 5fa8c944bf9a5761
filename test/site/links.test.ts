import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allPages, type PageScope } from '../../src/model/page-scope.ts';
import { Links } from '../../src/site/views/links.ts';

test.each([
  ['index.html', 'file/a.html', 'file/a.html'],
  ['file/src/a.html', 'file/src/b.html', 'b.html'],
  ['file/src/a.html', 'file/lib/b.html', '../lib/b.html'],
  ['file/src/a.ts~/f.html', 'file/src/a.ts.html', '../a.ts.html'],
  ['file/src/a.ts.html', 'file/src/a.ts~/f.html', 'a.ts~/f.html'],
  ['file/src/a.html', 'index.html', '../../index.html'],
  ['index.html', 'file/javascript~3a1.html', 'file/javascript~3a1.html'],
  ['file/a.html', 'file/x:y.html', 'x%3Ay.html'],
])('from %s to %s is %s', (from, to, expected) => {
  expect(new Links(from).hrefOf(to)).toBe(expected);
});

test('links resolve to the right page below any mount path', () => {
  const path = fc.array(
    fc.string({ minLength: 1 }).filter((name) => !/[/\\\0\p{Cs}]|^\.\.?$/u.test(name)),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  fc.assert(
    fc.property(path, path, (from, to) => {
      const base = 'https://host/some/where/';
      const page = new URL(base + from.map(encodeURIComponent).join('/'));
      const target = new URL(base + to.map(encodeURIComponent).join('/'));
      expect(new URL(new Links(from.join('/')).hrefOf(to.join('/')), page).href).toBe(target.href);
    }),
  );
});

test('pages of one folder lead to the same places, and pages of others and of smaller atlases to theirs', () => {
  const files: PageScope = { ...allPages, pages: 'files' };
  const froms = ['file/src/a.ts.html', 'file/src/a.ts~/f.html', 'file/lib/src/a.ts.html', 'index.html'];
  const hrefs = (order: readonly string[], scope: PageScope): Map<string, string[]> =>
    new Map(
      order.map((from) => {
        const links = new Links(from, scope);
        return [
          from,
          [links.file('src/a.ts'), links.symbol('src/a.ts~/f'), links.definition('src/b.ts~/C#.C.g')],
        ];
      }),
    );
  const expected = hrefs(froms, allPages);
  hrefs(froms, files);
  const again = hrefs(froms.toReversed(), allPages);
  for (const from of froms) expect(again.get(from)).toEqual(expected.get(from));
  expect(expected.get('file/src/a.ts~/f.html')?.[0]).toBe('../a.ts.html');
  expect(expected.get('file/lib/src/a.ts.html')?.[0]).toBe('../../src/a.ts.html');
});

test('a symbol is a page, a section of one, or a section of its file, and its definition where an atlas has no pages of symbols', () => {
  const links = new Links('file/src/b.ts.html');
  expect(links.symbol('src/a.ts~/Cart')).toBe('a.ts~/Cart.html');
  expect(links.symbol('src/a.ts~/Cart#.Cart.total')).toBe('a.ts~/Cart.html#.Cart.total');
  expect(links.symbol('src/a.ts#.helper')).toBe('a.ts.html#~helper');
  expect(new Links('file/src/a.ts~/Cart.html').symbol('src/a.ts~/Cart')).toBe('#.Cart');
  const files = new Links('file/src/b.ts.html', { ...allPages, pages: 'files' });
  expect(files.symbol('src/a.ts~/Cart')).toBe('a.ts.html#.Cart');
  expect(files.symbol('src/a.ts~/Cart#.Cart.total')).toBe('a.ts.html#.Cart.total');
});
