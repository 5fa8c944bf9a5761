import { expect, test } from 'vitest';
import { curveOf } from './report.ts';

test('the memory of a stage is that between its first line and the first of the next', () => {
  const { rows } = curveOf({
    lines: 1000,
    files: 1,
    run: {
      seconds: 4,
      cpuSeconds: 4,
      peakMemory: 9e6,
      memory: [1, 5, 9, 4].map((megabytes, at) => ({ at, bytes: megabytes * 1e6 })),
      lines: [
        { at: 0, text: 'Parsing files …' },
        { at: 1.5, text: 'Parsing files  1 / 2' },
        { at: 2, text: 'Linking names …' },
      ],
    },
  });
  expect(rows).toEqual([
    ['Parsing files', '0 ms', '1.0 MB', '5.0 MB'],
    ['Linking names', '2.0 s', '9.0 MB', '9.0 MB'],
  ]);
});
