import { expect, test } from 'vitest';
import { splitFrontMatter } from '../../src/site/markdown/front-matter.ts';
import { parseLines } from '../../src/site/scripts/line-range.ts';
import { count, percent, size } from '../../src/site/views/numbers.ts';

test.each([
  ['#L12', [12, 12]],
  ['#L12-L15', [12, 15]],
  ['#L15-L12', [12, 15]],
  ['#L3-5', [3, 5]],
  ['#readme', undefined],
  ['', undefined],
])('%s names the lines %s', (hash, lines) => {
  expect(parseLines(hash)).toEqual(lines);
});

test('a fragment cannot select millions of lines', () => {
  expect(parseLines('#L1-L99999999')).toEqual([1, 10_001]);
});

test('front matter is split off, and an error names the file with missing fields', () => {
  const text = '---\ntitle: "A: guide"\ndescription: What it is.\norder: 2\n---\n\n# A\n';
  expect(splitFrontMatter('a.md', text)).toEqual({
    data: { title: 'A: guide', description: 'What it is.', order: 2 },
    body: '\n# A\n',
  });
  expect(() => splitFrontMatter('b.md', '# B\n')).toThrow(/^b\.md: front matter needs a title/);
});

test('numbers are formatted independently of the locale', () => {
  expect([count(1234567), count(12), size(999), size(12_345), size(3_100_000)]).toEqual([
    '1,234,567',
    '12',
    '999 B',
    '12.3 KB',
    '3.1 MB',
  ]);
  expect([percent(1, 3), percent(0, 0)]).toEqual(['33.3%', '0%']);
});
