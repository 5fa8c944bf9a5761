import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { LruCache } from './lru-cache.ts';
import { StoreError, type Store } from './store.ts';

/** Characters of JSON whose parsed form is kept: about what 200,000 lines of code make. */
const CACHE_CHARACTERS = 48_000_000;

/** An atlas in a folder. `root` is the folder that holds `api/`. */
export class FileStore implements Store {
  readonly #root: string;
  #realRoot: string | undefined;
  readonly #cache = new LruCache<unknown>(CACHE_CHARACTERS);

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Undefined when there is no such file, or when it is not below the root: an atlas may come from anywhere,
   * so its symbolic links are not followed out of it.
   */
  async read(path: string): Promise<unknown> {
    const cached = this.#cache.get(path);
    if (cached !== undefined) return cached;
    const text = await this.#text(path);
    if (text === undefined) return undefined;
    const value = parse(path, text, this.#root);
    this.#cache.set(path, value, text.length);
    return value;
  }

  async #text(path: string): Promise<string | undefined> {
    if (!isInside(path)) return undefined;
    try {
      this.#realRoot ??= await realpath(this.#root);
      const file = await realpath(join(this.#root, path));
      if (!file.startsWith(this.#realRoot + sep)) return undefined;
      return await readFile(file, 'utf8');
    } catch (cause) {
      if (isMissing(cause)) return undefined;
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new StoreError('unreadable', `Cannot read ${path} of the atlas in ${this.#root}: ${reason}`, {
        cause,
      });
    }
  }
}

function isInside(path: string): boolean {
  return (
    !path.includes('\\') &&
    !path.includes('\0') &&
    path.split('/').every((part) => !['', '.', '..'].includes(part))
  );
}

function isMissing(cause: unknown): boolean {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG';
}

function parse(path: string, text: string, root: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new StoreError(
      'unreadable',
      `${path} of the atlas in ${root} is damaged: it is not JSON. Build the atlas again.`,
      { cause },
    );
  }
}
