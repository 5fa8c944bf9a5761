export type JobKind = 'light' | 'heavy';

export interface Job<Request> {
  request: Request;
  kind: JobKind;
  /** A process died of it, or while it was at it. */
  isSuspect: boolean;
}

/** Jobs that wait for a process, first come first served, one queue for each kind of process. */
export function createJobQueues<Request>() {
  // Arrays in reverse: the next job is the last element.
  let queues: Record<JobKind, Job<Request>[]> = { light: [], heavy: [] };

  return {
    /** Replaces all jobs. */
    load(jobs: readonly Job<Request>[]): void {
      queues = { light: [], heavy: [] };
      for (const job of jobs.toReversed()) queues[job.kind].push(job);
    },
    /** To the front, in their order. */
    putBack(jobs: readonly Job<Request>[]): void {
      for (const job of jobs.toReversed()) queues[job.kind].push(job);
    },
    /** The next job of a kind; a suspect only where it is `alone`. */
    take(kind: JobKind, { alone }: { alone: boolean }): Job<Request> | undefined {
      return queues[kind].at(-1)?.isSuspect && !alone ? undefined : queues[kind].pop();
    },
    isEmpty: (kind: JobKind): boolean => queues[kind].length === 0,
    kindWithWork: (): JobKind | undefined =>
      queues.heavy.length > 0 ? 'heavy' : queues.light.length > 0 ? 'light' : undefined,
    /**
     * How many of so many processes are for heavy jobs at first: their share of the jobs, though never all or
     * none where there are both.
     */
    heavyShareOf(size: number): number {
      const { light, heavy } = queues;
      if (light.length === 0) return heavy.length === 0 ? 0 : size;
      const share = Math.ceil((size * heavy.length) / (light.length + heavy.length));
      return Math.min(share, Math.max(1, size - 1));
    },
  };
}
