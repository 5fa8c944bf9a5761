import { fileURLToPath } from 'node:url';
import type { Pool } from '../../src/indexer/pool/contract.ts';
import { createPool } from '../../src/indexer/pool/pool.ts';
import { minimise } from './minimise.ts';
import type { FuzzRequest, FuzzResponse, FuzzSetup } from './run-input.ts';
import { inputOf, seedOf, type Target } from './target.ts';

/** Inputs that break the same promise at the same place. */
export interface Failure {
  message: string;
  where: string;
  /** How many inputs of the run failed like this. */
  count: number;
  /** The seed of the first of them. */
  seed: number;
  /** That input, or the smallest that was found to fail like it. */
  input: unknown;
}

export interface Result {
  target: string;
  /** The number of inputs by the name of their outcome. */
  outcomes: ReadonlyMap<string, number>;
  failures: Failure[];
  seconds: number;
}

export type FuzzPool = Pool<FuzzRequest, FuzzResponse>;

/** Only a safety net: no input is so large that its answer takes a fraction of this. */
const MAX_SECONDS = 30;

/** Processes for inputs: one that makes its process die, or never end, is a failure like any other. */
export function openFuzzPool(setup: FuzzSetup): FuzzPool {
  return createPool<FuzzRequest, FuzzResponse>({
    modulePath: fileURLToPath(new URL('./run-input.ts', import.meta.url)),
    exportName: 'runInput',
    setup,
    timeoutMs: MAX_SECONDS * 1000,
  });
}

export interface CampaignOptions {
  count: number;
  seed: number;
  pool: FuzzPool;
  /** Whether failures are made as small as they get, which takes minutes. */
  isMinimised: boolean;
}

/** Runs `count` inputs of a target. The same seed gives the same inputs. */
export async function runCampaign(
  target: Target,
  { count, seed, pool, isMinimised }: CampaignOptions,
): Promise<Result> {
  const start = performance.now();
  const seeds = Array.from({ length: count }, (_, index) => seedOf(seed, target.name, index));
  const responses = new Map<number, FuzzResponse>();
  const requests = seeds.map((each) => ({ target: target.name, seed: each }));
  for await (const ended of pool.run(requests)) {
    if ('seed' in ended.request) responses.set(ended.request.seed, responseOf(ended));
  }
  const outcomes = new Map<string, number>();
  const failures = new Map<string, Failure>();
  for (const each of seeds) {
    const response = responses.get(each);
    if (!response) continue;
    const outcome = 'outcome' in response ? response.outcome : 'failure';
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    if ('outcome' in response) continue;
    const kind = kindOf(response);
    const known = failures.get(kind);
    if (known) known.count++;
    else failures.set(kind, { ...response, count: 1, seed: each, input: inputOf(target, each) });
  }
  for (const [kind, failure] of isMinimised ? failures : []) {
    failure.input = await minimise(target, failure.seed, async (input) => {
      const response = await checkInput(pool, target.name, input);
      return 'message' in response && kindOf(response) === kind;
    });
  }
  return {
    target: target.name,
    outcomes,
    failures: [...failures.values()],
    seconds: (performance.now() - start) / 1000,
  };
}

/** Feeds one input to a target. */
export async function checkInput(pool: FuzzPool, target: string, input: unknown): Promise<FuzzResponse> {
  for await (const ended of pool.run([{ target, input }])) return responseOf(ended);
  throw new Error('The pool gave no outcome.');
}

type Ended = Awaited<ReturnType<ReturnType<FuzzPool['run']>['next']>>['value'] & object;

function responseOf(ended: Ended): FuzzResponse {
  return ended.failed
    ? { message: `${ended.failed.reason}: ${ended.failed.message}`, where: '' }
    : ended.response;
}

/** Numbers and quoted parts differ from input to input. */
function kindOf({ message, where }: { message: string; where: string }): string {
  return `${where} ${message.replace(/"[^"]*"|'[^']*'|`[^`]*`|\d+/g, '_').slice(0, 80)}`;
}
