import { expect, test } from 'vitest';
import { shareLines } from './assemble.ts';

const part = (name: string, ...lines: number[]) => ({
  name,
  files: lines.map((count, at) => ({ path: `${name}${at}`, lines: count })),
});

test('small parts are taken whole, and the others give what is left in equal shares', () => {
  const shared = shareLines([part('big', 60, 60, 60), part('small', 20), part('middle', 40, 40, 40)], 200);
  expect(shared.map(({ name, files }) => [name, files.map(({ lines }) => lines)])).toEqual([
    ['small', [20]],
    ['middle', [40, 40, 40]],
    ['big', [60]],
  ]);
});
