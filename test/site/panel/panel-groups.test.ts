import { expect, it } from 'vitest';
import { fitted } from '../../../src/site/panel/panel-groups.ts';

it('leaves out the indentation', () => {
  expect(fitted('    return add(1);', [[11, 14]])).toEqual({ text: 'return add(1);', marks: [[7, 10]] });
});

it('cuts the beginning of a line whose reference is far to the right', () => {
  const line = `${'x'.repeat(60)} add(1);`;
  const { text, marks } = fitted(line, [[61, 64]]);
  expect(text).toBe('…xxxxxxxxxxx add(1);');
  expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['add']);
});

it('marks a call that is another reference too once, and marks in their order', () => {
  expect(
    fitted('add(add)', [
      [4, 7],
      [0, 3],
      [0, 3],
    ]).marks,
  ).toEqual([
    [0, 3],
    [4, 7],
  ]);
});
