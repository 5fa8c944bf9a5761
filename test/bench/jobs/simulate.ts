import { planShards } from '../../../src/host/jobs/plan-shards.ts';
import type { SourceFile } from '../../../src/indexer/discover/discover.ts';
import { fitCosts } from './fit.ts';
import { stages, type Measured, type Stage } from './measure.ts';

/** CPU seconds of a job of a stage. Weights are in MB of code; see `weightOf`. */
export interface StageCost {
  /** Of starting, and of libraries. */
  fixed: number;
  /** For each MB of the whole repository: listing it, and reading the parts of all shards. */
  ofAll: number;
  /** For each MB of the job. */
  ofOwn: number;
  /** For each shard. */
  ofShards: number;
}

export type Costs = Readonly<Record<Stage, StageCost>>;

const MB = 1e6;

/** Derives the costs of stages from measured jobs. Repositories of different sizes are needed to tell `ofAll` from `fixed`. */
export function costsOf(measured: readonly Measured[]): Costs {
  const fit = (stage: Stage): StageCost => {
    const jobs = measured.filter((job) => job.stage === stage);
    const isDivided = stage !== 'plan' && stage !== 'merge';
    const rows = jobs.map(({ total, weight, shards }) => [
      1,
      total / MB,
      isDivided ? weight / MB : 0,
      stage === 'merge' ? shards : 0,
    ]);
    const [fixed = 0, ofAll = 0, ofOwn = 0, ofShards = 0] = fitCosts(
      rows,
      jobs.map(({ cpuSeconds }) => cpuSeconds),
    );
    return { fixed, ofAll, ofOwn, ofShards };
  };
  return Object.fromEntries(stages.map((stage) => [stage, fit(stage)])) as Record<Stage, StageCost>;
}

export interface Simulated {
  shards: number;
  /** The longest job of each stage, in seconds. */
  longest: Readonly<Record<Stage, number>>;
  /** From the first job to the end, if each job has a core and none waits for one. */
  seconds: number;
  /** Of all jobs. */
  cpuSeconds: number;
}

/** Divides real files among shards, and adds up their costs. Moving parts between machines costs nothing here. */
export function simulate(files: readonly SourceFile[], shards: number, costs: Costs): Simulated {
  const weights = planShards(files, shards).map(({ weight }) => weight / MB);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const cost = (stage: Stage, own: number): number => {
    const { fixed, ofAll, ofOwn, ofShards } = costs[stage];
    return fixed + ofAll * total + ofOwn * own + ofShards * shards;
  };
  const jobs = (stage: Stage): number[] =>
    stage === 'plan' || stage === 'merge' ? [cost(stage, 0)] : weights.map((own) => cost(stage, own));
  const longest = Object.fromEntries(stages.map((stage) => [stage, Math.max(...jobs(stage))])) as Record<
    Stage,
    number
  >;
  return {
    shards,
    longest,
    seconds: stages.reduce((sum, stage) => sum + longest[stage], 0),
    cpuSeconds: stages.reduce((sum, stage) => sum + jobs(stage).reduce((all, each) => all + each, 0), 0),
  };
}
