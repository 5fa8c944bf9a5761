import { expect, test } from 'vitest';
import type { CodeFile } from '../../src/site/search/code-line.ts';
import { ENOUGH, takeResults, type SearchedFile } from '../../src/site/search/take-results.ts';

const line = {} as CodeFile['lines'][number];
const file = (lines: number, size: number): SearchedFile => ({
  size,
  found:
    lines === 0 ? undefined : { path: 'a', address: 'a', lines: Array.from({ length: lines }, () => line) },
});

async function* filesOf(files: readonly SearchedFile[]): AsyncGenerator<SearchedFile> {
  for (const each of files) yield await Promise.resolve(each);
}

async function take(files: readonly SearchedFile[], signal = new AbortController().signal) {
  const taken: SearchedFile[] = [];
  return {
    reason: await takeResults(filesOf(files), (each) => taken.push(each), signal),
    files: taken.length,
  };
}

test('a repository of several hundred files is searched completely, wherever the matches are', async () => {
  const files = Array.from({ length: 800 }, (_, at) => file(at % 50 === 0 ? 1 : 0, 8000));
  expect(await take(files)).toEqual({ reason: 'all', files: 800 });
});

test('a search with more lines than anyone reads waits, and goes on where it was', async () => {
  const results = filesOf(Array.from({ length: 30 }, () => file(100, 1000)));
  const { signal } = new AbortController();
  let taken = 0;
  expect(await takeResults(results, () => taken++, signal)).toBe('lines');
  expect(taken).toBe(10);
  await takeResults(results, () => taken++, signal);
  expect(taken).toBe(20);
});

test('a search without matches waits after much text', async () => {
  const files = Array.from({ length: 40 }, () => file(0, ENOUGH.size / 10));
  expect(await take(files)).toEqual({ reason: 'size', files: 10 });
});

test('a search that is given up adds nothing more', async () => {
  const controller = new AbortController();
  const taken: SearchedFile[] = [];
  const add = (each: SearchedFile): void => {
    taken.push(each);
    controller.abort();
  };
  const files = filesOf([file(1, 1), file(1, 1)]);
  expect(await takeResults(files, add, controller.signal)).toBeUndefined();
  expect(taken).toHaveLength(1);
});
