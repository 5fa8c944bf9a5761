import { expect, test } from 'vitest';
import { docLink } from '../../src/site/build/doc-link.ts';

const slugs = ['guide', 'search', 'decisions/index', 'decisions/stable-bytes'];

test.each([
  ['guide', 'search.md', 'search.html'],
  ['guide', './search.md#how-well-it-does', 'search.html#user-content-how-well-it-does'],
  ['guide', 'decisions/index.md', 'decisions/index.html'],
  ['decisions/index', 'stable-bytes.md', 'stable-bytes.html'],
  ['decisions/stable-bytes', '../guide.md#patterns', '../guide.html#user-content-patterns'],
  ['decisions/stable-bytes', 'guide.md', undefined],
  ['guide', '../../CONTRIBUTING.md', undefined],
  ['guide', 'https://example.org/guide.md', undefined],
  ['guide', '#patterns', undefined],
])('on the page of %s, %s leads to %s', (from, href, expected) => {
  expect(docLink(href, from, slugs)).toBe(expected);
});
