import { expect, test } from 'vitest';
import { z } from 'zod';
import { inputsFor } from '../../../src/dev/bench/operations/inputs.ts';
import { shareOf, weigh } from '../../../src/dev/bench/site/output-files.ts';
import { judgePages } from '../../../src/dev/bench/site/page-sizes.ts';

test('every file of a site is weighed once', () => {
  const files = ['index.html', 'api/v1/index.json', 'pagefind/pagefind.js', 'llms.txt', 'assets/site.js'].map(
    (path) => ({
      path,
      bytes: 10,
    }),
  );
  expect(files.map(({ path }) => shareOf(path))).toEqual(['html', 'json', 'search', 'markdown', 'assets']);
  expect(weigh(files)).toMatchObject({ all: { files: 5, bytes: 50 }, html: { files: 1, bytes: 10 } });
});

test('a page may weigh eight times the source that it shows, and 30 KB', () => {
  const sizes = judgePages(
    [
      { path: 'file/a.html', bytes: 38_000 },
      { path: 'file/b.html', bytes: 38_001 },
      { path: 'search.html', bytes: 60_000 },
      { path: 'api/v1/index.json', bytes: 999_999 },
    ],
    new Map([
      ['file/a.html', 1000],
      ['file/b.html', 1000],
    ]),
  );
  expect(sizes).toMatchObject({ pages: 3, over: 2 });
  expect(sizes.worst[0]).toEqual({ path: 'search.html', bytes: 60_000, source: 0, share: 2 });
});

test('inputs of an operation are made from what its schema accepts', () => {
  const samples = [
    { id: 'function:a.x:f', name: 'f', path: 'a.x', directory: '' },
    { id: 'function:b.x:g', name: 'g', path: 'b.x', directory: '' },
  ];
  expect(inputsFor(z.object({ symbolId: z.string(), depth: z.int().default(1) }), samples)).toEqual([
    { symbolId: 'function:a.x:f' },
    { symbolId: 'function:b.x:g' },
  ]);
  expect(inputsFor(z.object({ limit: z.int().optional() }), samples)).toEqual([{}]);
});
