import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface CachedResponse {
  /** Undefined: the server said that it has nothing there. */
  text: string | undefined;
  /** SHA-256 of the text, or `none`. */
  hash: string;
  etag?: string | undefined;
  modified?: string | undefined;
  /** Hash of the index beside which it was fetched. */
  version?: string | undefined;
}

/** Stands for the hash of what is not there. */
const NOTHING = 'none';

/** Answers of servers in a folder: contents by their hash, once whoever sent them, and by address which one it is. */
export class HttpCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Undefined when it was not kept, or when what was kept is damaged. */
  async read(url: string): Promise<CachedResponse | undefined> {
    try {
      const entry = JSON.parse(await readFile(this.#entryPath(url), 'utf8')) as Omit<
        CachedResponse,
        'text'
      > & {
        url: string;
      };
      if (entry.url !== url || !/^([0-9a-f]{64}|none)$/.test(entry.hash)) return undefined;
      if (entry.hash === NOTHING) return { ...entry, text: undefined };
      const text = await readFile(this.#contentPath(entry.hash), 'utf8');
      return sha256(text) === entry.hash ? { ...entry, text } : undefined;
    } catch {
      return undefined;
    }
  }

  /** A cache that cannot be written is none, which is no failure of the answer. */
  async write(url: string, response: Omit<CachedResponse, 'hash'>): Promise<CachedResponse> {
    const { text, etag, modified, version } = response;
    const hash = text === undefined ? NOTHING : sha256(text);
    try {
      if (text !== undefined) await writeWhole(this.#contentPath(hash), text);
      await writeWhole(this.#entryPath(url), JSON.stringify({ url, hash, etag, modified, version }));
    } catch {
      return { ...response, hash };
    }
    return { ...response, hash };
  }

  #entryPath(url: string): string {
    return join(this.#folder, 'addresses', spread(sha256(url)));
  }

  #contentPath(hash: string): string {
    return join(this.#folder, 'contents', spread(hash));
  }
}

function spread(hash: string): string {
  return join(hash.slice(0, 2), hash.slice(2));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function writeWhole(path: string, text: string): Promise<void> {
  const partial = `${path}.${process.pid}.partial`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(partial, text);
  await rename(partial, path);
}
