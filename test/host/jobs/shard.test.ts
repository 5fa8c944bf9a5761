import { describe, expect, it } from 'vitest';
import { chooseShard, parseShard } from '../../../src/host/jobs/shard.ts';

describe('the text of a shard', () => {
  it.each([
    ['1/1', { number: 1, of: 1 }],
    ['7/64', { number: 7, of: 64 }],
  ])('%s is understood', (text, shard) => expect(parseShard(text)).toEqual(shard));

  it.each(['', '0/2', '3/2', '1', '1/', '-1/2', '1/9999', '1.5/2', '1/2/3'])('%j is none', (text) =>
    expect(parseShard(text)).toBeUndefined(),
  );
});

describe('the shard of a job', () => {
  it.each([
    ['Kubernetes', { JOB_COMPLETION_INDEX: '0' }, 1],
    ['Buildkite', { BUILDKITE_PARALLEL_JOB: '2', BUILDKITE_PARALLEL_JOB_COUNT: '3' }, 3],
    ['GitLab', { CI_NODE_INDEX: '1', CI_NODE_TOTAL: '3' }, 1],
    ['CircleCI', { CIRCLE_NODE_INDEX: '1', CIRCLE_NODE_TOTAL: '3' }, 2],
    ['Slurm', { SLURM_ARRAY_TASK_ID: '3', SLURM_ARRAY_TASK_COUNT: '3' }, 3],
  ])('is the one that %s names', (_, environment, number) =>
    expect(chooseShard(undefined, environment, 3)).toEqual({ number, of: 3 }),
  );

  it('is the given one, whatever the scheduler says', () =>
    expect(chooseShard({ number: 2, of: 3 }, { CI_NODE_INDEX: '1', CI_NODE_TOTAL: '3' }, 3)).toEqual({
      number: 2,
      of: 3,
    }));

  it('must be named', () => expect(() => chooseShard(undefined, {}, 3)).toThrow('--shard 1/3'));

  it.each([
    [{ number: 1, of: 4 }, {}],
    [undefined, { CI_NODE_INDEX: '1', CI_NODE_TOTAL: '4' }],
    [undefined, { JOB_COMPLETION_INDEX: '3' }],
  ])('must be one of the plan: %j %j', (given, environment) =>
    expect(() => chooseShard(given, environment, 3)).toThrow('the plan has 3'),
  );
});
