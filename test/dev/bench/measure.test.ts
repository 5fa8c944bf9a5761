import { expect, test } from 'vitest';
import { measureCommand } from '../../../src/dev/bench/measure/command.ts';
import { childrenSeconds, groupOf, proportionalSize } from '../../../src/dev/bench/measure/process-group.ts';
import { stageTimes } from '../../../src/dev/bench/measure/stages.ts';
import { parseOptions } from '../../../src/dev/bench/options.ts';

test('a stage lasts from its announcement to the next one', () => {
  const lines = [
    { at: 0.5, text: 'discover …' },
    { at: 1, text: 'parse …' },
    { at: 2, text: 'parse  10 / 20  5/s' },
    { at: 4, text: 'render …' },
    { at: 9, text: '20 files' },
  ];
  expect(stageTimes(lines, 10)).toEqual([
    { stage: 'start', seconds: 0.5 },
    { stage: 'discover', seconds: 0.5 },
    { stage: 'parse', seconds: 3 },
    { stage: 'render', seconds: 6 },
  ]);
});

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

test('the command line is checked', () => {
  expect(parseOptions(['--only', 'a', '--only', 'b', '--no-browser'])).toMatchObject({
    only: ['a', 'b'],
    browser: false,
    build: true,
    runs: 3,
  });
  expect(() => parseOptions(['--runs', 'many'])).toThrow('whole number');
  expect(() => parseOptions(['--unknown'])).toThrow('--unknown');
});
