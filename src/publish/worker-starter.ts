import { LEAN_GARBAGE } from '../base/collect-garbage.ts';
import type { StartWorker } from '../base/pool/messages.ts';
import { processStarter } from '../base/pool/start-process.ts';
import { threadStarter } from '../base/pool/start-thread.ts';

/** Young objects of each thread take more by default: an eighth of the memory of a build, for 3 % of its time. */
const threadLimits = { maxYoungGenerationSizeMb: 24 };

/**
 * Returns a function that starts a worker of a build: a thread, which starts faster than a process, or a process where memory counts more than time. Of
 * the memory of threads that have ended, the allocator keeps a gigabyte in a very large repository.
 */
export function workerStarter(module: URL, isLean: boolean): StartWorker {
  if (!isLean) return threadStarter(module, threadLimits);
  return processStarter(module, {
    nodeOptions: [`--heap-growing-percent=${LEAN_GARBAGE}`],
    mayHang: true,
  });
}
