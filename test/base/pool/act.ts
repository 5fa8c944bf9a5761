import { expect } from 'vitest';
import type { Outcome } from '../../../src/base/pool/outcome.ts';
import type { Pool } from '../../../src/base/pool/pool.ts';

/** A request of `fake-worker.mjs`. */
export interface Act {
  action: string;
  value?: unknown;
}

export const fakeWorker = new URL('./fake-worker.mjs', import.meta.url);

export async function collect(run: AsyncIterable<Outcome<Act, unknown>>): Promise<Outcome<Act, unknown>[]> {
  const outcomes = [];
  for await (const outcome of run) outcomes.push(outcome);
  return outcomes;
}

/** Responses and reasons of failure, in the order of the requests. */
export async function results(pool: Pool<Act, unknown>, requests: Act[]): Promise<unknown[]> {
  const outcomes = await collect(pool.run(requests));
  expect(outcomes).toHaveLength(requests.length);
  return requests.map((request) => {
    const outcome = outcomes.find((one) => one.request === request);
    if (!outcome) return 'no outcome';
    return outcome.failed ? outcome.failed.reason : outcome.response;
  });
}

export function doubles(count: number): Act[] {
  return Array.from({ length: count }, (_, value) => ({ action: 'double', value }));
}

export const doubled = (count: number) => Array.from({ length: count }, (_, value) => value * 2);
