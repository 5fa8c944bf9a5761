import { Worker } from 'node:worker_threads';
import { startModule } from '../../../base/program-files.ts';
import type { LinkReply, LinkStart } from './link-messages.ts';
import { QuestionColumn, type QuestionRows } from './reuse/question-table.ts';
import type { LinkedFile } from './file-linker.ts';

/** Takes a file that a thread has linked. `questions` are those of the numbers in `asked`; more are added to them later. */
export type TakeLinked = (file: number, result: LinkedFile, questions: QuestionRows) => void;

/** Young objects are collected after this much; by default, each thread keeps three times as much for them. */
const resourceLimits = { maxYoungGenerationSizeMb: 16 };

/** Threads that link files beside the main thread, all from one list. */
export class LinkThreads {
  readonly #threads: Worker[];
  readonly #ended: Promise<void>;

  constructor(start: LinkStart, count: number, take: TakeLinked) {
    const url = startModule('indexer/resolve/link/link-worker');
    this.#threads = Array.from(
      { length: count },
      () => new Worker(url, { workerData: start, resourceLimits }),
    );
    this.#ended = Promise.all(this.#threads.map((thread) => whenDone(thread, take))).then(() => undefined);
    // A failure is reported by `finish`. Until then, it must not count as an unhandled rejection.
    this.#ended.catch(() => undefined);
  }

  /** Waits until the threads have linked the files that they took. */
  async finish(): Promise<void> {
    await this.#ended;
  }

  /** Ends the threads, whatever they are doing. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }
}

function whenDone(thread: Worker, take: TakeLinked): Promise<void> {
  const questions = { strings: [] as string[], rows: [] as number[], width: QuestionColumn.Width };
  return new Promise((resolve, reject) => {
    thread.on('error', (cause) => reject(threadEnded(cause)));
    thread.on('exit', () => reject(threadEnded(undefined)));
    thread.on('message', (reply: LinkReply) => {
      for (const text of reply.strings) questions.strings.push(text);
      for (const cell of reply.questions) questions.rows.push(cell);
      for (const { file, result } of reply.linked) take(file, result, questions);
      if (reply.isDone) resolve();
    });
  });
}

function threadEnded(cause: unknown): Error {
  return new Error(
    'A thread that links names ended before its work was done. Usually memory is short: try again with fewer workers (--workers 1).',
    { cause },
  );
}
