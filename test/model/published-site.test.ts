import { expect, test } from 'vitest';
import { parseSiteUrl, publishedUrl } from '../../src/model/published-site.ts';

test.each([
  ['https://owner.github.io/repository', 'https://owner.github.io/repository/'],
  ['https://owner.github.io/repository/', 'https://owner.github.io/repository/'],
  ['http://localhost:4000', 'http://localhost:4000/'],
  ['https://bücher.example/ä b'.replace(' ', '%20'), 'https://xn--bcher-kva.example/%C3%A4%20b/'],
])('%s is an address of a site', (text, url) => {
  expect(parseSiteUrl(text)).toBe(url);
});

test.each([
  '',
  'owner.github.io/repository',
  '/repository/',
  '//owner.github.io/',
  'ftp://example.org/',
  'javascript:alert(1)',
  'https://',
  'https://user:secret@example.org/',
  'https://token@example.org/',
  'https://example.org/?token=1',
  'https://example.org/#part',
  'https://example.org/a b',
])('%j is no address of a site', (text) => {
  expect(parseSiteUrl(text)).toBeUndefined();
});

test('addresses of pages are encoded, so that no name becomes a query, a fragment or markup', () => {
  const site = { url: 'https://example.org/a/', cards: 'symbols' as const };
  const path = 'file/a b/100%#1?x="y"<é>.ts.html';
  const url = publishedUrl(site, path);
  expect(url).toBe('https://example.org/a/file/a%20b/100%25%231%3Fx%3D%22y%22%3C%C3%A9%3E.ts.html');
  expect(decodeURIComponent(new URL(url).pathname)).toBe(`/a/${path}`);
  expect(publishedUrl(site, 'index.html')).toBe('https://example.org/a/');
});
