import { expect, it } from 'vitest';
import type { SourceFile } from '../../../src/indexer/discover/discover.ts';
import { fitCosts } from './fit.ts';
import { simulate, type Costs } from './simulate.ts';

const none = { fixed: 0, ofAll: 0, ofOwn: 0, ofShards: 0 };

it('finds the costs that jobs were made of', () => {
  const rows = [
    [1, 1, 1],
    [1, 1, 0.5],
    [1, 4, 4],
    [1, 4, 1],
  ];
  const values = rows.map(([one = 0, all = 0, own = 0]) => 2 * one + 0.5 * all + 3 * own);
  const costs = fitCosts(rows, values);
  [2, 0.5, 3].forEach((cost, at) => {
    expect(costs[at]).toBeCloseTo(cost, 6);
  });
});

it('gives no cost below 0, and none to what did not vary', () => {
  const [fixed, falling, constant] = fitCosts(
    [
      [1, 1, 0],
      [1, 2, 0],
    ],
    [3, 2],
  );
  expect(fixed).toBeCloseTo(2.5, 6);
  expect([falling, constant]).toEqual([0, 0]);
});

it('is limited by the largest file, and by what each job does about all files', () => {
  const file = (path: string, size: number) => ({ path, size, language: 'typescript' }) as SourceFile;
  const files = [file('a', 1_999_000), file('b', 999_000), file('c', 999_000)];
  const costs: Costs = {
    plan: { ...none, fixed: 1 },
    index: { ...none, ofOwn: 10 },
    link: { ...none, fixed: 1, ofAll: 1 },
    render: none,
    merge: { ...none, ofShards: 1 },
  };
  // 4 MB in all: 1 + 40 + 5 + 1.
  expect(simulate(files, 1, costs)).toMatchObject({ seconds: 47, cpuSeconds: 47 });
  // The file of 2 MB is a shard of its own: 1 + 20 + 5 + 2, and each of both jobs reads all.
  expect(simulate(files, 2, costs)).toMatchObject({ seconds: 28, cpuSeconds: 1 + 40 + 10 + 2 });
  expect(simulate(files, 4, costs).longest.index).toBe(20);
});
