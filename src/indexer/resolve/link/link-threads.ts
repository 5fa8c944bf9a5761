import { threadStarter } from '../../../base/pool/start-thread.ts';
import { WorkerClient, WorkerEnded } from '../../../base/pool/worker-client.ts';
import { startModule } from '../../../base/program-files.ts';
import type { FileIndex } from '../../facts/ids.ts';
import type { LinkedFile } from './file-linker.ts';
import type { LinkReply, LinkStart } from './link-messages.ts';
import { QuestionColumn, type QuestionRows } from './reuse/question-table.ts';

/**
 * Takes a file that was linked. `questions` are those of the numbers in `asked`, to which a thread adds more later; undefined for
 * those of the journal.
 */
export type TakeLinked = (file: FileIndex, result: LinkedFile, questions: QuestionRows | undefined) => void;

/** Young objects are collected after this much; by default, each thread keeps three times as much for them. */
const threads = threadStarter(startModule('indexer/resolve/link/link-worker'), {
  maxYoungGenerationSizeMb: 16,
});

type LinkClient = WorkerClient<undefined, undefined, LinkReply>;

/** Threads that link files beside the main thread, all from one list. */
export class LinkThreads {
  readonly #clients: LinkClient[];
  readonly #done: Promise<unknown>;

  constructor(start: LinkStart, count: number, take: TakeLinked) {
    this.#clients = Array.from({ length: count }, () => new WorkerClient({ start: threads, setup: start }));
    this.#done = Promise.all(this.#clients.map((client) => linkFiles(client, take)));
    // A failure is reported by `finish`. Until then, it must not count as an unhandled rejection.
    this.#done.catch(() => undefined);
  }

  /** Waits until the threads have linked the files that they took. */
  async finish(): Promise<void> {
    await this.#done;
  }

  /** Ends the threads, whatever they are doing. */
  async close(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.close()));
  }
}

async function linkFiles(client: LinkClient, take: TakeLinked): Promise<void> {
  const questions = new ThreadQuestions();
  try {
    await client.ask(undefined, (reply) => {
      questions.add(reply);
      for (const { file, result } of reply.linked) take(file, result, questions);
    });
  } catch (error) {
    if (!(error instanceof WorkerEnded)) throw error;
    throw new Error(
      'A thread that links names ended before its work was done. Usually memory is short: try again with fewer workers (--workers 1).',
      { cause: error.cause },
    );
  }
  // Frees its memory while others still link.
  await client.close();
}

/** The questions that a thread has told so far. */
class ThreadQuestions implements QuestionRows {
  readonly strings: string[] = [];
  readonly width = QuestionColumn.Width;
  #parts: Int32Array[] = [];

  add({ questions, strings }: Pick<LinkReply, 'questions' | 'strings'>): void {
    this.#parts.push(questions);
    for (const text of strings) this.strings.push(text);
  }

  get rows(): Int32Array {
    const [first, ...others] = this.#parts;
    if (first && others.length === 0) return first;
    const rows = new Int32Array(this.#parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of this.#parts) {
      rows.set(part, at);
      at += part.length;
    }
    this.#parts = [rows];
    return rows;
  }
}
