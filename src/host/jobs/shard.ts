import { InputError } from '../input-error.ts';

/** One of several jobs of a stage. */
export interface Shard {
  /** From 1. */
  number: number;
  of: number;
}

export const MAX_SHARDS = 1024;

/** Parses `2/7`; undefined if it is no shard. */
export function parseShard(text: string): Shard | undefined {
  const [, number, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  const shard = { number: Number(number), of: Number(of) };
  return shard.number >= 1 && shard.number <= shard.of && shard.of <= MAX_SHARDS ? shard : undefined;
}

export function shardName({ number, of }: Shard): string {
  return `${number}/${of}`;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables in which schedulers number the jobs of a group, with the number of the first. Those without a total leave it to the plan. */
const schedulers = [
  { index: 'JOB_COMPLETION_INDEX', first: 0, total: undefined },
  { index: 'BUILDKITE_PARALLEL_JOB', first: 0, total: 'BUILDKITE_PARALLEL_JOB_COUNT' },
  { index: 'CI_NODE_INDEX', first: 1, total: 'CI_NODE_TOTAL' },
  { index: 'CIRCLE_NODE_INDEX', first: 0, total: 'CIRCLE_NODE_TOTAL' },
  { index: 'AWS_BATCH_JOB_ARRAY_INDEX', first: 0, total: 'AWS_BATCH_JOB_ARRAY_SIZE' },
  { index: 'SLURM_ARRAY_TASK_ID', first: 1, total: 'SLURM_ARRAY_TASK_COUNT' },
] as const;

/**
 * Returns the shard of this job: the given one, or the one that the scheduler names in the environment. Throws `InputError` if there is neither, or if it
 * is none of the plan.
 */
export function chooseShard(given: Shard | undefined, environment: Environment, planned: number): Shard {
  const shard = given ?? shardOf(environment, planned);
  if (!shard)
    throw new InputError(
      `No shard is named, and the environment has no variable of a scheduler (${schedulers.map(({ index }) => index).join(', ')}). Name one of ${planned}: --shard 1/${planned}.`,
    );
  if (shard.of === planned && shard.number <= planned) return shard;
  throw new InputError(
    `This job is shard ${shardName(shard)}, and the plan has ${planned}. Run as many jobs as the plan has shards, or make the plan again: treeatlas plan --shards ${shard.of}.`,
  );
}

function shardOf(environment: Environment, planned: number): Shard | undefined {
  for (const { index, first, total } of schedulers) {
    const [value, count] = [environment[index], total === undefined ? undefined : environment[total]];
    if (value === undefined || !/^\d+$/.test(value)) continue;
    return { number: Number(value) - first + 1, of: count === undefined ? planned : Number(count) };
  }
  return undefined;
}
