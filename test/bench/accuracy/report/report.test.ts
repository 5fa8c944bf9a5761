import { describe, expect, test } from 'vitest';
import { parseOptions } from '../options.ts';
import { sumTallies, unitAccuracy } from '../units.ts';
import { errorList } from './error-lists.ts';
import type { ListedError } from './errors.ts';

const error = (construct: string, where: string): ListedError => ({
  kind: 'wrong',
  construct,
  where,
  source: 'f();',
  ours: 'function:a.ts:f',
  oracle: 'b.ts:f',
});

test('errors are listed a line each, those of the most frequent construct first', () => {
  const list = errorList([error('rare', 'a.ts:1:1'), error('often', 'a.ts:2:1'), error('often', 'a.ts:3:1')]);
  const lines = list.split('\n').filter((line) => line.startsWith('wrong |'));
  expect(lines[0]).toBe('wrong | often | a.ts:2:1 | f(); | ours: function:a.ts:f | oracle: b.ts:f');
  expect(lines.map((line) => line.split(' | ')[2])).toEqual(['a.ts:2:1', 'a.ts:3:1', 'a.ts:1:1']);
});

test('with a limit the counts stay whole', () => {
  const list = errorList([error('often', 'a.ts:2:1'), error('often', 'a.ts:3:1')], 1);
  expect(list).toContain('wrong: 2');
  expect(list).not.toContain('a.ts:3:1');
});

test('recall is of what was to be found, precision of what was judged', () => {
  const tally = { right: 9, wrong: 1, unjudged: 5, found: 8, missed: 2 };
  expect(unitAccuracy(tally)).toMatchObject({ precision: 0.9, recall: 0.8, f1: 0.84706 });
  expect(unitAccuracy(sumTallies([tally, tally]))).toMatchObject({ right: 18, precision: 0.9 });
  expect(unitAccuracy(sumTallies([]))).toMatchObject({ precision: null, recall: null, f1: null });
});

describe('options', () => {
  test('say what is wrong with them', () => {
    expect(() => parseOptions(['--set', 'all'])).toThrow('tuned or unseen');
    expect(() => parseOptions(['--unit', 'names'])).toThrow('calls, references or imports');
    expect(() => parseOptions(['--write', '--only', 'rxjs'])).toThrow('all repositories');
  });
});
