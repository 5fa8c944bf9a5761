export type JobKind = 'light' | 'heavy';

export interface Job<Request> {
  request: Request;
  kind: JobKind;
  /** Whether a process died during this job. */
  isSuspect: boolean;
}

/** Queues of jobs that wait for a process, first in, first out, one for each kind of process. */
export function createJobQueues<Request>() {
  // The arrays are reversed: the next job is the last element.
  let queues: Record<JobKind, Job<Request>[]> = { light: [], heavy: [] };

  return {
    /** Replaces all jobs. */
    load(jobs: readonly Job<Request>[]): void {
      queues = { light: [], heavy: [] };
      for (const job of jobs.toReversed()) queues[job.kind].push(job);
    },
    /** Puts jobs back at the front, in their order. */
    putBack(jobs: readonly Job<Request>[]): void {
      for (const job of jobs.toReversed()) queues[job.kind].push(job);
    },
    /** Removes and returns the next job of a kind. A suspect is returned only if it will run `alone`. */
    take(kind: JobKind, { alone }: { alone: boolean }): Job<Request> | undefined {
      return queues[kind].at(-1)?.isSuspect && !alone ? undefined : queues[kind].pop();
    },
    /** Removes and returns the last job of a kind, unless a process died during it. */
    takeLast(kind: JobKind): Job<Request> | undefined {
      return queues[kind][0]?.isSuspect ? undefined : queues[kind].shift();
    },
    isEmpty: (kind: JobKind): boolean => queues[kind].length === 0,
    kindWithWork: (): JobKind | undefined =>
      queues.heavy.length > 0 ? 'heavy' : queues.light.length > 0 ? 'light' : undefined,
    /**
     * Returns how many of `size` processes start with heavy jobs: in proportion to the jobs, but at least one
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
