import { programModule } from '../../base/program-files.ts';
import { type ProgramProcess, startProgramProcess } from '../../base/program-process.ts';
import { StoreError } from '../../store/store.ts';
import type { Project, ProjectRun } from '../project.ts';
import { restoredError } from '../carried-error.ts';
import type { FromTask, Task, TaskWork } from './task.ts';

export interface TaskListener {
  onProgress?: ProjectRun['onProgress'];
  onNotice?: ((message: string) => void) | undefined;
}

interface Pending extends TaskListener {
  resolve(): void;
  reject(error: Error): void;
}

/** The process is fast when it has worked a moment ago, so it stays while somebody edits. */
const IDLE_MS = 30_000;

/**
 * Works on the stored atlas of a project in another process, while this one answers. The process is started when there is work,
 * and ends when there was none for a while: what it has taken, several times the sources, returns to the system.
 */
export class TaskRunner {
  readonly #project: Pick<Project, 'setup' | 'signal'>;
  #child: ProgramProcess | undefined;
  #pending: Pending | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  constructor(project: Pick<Project, 'setup' | 'signal'>) {
    this.#project = project;
    project.signal.addEventListener('abort', () => this.#end(project.signal.reason as Error), { once: true });
  }

  /** Does the work after all other work. Throws the error of it. */
  run(cacheFolder: string, work: TaskWork, listener: TaskListener = {}): Promise<void> {
    const start = (): Promise<void> =>
      this.#start({ ...work, setup: this.#project.setup, cacheFolder }, listener);
    const done = this.#last.then(start, start);
    this.#last = done;
    return done;
  }

  /** Ends the process when its work is done. */
  async close(): Promise<void> {
    await this.#last.catch(() => undefined);
    this.#end();
  }

  #start(task: Task, listener: TaskListener): Promise<void> {
    this.#project.signal.throwIfAborted();
    clearTimeout(this.#idle);
    const child = (this.#child ??= this.#open());
    child.hold(true);
    return new Promise((resolve, reject) => {
      this.#pending = { ...listener, resolve, reject };
      child.send(task);
    });
  }

  #open(): ProgramProcess {
    const child = startProgramProcess<FromTask>(programModule('host/tasks/task-process'), {
      onMessage: (message) => {
        if (this.#child === child) this.#receive(child, message);
      },
      onEnd: (reason) => {
        if (this.#child !== child) return;
        this.#end(
          new StoreError('unavailable', `The process that reads the repository ${reason}. ${shortMemory}`),
        );
      },
    });
    return child;
  }

  #receive(child: ProgramProcess, message: FromTask): void {
    if ('progress' in message) return this.#pending?.onProgress?.(message.progress);
    if ('notice' in message) return this.#pending?.onNotice?.(message.notice);
    const pending = this.#pending;
    this.#pending = undefined;
    child.hold(false);
    this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref();
    if ('failed' in message) pending?.reject(restoredError(message.failed));
    else pending?.resolve();
  }

  #end(error?: Error): void {
    clearTimeout(this.#idle);
    this.#child?.kill();
    this.#child = undefined;
    if (error) this.#pending?.reject(error);
    this.#pending = undefined;
  }
}

const shortMemory = 'Usually memory is short: close other programs, or use fewer workers (--workers 1).';
