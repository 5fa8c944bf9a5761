import { STABLE } from './artifact-reader.ts';
import type { AssetResult } from './assets.ts';
import type { BaseResult } from './base-artifacts.ts';
import { digest } from '../store/digest.ts';
import { type Job, jobKey, type JobResult, serialise } from './job.ts';
import { stableIndex } from './stable.ts';
import type { ByteKind, Made, State } from './state.ts';

/** Key of a job that is to be done again whatever happens, because parts of it failed. */
const NEVER = '';

/** Names of what is made beside jobs, in `State.made`. */
export const madeKey = {
  assets: 'assets',
  llms: 'llms',
  bundles: 'search',
  bundle: (n: number) => `search:${n}`,
};

/** What every job depends on beside its inputs: the code, and the part of the index that all of them see. */
export function jobsKey(code: string, base: BaseResult): string {
  return digest(code, serialise(stableIndex(base.index)));
}

/** Names the content of the atlas that the code makes from these artifacts. */
export function generationOf(code: string, base: BaseResult): string {
  return digest(code, serialise(base.artifacts));
}

/** True when what was made before holds: same key, same inputs. */
export function holds(key: string, name: string, base: BaseResult, previous: State | undefined): boolean {
  const made = previous?.made[name];
  if (!previous || made?.key !== key) return false;
  return made.inputs.every((input) => hashOf(previous, input) === hashOf(base, input));
}

function hashOf(
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
    bytes: { html: result.html, markdown: result.markdown, json: result.json },
  };
}

export function madeByAssets({ inputs, key, outputs, bytes }: AssetResult): Made {
  return { inputs, key, outputs, bytes };
}

export function staleJobs(base: BaseResult, key: string, previous: State | undefined): Job[] {
  return base.jobs.filter((job) => !holds(key, jobKey(job), base, previous));
}

export function* filesOf(state: State): Generator<string> {
  yield* Object.keys(state.artifacts);
  for (const { outputs } of Object.values(state.made)) yield* outputs;
}

/** The first name of a path. */
export function rootOf(path: string): string {
  const slash = path.indexOf('/');
  return slash < 0 ? path : path.slice(0, slash);
}

export function totalBytes(state: State): Record<ByteKind, number> {
  const total = { html: 0, markdown: 0, json: 0, search: 0, assets: 0 };
  for (const [, bytes] of Object.values(state.artifacts)) total.json += bytes;
  for (const { bytes } of Object.values(state.made)) {
    for (const kind of ['html', 'markdown', 'json', 'search', 'assets'] as const)
      total[kind] += bytes[kind] ?? 0;
  }
  return total;
}
