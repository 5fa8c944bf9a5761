import { createIsolatedPool } from '../../src/base/pool/isolated-pool.ts';
import type { Pool } from '../../src/base/pool/pool.ts';
import { minimise } from './minimise.ts';
import type { FuzzRequest, FuzzResponse } from './run-input.ts';
import { inputOf, seedOf, type Target } from './target.ts';

/** Inputs that fail with the same message at the same place. */
export interface Failure {
  target: string;
  message: string;
  where: string;
  /** How many inputs of the run failed like this. */
  count: number;
  /** The seed of the first of them. */
  seed: number;
  /** The smallest input found that fails like it. */
  input: unknown;
}

export interface Result {
  target: string;
  runs: number;
  /** How many different outcomes there were. */
  outcomes: number;
  failures: Failure[];
  seconds: number;
}

export type FuzzPool = Pool<FuzzRequest, FuzzResponse>;

/** A safety net only: the slowest input takes a tenth of this on an idle machine. */
const MAX_SECONDS = 60;
/** Minimising one failure takes up to a minute, and a broken build fails in many ways at once. */
const MAX_MINIMISED = 5;

/** Worker processes that run inputs. An input that crashes or hangs its process is a failure like any other. */
export function openFuzzPool(scratch: string): FuzzPool {
  return createIsolatedPool<FuzzRequest, FuzzResponse>({
    module: new URL('./fuzz-worker.ts', import.meta.url),
    setup: { scratch },
    timeoutMs: MAX_SECONDS * 1000,
  });
}

/** Runs a target on `runs` inputs. The same seed gives the same inputs. */
export async function runCampaign(
  target: Target,
  { runs, seed, pool }: { runs: number; seed: number; pool: FuzzPool },
): Promise<Result> {
  const start = performance.now();
  const outcomes = new Set<string>();
  const failures = new Map<string, Failure>();
  for await (const { request, response } of responses(pool, requestsFor(target, runs, seed))) {
    if ('outcome' in response) {
      outcomes.add(response.outcome);
      continue;
    }
    const kind = kindOf(response);
    const known = failures.get(kind);
    if (known) known.count++;
    else failures.set(kind, { ...response, ...request, count: 1 });
  }
  for (const [kind, failure] of [...failures].slice(0, MAX_MINIMISED)) {
    failure.input = await minimise(target, failure.seed, async (input) => {
      const response = await checkInput(pool, target.name, input);
      return 'message' in response && kindOf(response) === kind;
    });
  }
  const seconds = (performance.now() - start) / 1000;
  return { target: target.name, runs, outcomes: outcomes.size, failures: [...failures.values()], seconds };
}

/** Runs a target on one input. */
export async function checkInput(pool: FuzzPool, target: string, input: unknown): Promise<FuzzResponse> {
  for await (const { response } of responses(pool, [{ target, seed: 0, input }])) return response;
  throw new Error('The pool returned no response.');
}

function* requestsFor(target: Target, runs: number, seed: number): Generator<FuzzRequest> {
  for (let index = 0; index < runs; index++) {
    const each = seedOf(seed, target.name, index);
    yield { target: target.name, seed: each, input: inputOf(target, each) };
  }
}

async function* responses(
  pool: FuzzPool,
  requests: Iterable<FuzzRequest>,
): AsyncGenerator<{ request: FuzzRequest; response: FuzzResponse }> {
  for await (const { request, ...ended } of pool.run(requests)) {
    if (ended.failed) {
      const { reason, message } = ended.failed;
      yield { request, response: { message: `${reason}: ${message}`, where: '' } };
    } else yield { request, response: ended.response };
  }
}

/** Without numbers and quoted text, which differ between inputs. */
function kindOf({ message, where }: { message: string; where: string }): string {
  return `${where} ${message.replace(/"[^"]*"|'[^']*'|`[^`]*`|\d+/g, '_').slice(0, 80)}`;
}
