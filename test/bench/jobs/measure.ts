import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../../../src/base/list-files.ts';
import type { PlanFile } from '../../../src/host/jobs/plan.ts';
import { runJob } from './run-job.ts';

export const stages = ['plan', 'index', 'link', 'render', 'merge'] as const;
export type Stage = (typeof stages)[number];

/** One job that ran to its end. */
export interface Measured {
  stage: Stage;
  /** Jobs of the plan. */
  shards: number;
  /** Of the files of the job, and of all files; see `weightOf`. */
  weight: number;
  total: number;
  cpuSeconds: number;
}

export interface BuiltByJobs {
  measured: readonly Measured[];
  killed: number;
  /** Paths whose bytes differ from those of a build without jobs. */
  different: readonly string[];
}

/** The share of jobs that are killed. */
const KILLED = 0.1;
/** Options of all jobs. One worker, so that CPU seconds do not depend on the cores of this machine. */
const common = ['--workers', '1', '--no-config'];

export interface Whole {
  cpuSeconds: number;
  /** Digests by path. */
  files: ReadonlyMap<string, string>;
}

export async function buildWhole(repository: string): Promise<Whole> {
  const folder = mkdtempSync(join(tmpdir(), 'treeatlas-jobs-'));
  try {
    const out = join(folder, 'site');
    const { cpuSeconds } = await runJob(['build', repository, '--out', out, ...common], { cache: folder });
    return { cpuSeconds, files: digestsOf(out) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds a repository by jobs, one after the other, and kills and repeats some. */
export async function buildByJobs(
  repository: string,
  shards: number,
  { whole, random }: { whole: Whole; random: () => number },
): Promise<BuiltByJobs> {
  const folder = mkdtempSync(join(tmpdir(), 'treeatlas-jobs-'));
  const [work, out] = [join(folder, 'work'), join(folder, 'site')];
  const measured: Measured[] = [];
  let killed = 0;
  try {
    const planned = await runJob(
      ['plan', repository, '--work', work, '--shards', String(shards), ...common],
      { cache: folder },
    );
    const plan = JSON.parse(readFileSync(join(work, 'plan.json'), 'utf8')) as PlanFile;
    const total = plan.shards.reduce((sum, { weight }) => sum + weight, 0);
    const add = (stage: Stage, weight: number, cpuSeconds: number): void => {
      measured.push({ stage, shards, weight, total, cpuSeconds });
    };
    add('plan', total, planned.cpuSeconds);
    for (const stage of ['index', 'link', 'render'] as const) {
      let typicalMs = 0;
      for (const [at, { weight }] of plan.shards.entries()) {
        const args = [stage, repository, '--work', work, '--shard', `${at + 1}/${shards}`, ...common];
        // The first of several shows how long such a job takes.
        if (
          at > 0 &&
          random() < KILLED &&
          (await runJob(args, { cache: folder, killAfterMs: random() * typicalMs })).killed
        )
          killed++;
        const { cpuSeconds, seconds } = await runJob(args, { cache: folder });
        if (at === 0) typicalMs = seconds * 1000;
        add(stage, weight, cpuSeconds);
      }
    }
    add(
      'merge',
      total,
      (await runJob(['merge', repository, '--work', work, '--out', out, ...common], { cache: folder }))
        .cpuSeconds,
    );
    return { measured, killed, different: differences(whole.files, digestsOf(out)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function digestsOf(folder: string): ReadonlyMap<string, string> {
  return new Map(
    listFiles(folder).map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]),
  );
}

function differences(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((path) => a.get(path) !== b.get(path));
}
