import { expect, test } from 'vitest';
import { isTangled } from '../../src/site/markdown/is-tangled.ts';
import { parseMarkdown } from '../../src/site/markdown/render-markdown.ts';

test.each([
  ['lists in a line', ('- '.repeat(300) + 'x\n').repeat(300)],
  ['quotes', '> '.repeat(2000) + 'x\n'],
  ['lists by indentation', Array.from({ length: 300 }, (_, at) => `${' '.repeat(2 * at)}- x\n`).join('')],
  ['brackets', '['.repeat(50_000) + 'a' + ']'.repeat(50_000)],
  ['emphasis', 'a** '.repeat(50_000)],
])('a text of nested %s stays as it is', async (_, text) => {
  expect(isTangled(text)).toBe(true);
  const { children } = await parseMarkdown(text);
  expect(children).toMatchObject([{ tagName: 'pre', children: [{ children: [{ value: text }] }] }]);
});

test.each([
  ['a long list', '- **one** [a](b.md) and *two*\n'.repeat(5000)],
  ['a table', `| a | b |\n| - | - |\n${'| **x** | [y](z) |\n'.repeat(2000)}`],
  ['nested lists', '- a\n  - b\n    - c\n      - d\n\n'.repeat(2000)],
  ['quoted mail', '> > > > text\n'.repeat(3000)],
  ['indented code', `${' '.repeat(400)}- 1\n`],
  ['a picture of text', '    ----------->>>>>>>>>>>>>>\n'.repeat(1000)],
])('%s is no tangle', (_, text) => {
  expect(isTangled(text)).toBe(false);
});
