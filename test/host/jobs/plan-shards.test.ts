import { describe, expect, it } from 'vitest';
import { planShards, weightOf } from '../../../src/host/jobs/plan-shards.ts';
import type { SourceFile } from '../../../src/indexer/discover/discover.ts';

const file = (path: string, size: number, language: string | null = 'any'): SourceFile => ({
  path,
  size,
  language,
  stamp: '',
});

/** Sizes as those of a repository: many small files, few large ones. */
const repository = Array.from({ length: 900 }, (_, at) =>
  file(`src/${at}.ts`, at % 100 === 0 ? 400_000 : 500 + ((at * 7919) % 9_000)),
);

describe('a plan', () => {
  it.each([1, 2, 7, 64])('of %i shards has each file once', (count) => {
    const shards = planShards(repository, count);
    expect(shards).toHaveLength(count);
    const paths = shards.flatMap(({ files }) => files.map(({ path }) => path));
    expect(paths.sort()).toEqual(repository.map(({ path }) => path).sort());
  });

  it('does not depend on the order of the listing', () => {
    expect(planShards([...repository].reverse(), 7)).toEqual(planShards(repository, 7));
  });

  it('gives no shard much more than the others, and the heaviest is the first', () => {
    const weights = planShards(repository, 7).map(({ weight }) => weight);
    const mean = weights.reduce((sum, each) => sum + each, 0) / 7;
    expect(weights[0]).toBeLessThan(mean * 1.01);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
  });

  it('leaves a file that is larger than all others alone', () => {
    const [first] = planShards([file('a', 10), file('large', 90_000), file('b', 10), file('c', 10)], 2);
    expect(first?.files.map(({ path }) => path)).toEqual(['large']);
  });

  it('has empty shards if there are fewer files', () => {
    const shards = planShards([file('a', 10)], 3);
    expect(shards.map(({ files }) => files.length)).toEqual([1, 0, 0]);
  });
});

it('text without a grammar weighs less than code of the same size', () => {
  expect(weightOf(file('a.txt', 100_000, null))).toBeLessThan(weightOf(file('a.ts', 100_000)) / 3);
});
