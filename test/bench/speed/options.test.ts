import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

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
