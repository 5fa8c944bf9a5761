import { startModule } from '../../base/program-files.ts';
import { type ProgramProcess, startProgramProcess } from '../../base/program-process.ts';
import { deserializeError } from '../../base/serialized-error.ts';
import { StoreError } from '../../store/store.ts';
import { errorClasses } from '../error-classes.ts';
import type { Project, ReadingListener } from '../project.ts';
import type { FromTask, TaskStore, TaskWork, ToTask } from './task.ts';

interface Pending extends ReadingListener {
  resolve(): void;
  reject(error: Error): void;
}

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
  readonly #abort = (): void => this.#end(this.#project.signal.reason as Error);
  #child: ProgramProcess<ToTask> | undefined;
  #pending: Pending | undefined;
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
  async run(task: TaskWork & TaskStore, listener: ReadingListener = {}): Promise<void> {
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
    this.#end(closed());
  }

  #start(task: ToTask, listener: ReadingListener): Promise<void> {
    this.#project.signal.throwIfAborted();
    clearTimeout(this.#idle);
    const child = (this.#child ??= this.#open());
    child.hold(true);
    return new Promise((resolve, reject) => {
      this.#pending = { ...listener, resolve, reject };
      child.send(task);
    });
  }

  #open(): ProgramProcess<ToTask> {
    const child = startProgramProcess<ToTask, FromTask>(startModule('host/tasks/task-process'), {
      onMessage: (message) => {
        if (this.#child === child) this.#receive(child, message);
      },
      onEnd: ({ reason }) => {
        if (this.#child !== child) return;
        this.#end(new ProcessDied(reason));
      },
    });
    child.send({ type: 'setup', setup: this.#project.setup });
    return child;
  }

  #receive(child: ProgramProcess<ToTask>, message: FromTask): void {
    if ('progress' in message) return this.#pending?.onProgress?.(message.progress);
    if ('notice' in message) return this.#pending?.onNotice?.(message.notice);
    const pending = this.#pending;
    this.#pending = undefined;
    child.hold(false);
    this.#idle = setTimeout(() => this.#end(closed()), this.#idleMs).unref();
    if ('failed' in message) pending?.reject(deserializeError(message.failed, errorClasses));
    else pending?.resolve();
  }

  /** The process ends by itself when its channel is closed, and then ends its own processes. */
  #end(error: Error): void {
    clearTimeout(this.#idle);
    const child = this.#child;
    this.#child = undefined;
    child?.disconnect();
    if (child) setTimeout(() => child.kill(), END_MS).unref();
    this.#pending?.reject(error);
    this.#pending = undefined;
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
