import { errorMessage } from '../../base/error-message.ts';
import { StoreError } from '../../store/store.ts';
import type { AtlasFiles } from './atlas-files.ts';
import type { Problem } from './problem.ts';

/** Failures of a server after which it is not asked for the remaining thousands of files. */
const MAX_UNAVAILABLE = 5;

/** Reads files of an atlas, and returns the problem for a file that cannot be read. */
export class FileReader {
  readonly #files: AtlasFiles;
  #unavailable = 0;

  constructor(files: AtlasFiles) {
    this.#files = files;
  }

  get name(): string {
    return this.#files.name;
  }

  /** Throws `StoreError` if the server fails again and again, and the reason of an abort. */
  async read(path: string, maxBytes?: number): Promise<Buffer | Problem> {
    try {
      return (await this.#files.read(path, maxBytes)) ?? { path, problem: 'missing' };
    } catch (cause) {
      if (!(cause instanceof StoreError)) throw cause;
      if (cause.code === 'unavailable' && ++this.#unavailable >= MAX_UNAVAILABLE) throw cause;
      return { path, problem: 'unreadable', reason: errorMessage(cause) };
    }
  }
}
