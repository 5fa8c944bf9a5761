import { describe, expect, test } from 'vitest';
import type { DrawnChange } from './drawn-change.ts';
import { figuresOf } from './figures.ts';
import { judgeChange, type NamedPlace } from './judge.ts';

const change: DrawnChange = {
  kind: 'parameter added',
  path: 'area.ts',
  name: 'area',
  line: 3,
  definition: 'function',
  lines: [[3, 4]],
  edits: [],
  before: '',
  after: '',
  errors: [
    { path: 'area.ts', line: 6, lines: [6], message: 'inside', isInside: true },
    {
      path: 'main.ts',
      line: 9,
      lines: [8, 9],
      message: 'an argument on the second line of a call',
      isInside: false,
    },
  ],
};

const place = (path: string, line: number, isCertain = true): NamedPlace => {
  return { path, line, isCertain, reason: 'missing argument', message: '' };
};

describe('a place', () => {
  test('is right at the name that is called, and wrong a line away', () => {
    const { found, missed, right, wrong } = judgeChange(change, [place('main.ts', 8), place('main.ts', 10)]);
    expect(found.map(({ line }) => line)).toEqual([9]);
    expect(missed.map(({ line }) => line)).toEqual([6]);
    expect(right.map(({ line }) => line)).toEqual([8]);
    expect(wrong.map(({ line }) => line)).toEqual([10]);
  });

  test('of the edited lines counts on no side', () => {
    const { right, wrong } = judgeChange(change, [place('area.ts', 4)]);
    expect([...right, ...wrong]).toEqual([]);
  });

  test('of another file is another one', () => {
    expect(judgeChange(change, [place('other.ts', 9)]).wrong).toHaveLength(1);
  });

  test('is counted once for a line, and as certain if one of them is', () => {
    const { right } = judgeChange(change, [place('main.ts', 9, false), place('main.ts', 9)]);
    expect(right.map(({ isCertain }) => isCertain)).toEqual([true]);
  });
});

test('figures tell certain places from possible ones, and the definition from the rest', () => {
  const complete = judgeChange(change, [place('main.ts', 9), place('area.ts', 6, false)]);
  const half = judgeChange(change, [place('main.ts', 9), place('main.ts', 30, false)]);
  expect(figuresOf([complete, half])).toEqual({
    changes: 2,
    complete: 1,
    rejected: 4,
    found: 3,
    rejectedElsewhere: 2,
    foundElsewhere: 2,
    certain: 2,
    certainRight: 2,
    possible: 2,
    possibleRight: 1,
  });
});
