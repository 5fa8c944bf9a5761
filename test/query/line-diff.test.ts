import { describe, expect, it } from 'vitest';
import { diffLines, lineMap } from '../../src/query/line-diff.ts';

describe('the difference of two texts', () => {
  it('has the runs of lines that stay, go and come', () => {
    expect(diffLines('a\nb\nc\nd', 'a\nx\ny\nc\nd')).toEqual([
      { kind: 'same', oldLine: 1, newLine: 1, count: 1 },
      { kind: 'removed', oldLine: 2, newLine: 2, count: 1 },
      { kind: 'added', oldLine: 3, newLine: 2, count: 2 },
      { kind: 'same', oldLine: 3, newLine: 4, count: 2 },
    ]);
  });

  it('is one run for equal texts, and two for texts without a common line', () => {
    expect(diffLines('a\nb', 'a\nb')).toHaveLength(1);
    expect(diffLines('a', 'b').map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });

  it('leads from a line to the same line', () => {
    const to = lineMap(diffLines('a\nb\nc\nd', 'x\na\nc\nd'));
    expect([1, 2, 3, 4].map(to)).toEqual([2, undefined, 3, 4]);
  });
});
