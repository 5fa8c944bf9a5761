import { processStarter } from '../../base/pool/start-process.ts';
import { WorkerClient, WorkerEnded } from '../../base/pool/worker-client.ts';
import { startModule } from '../../base/program-files.ts';
import { StoreError } from '../../store/store.ts';
import { errorClasses } from '../error-classes.ts';
import type { Project } from '../project.ts';
import type { Task, TaskEvent, TaskListener } from './task.ts';

/** A process that has worked a moment ago is faster, so it is kept between edits. */
const IDLE_MS = 30_000;
/** A process that does not end by itself in this time is killed. */
const END_MS = 5000;
const RETRY_ADVICE = 'The next change is read by a new process. If this happens again, restart Treeatlas.';
const MEMORY_ADVICE =
  'Usually memory is short: close other programs, or set "workers": 1 in treeatlas.config.json.';

/**
 * Runs tasks on the stored atlas of a project in another process, one at a time, so that this one can answer. The process starts with
 * the first task and ends after `idleMs` milliseconds without one, which returns its memory to the system.
 */
export class TaskRunner {
  readonly #project: Pick<Project, 'setup' | 'signal'>;
  readonly #idleMs: number;
  readonly #abort = (): void => this.#end();
  #client: WorkerClient<Task, undefined, TaskEvent> | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;
  #storing = 0;
  #isClosed = false;

  constructor(project: Pick<Project, 'setup' | 'signal'>, idleMs = IDLE_MS) {
    this.#project = project;
    this.#idleMs = idleMs;
    project.signal.addEventListener('abort', this.#abort, { once: true });
  }

  /** Whether an index is being made, or will be. */
  get isStoring(): boolean {
    return this.#storing > 0;
  }

  /** Runs the task after those before it. Rejects with its error. */
  async run(task: Task, listener: TaskListener = {}): Promise<void> {
    if (this.#isClosed) throw closed();
    // The death of a process says nothing about the files, so another one tries again.
    const start = (): Promise<void> =>
      this.#start(task, listener).catch((error: unknown) => {
        if (error instanceof ProcessDied) return this.#start(task, listener);
        throw error;
      });
    const done = this.#last.then(start, start);
    this.#last = done;
    if (task.type !== 'store') return done;
    this.#storing++;
    return done.finally(() => this.#storing--);
  }

  /** Ends the process when its tasks are done. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#last.catch(() => undefined);
    this.#project.signal.removeEventListener('abort', this.#abort);
    this.#end();
  }

  async #start(task: Task, { onProgress, onNotice, onFollow, onReport }: TaskListener): Promise<void> {
    this.#project.signal.throwIfAborted();
    clearTimeout(this.#idle);
    if (this.#client?.hasEnded) this.#client = undefined;
    const client = (this.#client ??= new WorkerClient({
      start: processStarter(startModule('host/tasks/task-process')),
      setup: this.#project.setup,
      errorClasses,
    }));
    client.hold(true);
    try {
      await client.ask(task, (event) => {
        if ('progress' in event) onProgress?.(event.progress);
        else if ('follow' in event) onFollow?.(event.follow);
        else if ('report' in event) onReport?.(event.report);
        else onNotice?.(event.notice);
      });
    } catch (error) {
      if (client.broken) this.#end();
      if (!(error instanceof WorkerEnded)) throw error;
      this.#project.signal.throwIfAborted();
      throw error.how === 'closed' ? closed() : new ProcessDied(error.message);
    } finally {
      client.hold(false);
      this.#idle = setTimeout(() => this.#end(), this.#idleMs).unref();
    }
  }

  /** The process ends its own processes first. */
  #end(): void {
    clearTimeout(this.#idle);
    void this.#client?.end(END_MS);
    this.#client = undefined;
  }
}

class ProcessDied extends StoreError {
  constructor(reason: string) {
    const next = /SIG|memory/.test(reason) ? MEMORY_ADVICE : RETRY_ADVICE;
    super('unavailable', `The process that reads the repository ${reason}. ${next}`);
  }
}

function closed(): StoreError {
  return new StoreError('unavailable', 'The atlas was closed.');
}
