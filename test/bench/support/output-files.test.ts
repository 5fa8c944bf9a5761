import { expect, test } from 'vitest';
import { shareOf, weigh } from './output-files.ts';

test('every file of a site is weighed once', () => {
  const files = [
    'index.html',
    'api/v1/index.json',
    'api/v1/grep/index.json',
    'llms.txt',
    'assets/site.js',
  ].map((path) => ({
    path,
    bytes: 10,
  }));
  expect(files.map(({ path }) => shareOf(path))).toEqual(['html', 'json', 'search', 'markdown', 'assets']);
  expect(weigh(files)).toMatchObject({ all: { files: 5, bytes: 50 }, html: { files: 1, bytes: 10 } });
});
