import { expect, test } from 'vitest';
import { docLink } from '../../src/site/build/doc-link.ts';

test.each([
  ['search.md', 'search.html'],
  ['./search.md#how-well-it-does', 'search.html#user-content-how-well-it-does'],
  ['architecture.md', undefined],
  ['decisions/index.md', undefined],
  ['../../CONTRIBUTING.md', undefined],
  ['https://example.org/guide.md', undefined],
  ['#patterns', undefined],
])('in a document, %s leads to %s', (href, expected) => {
  expect(docLink(href, ['guide', 'search'])).toBe(expected);
});
