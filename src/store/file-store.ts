import { realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { errorCode, isMissing } from '../base/error-code.ts';
import { errorMessage } from '../base/error-message.ts';
import { readRegularFile } from '../base/read-regular-file.ts';
import { isAtlasPath } from '../model/is-atlas-path.ts';
import { PublishedStore, type TextSource } from './published-store.ts';
import { StoreError } from './store.ts';

/** An atlas in a folder. `root` is the folder that holds `api/`. */
export class FileStore extends PublishedStore {
  constructor(root: string) {
    super(new Folder(root));
  }
}

class Folder implements TextSource {
  readonly #root: string;
  #realRoot: string | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  get name(): string {
    return `the atlas in ${this.#root}`;
  }

  /**
   * Returns undefined if the file does not exist or lies outside the root. An atlas may come from anywhere,
   * so its symbolic links must not lead out of it.
   */
  async read(path: string): Promise<string | undefined> {
    if (!isAtlasPath(path)) return undefined;
    try {
      this.#realRoot ??= await realpath(this.#root);
      const file = await realpath(join(this.#root, path));
      if (!file.startsWith(this.#realRoot + sep)) return undefined;
      return (await readRegularFile(file)).toString();
    } catch (cause) {
      if (isMissing(cause) || errorCode(cause) === 'ENAMETOOLONG') return undefined;
      const reason = errorMessage(cause);
      throw new StoreError('unreadable', `Cannot read ${path} of ${this.name}: ${reason}`, { cause });
    }
  }
}
