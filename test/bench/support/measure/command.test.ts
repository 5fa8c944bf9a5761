import { expect, test } from 'vitest';
import { measureCommand } from './command.ts';
import { childrenSeconds, groupOf, proportionalSize } from './process-group.ts';

test('a process whose name looks like fields is read right', () => {
  expect(groupOf('12 (a) S 1 2) S 1 77 3')).toBe(77);
  expect(childrenSeconds('12 (a) S 1 2) S 1 77 3 0 -1 0 0 0 0 0 10 20 150 50 20 0')).toBe(2);
  expect(proportionalSize('00-ff rollup\nRss:   9 kB\nPss:   4 kB\n')).toBe(4096);
});

test('what a command prints is kept, and a failure tells its last words', async () => {
  const run = await measureCommand([process.execPath, '-e', 'console.log("hello")']);
  expect(run.lines.map(({ text }) => text)).toEqual(['hello']);
  await expect(
    measureCommand([process.execPath, '-e', 'console.error("broken"); process.exit(3)']),
  ).rejects.toThrow(/Exit code 3[^]*broken/);
});
