import { STABLE } from './artifact-reader.ts';
import type { AssetResult } from './assets.ts';
import type { BaseResult } from './base-artifacts.ts';
import { digest } from '../base/digest.ts';
import { type Job, jobKey, type JobResult, serialise } from './job.ts';
import { stableIndex } from './stable.ts';
import type { ByteKind, Made, State } from './state.ts';

/** Key of a job that failed in part. It matches no other key, so the next build repeats the job. */
const NEVER = '';

/** Keys of `State.made` for outputs that are not made by jobs. */
export const madeKey = {
  assets: 'assets',
  prose: 'prose',
  agents: 'agents',
  digests: 'digests',
};

/** Returns a hash of what all jobs depend on besides their inputs: the code and the stable part of the index. */
export function jobsKey(code: string, base: BaseResult): string {
  return digest(code, serialise(stableIndex(base.index)));
}

/** Identifies the content of the atlas that the code makes from these artifacts. */
export function generationOf(code: string, base: BaseResult): string {
  return digest(code, serialise(base.artifacts));
}

/** Whether the previous build made `name` with the same key and the same inputs. */
export function isUpToDate(
  key: string,
  name: string,
  base: BaseResult,
  previous: State | undefined,
): boolean {
  const made = previous?.made[name];
  if (!previous || made?.key !== key) return false;
  return made.inputs.every((input) => hashOfInput(previous, input) === hashOfInput(base, input));
}

function hashOfInput(
  { artifacts, stable }: Pick<State, 'artifacts' | 'stable'>,
  input: string,
): string | undefined {
  return input.startsWith(STABLE) ? stable[input.slice(STABLE.length)] : artifacts[input]?.[0];
}

export function madeByJob(key: string, result: JobResult): Made {
  return {
    inputs: result.inputs,
    key: result.failures.length > 0 ? NEVER : key,
    outputs: result.outputs,
    bytes: { html: result.html, markdown: result.markdown, assets: result.images },
  };
}

export function madeByAssets({ inputs, key, outputs, bytes }: AssetResult): Made {
  return { inputs, key, outputs, bytes };
}

export function staleJobs(base: BaseResult, key: string, previous: State | undefined): Job[] {
  return base.jobs.filter((job) => !isUpToDate(key, jobKey(job), base, previous));
}

export function* filesOf(state: State): Generator<string> {
  yield* Object.keys(state.artifacts);
  for (const { outputs } of Object.values(state.made)) yield* Object.keys(outputs);
}

/** Returns the digests of the outputs below a folder that the previous build made with the same key, by path. */
export function outputsIn(folder: string, key: string, previous: State | undefined): Map<string, string> {
  const made = Object.values(previous?.made ?? {}).filter((one) => one.key === key);
  const outputs = made.flatMap((one) => Object.entries(one.outputs));
  return new Map(outputs.filter(([path]) => path.startsWith(`${folder}/`)));
}

/** Returns the first segment of a path. */
export function rootOf(path: string): string {
  const slash = path.indexOf('/');
  return slash < 0 ? path : path.slice(0, slash);
}

export function totalBytes(state: State): Record<ByteKind, number> {
  const total = { html: 0, markdown: 0, json: 0, assets: 0 };
  for (const [, bytes] of Object.values(state.artifacts)) total.json += bytes;
  for (const { bytes } of Object.values(state.made)) {
    for (const kind of ['html', 'markdown', 'json', 'assets'] as const) total[kind] += bytes[kind] ?? 0;
  }
  return total;
}
