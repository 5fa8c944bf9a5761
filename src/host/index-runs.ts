import { randomUUID } from 'node:crypto';
import { indexStageTitles, type IndexProgress } from '../indexer/index-run.ts';
import type { Coverage } from '../model/coverage.ts';

/** A reading of a repository, from its request to its end. */
export interface IndexRun {
  runId: string;
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  /** The current stage, for people. */
  phase: string;
  /** Files or other parts of the stage. */
  done: number;
  /** 0 if it is not known. */
  total: number;
  startedAt: string;
  finishedAt: string | null;
  /** Present when the run is done. */
  ast?: Pick<Coverage, 'supportedFileCount' | 'skippedFileCount' | 'failedFileCount'> & {
    /** Absent if no file could be parsed. */
    lastIndexedAt?: string;
  };
  /** The reason of a run that failed. */
  error: string | null;
}

/** Read access to the runs of a repository. */
export interface IndexRuns {
  /** Returns the run with an id, or the newest one for `latest`. */
  get(id: string): IndexRun | undefined;
  /** Calls the listener with each state of a run until the returned function is called. */
  follow(id: string, listener: (run: IndexRun) => void): () => void;
}

/** Runs that are remembered, a few hundred bytes each. */
const MAX_RUNS = 50;

/** The runs of one repository. */
export class RunLog implements IndexRuns {
  readonly #runs = new Map<string, IndexRun>();
  readonly #listeners = new Set<(run: IndexRun) => void>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get(id: string): IndexRun | undefined {
    return id === 'latest' ? [...this.#runs.values()].at(-1) : this.#runs.get(id);
  }

  follow(id: string, listener: (run: IndexRun) => void): () => void {
    const own = (run: IndexRun): void => {
      if (run.runId === id) listener(run);
    };
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  /** Adds a run that waits for its turn. */
  add(): RunControl {
    const runId = randomUUID();
    const startedAt = this.#time();
    this.#set({
      runId,
      state: 'queued',
      phase: 'Waiting',
      done: 0,
      total: 0,
      startedAt,
      finishedAt: null,
      error: null,
    });
    for (const oldest of this.#runs.keys()) {
      if (this.#runs.size <= MAX_RUNS) break;
      this.#runs.delete(oldest);
    }
    const change = (members: Partial<IndexRun>): void => {
      const run = this.#runs.get(runId);
      if (run) this.#set({ ...run, ...members });
    };
    return {
      runId,
      begin: () => change({ state: 'running', phase: indexStageTitles.discover }),
      progress: ({ stage, done, total }) => change({ phase: indexStageTitles[stage], done, total }),
      end: ({ supportedFileCount, skippedFileCount, failedFileCount }) => {
        const finishedAt = this.#time();
        const wasParsed = supportedFileCount > failedFileCount;
        const counts = { supportedFileCount, skippedFileCount, failedFileCount };
        const ast = { ...counts, ...(wasParsed ? { lastIndexedAt: finishedAt } : {}) };
        change({ state: 'done', phase: 'Done', finishedAt, ast });
      },
      fail: (error, isCancelled) =>
        change({ state: isCancelled ? 'cancelled' : 'failed', finishedAt: this.#time(), error }),
    };
  }

  #set(run: IndexRun): void {
    this.#runs.set(run.runId, run);
    for (const listener of this.#listeners) listener(run);
  }

  #time(): string {
    return new Date(this.#now()).toISOString();
  }
}

export interface RunControl {
  readonly runId: string;
  begin(): void;
  progress(progress: IndexProgress): void;
  end(coverage: Pick<Coverage, 'supportedFileCount' | 'skippedFileCount' | 'failedFileCount'>): void;
  fail(message: string, isCancelled: boolean): void;
}
