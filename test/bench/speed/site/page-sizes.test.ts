import { expect, test } from 'vitest';
import { judgePages } from './page-sizes.ts';

test('a page may weigh four times the source that it shows, and 6 KB', () => {
  const sizes = judgePages(
    [
      { path: 'file/a.html', bytes: 10_000 },
      { path: 'file/b.html', bytes: 10_001 },
      { path: 'search.html', bytes: 12_000 },
      { path: 'api/v1/index.json', bytes: 999_999 },
    ],
    new Map([
      ['file/a.html', 1000],
      ['file/b.html', 1000],
    ]),
  );
  expect(sizes).toMatchObject({ pages: 3, over: 2 });
  expect(sizes.worst[0]).toEqual({ path: 'search.html', bytes: 12_000, source: 0, share: 2 });
});
