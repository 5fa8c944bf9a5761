import { OperationError } from '../../../src/operations/operation-error.ts';
import type { Operation } from '../../../src/operations/operation.ts';
import { runOperation } from '../../../src/operations/run-operation.ts';
import type { Store } from '../../../src/store/store.ts';
import { percentile } from '../support/report/statistics.ts';
import { inputsFor } from './inputs.ts';
import type { Sample } from './sample.ts';

export interface OperationTiming {
  operation: string;
  /** Answers that were timed; what the operation refuses is not among them. */
  answers: number;
  milliseconds: { p50: number; p95: number; max: number };
  /** The input that took longest. */
  slowest: string;
}

/**
 * Asks every operation about every sample, once to warm the store and once by the clock. Those that refuse all of it, because
 * there are no commits for example, are not in the result.
 */
export async function measureOperations(
  operations: readonly Operation[],
  store: Store,
  samples: readonly Sample[],
): Promise<OperationTiming[]> {
  const timings: OperationTiming[] = [];
  for (const operation of operations) {
    const inputs = inputsFor(operation.input, samples);
    for (const input of inputs) await time(operation, store, input);
    const timed: { ms: number; input: unknown }[] = [];
    for (const input of inputs) {
      const ms = await time(operation, store, input);
      if (ms !== undefined) timed.push({ ms, input });
    }
    if (timed.length > 0) timings.push(summarise(operation.name, timed));
  }
  return timings;
}

function summarise(operation: string, timed: readonly { ms: number; input: unknown }[]): OperationTiming {
  const all = timed.map(({ ms }) => ms);
  const max = Math.max(...all);
  return {
    operation,
    answers: timed.length,
    milliseconds: { p50: percentile(all, 0.5), p95: percentile(all, 0.95), max },
    slowest: JSON.stringify(timed.find(({ ms }) => ms === max)?.input),
  };
}

async function time(operation: Operation, store: Store, input: unknown): Promise<number | undefined> {
  const started = performance.now();
  try {
    await runOperation(operation, store, input);
  } catch (error) {
    if (error instanceof OperationError) return undefined;
    throw error;
  }
  return performance.now() - started;
}
