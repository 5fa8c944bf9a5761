import { availableParallelism, totalmem } from 'node:os';
import { Pool, type Replacement } from './pool.ts';
import { processStarter } from './start-process.ts';

export interface IsolatedPoolOptions<Request, Response> {
  /** A module that calls `serveRequests`. */
  module: URL;
  setup?: unknown;
  /** Number of processes. Default: the available parallelism. */
  size?: number;
  /** Whether a request needs a process in which V8 does not optimise wasm. */
  heavy?(request: Request): boolean;
  /** A process that uses more memory is replaced after its pending requests. */
  maxRssMb?: number;
  maxInFlight?: number;
  /** Time limit of a request in milliseconds, after which its process is killed. */
  timeoutMs?: number;
  handleHere?: ((request: Request) => Promise<Response>) | undefined;
  /** Called for every process that is replaced. */
  onReplaced?(replacement: Replacement): void;
}

const MAX_RSS_MB = 1000;

/** Creates a pool of processes, for work that can crash a process. If one dies or hangs, only its current request fails. */
export function createIsolatedPool<Request, Response>(
  options: IsolatedPoolOptions<Request, Response>,
): Pool<Request, Response> {
  const { module, setup, heavy, maxInFlight = 3, timeoutMs = 60_000, handleHere } = options;
  const size = Math.max(1, options.size ?? availableParallelism());
  return new Pool<Request, Response>({
    // With this option V8 does not optimise wasm: twice as slow, but a large grammar cannot make V8 abort.
    start: (kind) =>
      processStarter(module, { mayHang: true, nodeOptions: kind === 'heavy' ? ['--liftoff-only'] : [] }),
    setup,
    size: () => size,
    maxInFlight,
    handleHere,
    isolation: {
      kindOf: (request) => (heavy?.(request) ? 'heavy' : 'light'),
      timeoutMs,
      maxRss: (options.maxRssMb ?? defaultMaxRssMb(size)) * 1_000_000,
      onReplaced: (replacement) => options.onReplaced?.(replacement),
    },
  });
}

/** Keeps all processes together below half of the memory. */
function defaultMaxRssMb(size: number): number {
  // 0 or a huge number if there is no limit.
  const constrained = process.constrainedMemory();
  const memory = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
  return Math.max(250, Math.min(MAX_RSS_MB, memory / 2_000_000 / size));
}
