import { Worker } from 'node:worker_threads';
import type { LinkReply, LinkStart } from './link-messages.ts';
import type { Question } from './reuse/questions.ts';
import type { LinkedFile } from './file-linker.ts';

/** Takes a file that a thread has linked. `questionOf` gives the question of a number in `asked`. */
export type TakeLinked = (file: number, result: LinkedFile, questionOf: (number: number) => Question) => void;

const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

/** Young objects are collected after this much; by default, each thread keeps three times as much for them. */
const limits = { maxYoungGenerationSizeMb: 16 };

/** Threads that link files beside the main thread, all from one list. */
export class LinkThreads {
  readonly #threads: Worker[];
  readonly #ended: Promise<void>;

  constructor(start: LinkStart, count: number, take: TakeLinked) {
    const url = new URL(`./link-worker${extension}`, import.meta.url);
    this.#threads = Array.from(
      { length: count },
      () => new Worker(url, { workerData: start, resourceLimits: limits }),
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
  const questions: Question[] = [];
  const questionOf = (number: number): Question => {
    const question = questions[number];
    if (!question) throw new RangeError(`no question ${number}`);
    return question;
  };
  return new Promise((resolve, reject) => {
    thread.on('error', (cause) => reject(threadEnded(cause)));
    thread.on('exit', () => reject(threadEnded(undefined)));
    thread.on('message', (reply: LinkReply) => {
      questions.push(...reply.questions);
      for (const { file, result } of reply.linked) take(file, result, questionOf);
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
