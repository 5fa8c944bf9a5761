import { expect, test } from 'vitest';
import { stageTimes } from './stages.ts';

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
