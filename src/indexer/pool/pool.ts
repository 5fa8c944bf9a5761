import { availableParallelism, totalmem } from 'node:os';
import type { Pool } from './contract.ts';
import { createScheduler, type Replacement } from './scheduler.ts';

export interface PoolOptions<Request, Response> {
  /** Absolute path of the module with the handler. */
  modulePath: string;
  /** Name of the exported `Handler`. */
  exportName: string;
  /** Passed to the handler with every request, but sent only once to each process. Must be cloneable. */
  setup?: unknown;
  /** Number of processes. Default: the available parallelism. */
  size?: number;
  /** Whether a request needs a process in which V8 does not optimise wasm. */
  heavy?(request: Request): boolean;
  /** A process that uses more memory is replaced after its pending requests. */
  maxRssMb?: number;
  /** Requests sent to a process ahead of time, so that it never waits. */
  maxInFlight?: number;
  /** Time limit of a request in milliseconds, after which its process is killed. */
  timeoutMs?: number;
  /** Handles light requests in this process, from the last to the first, while other processes handle the rest. */
  handleHere?: ((request: Request) => Promise<Response>) | undefined;
  /** Called for every process that is replaced. */
  onReplaced?(replacement: Replacement): void;
}

const MAX_RSS_MB = 1000;

/** Creates a pool of processes, for work that can crash a process. Processes start when first needed. */
export function createPool<Request, Response>(
  options: PoolOptions<Request, Response>,
): Pool<Request, Response> {
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
    handleHere: options.handleHere,
    onReplaced: (replacement) => options.onReplaced?.(replacement),
  });
}

/** Keeps all processes together below half of the memory. */
function defaultMaxRssMb(size: number): number {
  // 0 or a huge number if there is no limit.
  const constrained = process.constrainedMemory();
  const memory = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
  return Math.max(250, Math.min(MAX_RSS_MB, memory / 2_000_000 / size));
}
