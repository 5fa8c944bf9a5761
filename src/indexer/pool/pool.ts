import { availableParallelism, totalmem } from 'node:os';
import type { Pool } from './contract.ts';
import { createScheduler, type Replacement } from './scheduler.ts';

export interface PoolOptions<Request> {
  /** Absolute path of the module that holds the handler. */
  modulePath: string;
  /** Name under which the module exports its `Handler`. */
  exportName: string;
  /** Given to the handler with every request; travels once to each process. Must be cloneable. */
  setup?: unknown;
  /** How many processes work at once. Default: as many as the machine runs in parallel. */
  size?: number;
  /** Requests for processes of their own in which V8 does not optimise wasm. */
  heavy?(request: Request): boolean;
  /** A process that holds more memory is replaced after the requests it has. */
  maxRssMb?: number;
  /** Requests on their way to one process, so that it never waits for the next. */
  maxInFlight?: number;
  /** Milliseconds for one request; then its process is killed. */
  timeoutMs?: number;
  /** Told of every process that is replaced. */
  onReplaced?(replacement: Replacement): void;
}

const MAX_RSS_MB = 1000;

/** Processes for work that may take a whole process down. They start with the first request that needs them. */
export function createPool<Request, Response>(options: PoolOptions<Request>): Pool<Request, Response> {
  const size = Math.max(1, options.size ?? availableParallelism());
  return createScheduler<Request, Response>({
    modulePath: options.modulePath,
    exportName: options.exportName,
    setup: options.setup,
    size,
    heavy: (request) => options.heavy?.(request) ?? false,
    maxRss: (options.maxRssMb ?? defaultMaxRssMb(size)) * 1_000_000,
    maxInFlight: options.maxInFlight ?? 3,
    timeoutMs: options.timeoutMs ?? 60_000,
    onReplaced: (replacement) => options.onReplaced?.(replacement),
  });
}

/** All processes together stay below half of the memory. */
function defaultMaxRssMb(size: number): number {
  // Zero or an absurd number without a limit.
  const constrained = process.constrainedMemory();
  const memory = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
  return Math.max(250, Math.min(MAX_RSS_MB, memory / 2_000_000 / size));
}
