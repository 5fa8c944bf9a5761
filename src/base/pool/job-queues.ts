export type JobKind = 'light' | 'heavy';

export interface QueuedJob<Request> {
  request: Request;
  kind: JobKind;
  /** Whether a worker died during this job. */
  isSuspect: boolean;
}

/** Queues of jobs that wait for a worker, first in, first out, one for each kind of worker. */
export function createJobQueues<Request>() {
  // The arrays are reversed: the next job is the last element.
  let queues: Record<JobKind, QueuedJob<Request>[]> = { light: [], heavy: [] };

  return {
    /** Adds jobs behind the others. */
    add(jobs: readonly QueuedJob<Request>[]): void {
      const ofKind = (kind: JobKind) => jobs.filter((job) => job.kind === kind).reverse();
      queues = {
        light: [...ofKind('light'), ...queues.light],
        heavy: [...ofKind('heavy'), ...queues.heavy],
      };
    },
    clear(): void {
      queues = { light: [], heavy: [] };
    },
    /** Puts a job back at the front. */
    putBack(job: QueuedJob<Request>): void {
      queues[job.kind].push(job);
    },
    /** Removes and returns the next job of a kind. A suspect is returned only if it will run `alone`. */
    take(kind: JobKind, { alone }: { alone: boolean }): QueuedJob<Request> | undefined {
      return queues[kind].at(-1)?.isSuspect && !alone ? undefined : queues[kind].pop();
    },
    /** Removes and returns the last job of a kind, unless a worker died during it. */
    takeLast(kind: JobKind): QueuedJob<Request> | undefined {
      return queues[kind][0]?.isSuspect ? undefined : queues[kind].shift();
    },
    count: (): number => queues.light.length + queues.heavy.length,
    isEmpty: (kind: JobKind): boolean => queues[kind].length === 0,
    kindWithWork: (): JobKind | undefined =>
      queues.heavy.length > 0 ? 'heavy' : queues.light.length > 0 ? 'light' : undefined,
    /**
     * Returns how many of `size` workers start with heavy jobs: in proportion to the jobs, but at least one
     * for each kind that has any.
     */
    heavyShareOf(size: number): number {
      const { light, heavy } = queues;
      if (light.length === 0) return heavy.length === 0 ? 0 : size;
      const share = Math.ceil((size * heavy.length) / (light.length + heavy.length));
      return Math.min(share, Math.max(1, size - 1));
    },
  };
}
