import { artifactPath } from '../model/artifact.ts';
import type { HttpCache } from './http-cache.ts';
import { fetchText } from './fetch-text.ts';
import { parseJson } from './parse-json.ts';
import { PublishedStore, type TextSource } from './published-store.ts';
import { StoreError } from './store.ts';

export interface HttpStoreOptions {
  /** Keeps files between runs. If undefined, they are kept in memory only. */
  cache?: HttpCache | undefined;
  /** Time limit of one try, in milliseconds. */
  timeout?: number;
  /** Called once when the server cannot be used and answers come from the cache. */
  onOffline?(reason: string): void;
}

const TIMEOUT = 15_000;

/** Several times the size of the largest files of real atlases. */
const MAX_BYTES = 64_000_000;
/** The limit for the index and the lists of digests, which are read first and grow little with the repository. */
const MAX_BYTES_OF_LISTS = 8_000_000;

/**
 * An atlas published by a web server. Files are cached by content and fetched again only if the atlas has changed there. If
 * the server does not answer, the cache is used.
 */
export class HttpStore extends PublishedStore {
  readonly url: string;

  /** `url` is the address of the atlas, with or without `index.html` at its end. */
  constructor(url: string, options: HttpStoreOptions = {}) {
    const base = atlasRoot(url);
    super(new Server(base, options));
    this.url = base.href;
  }
}

class Server implements TextSource {
  readonly #base: URL;
  readonly #options: HttpStoreOptions;
  #saidOffline = false;

  constructor(base: URL, options: HttpStoreOptions) {
    this.#base = base;
    this.#options = options;
  }

  get name(): string {
    return this.#base.href;
  }

  async read(path: string, again: boolean): Promise<string | undefined> {
    const { cache, timeout = TIMEOUT } = this.#options;
    const url = new URL(path.split('/').map(encodeURIComponent).join('/'), this.#base).href;
    const maxBytes = mostBytesOf(path);
    if (path !== artifactPath.digests) return fetchText(url, { timeout, again, maxBytes });
    try {
      // A proxy may still serve the previous version.
      const text = await fetchText(url, { timeout, again: true, maxBytes });
      if (text !== undefined && isJson(text)) await cache?.setRoot(this.#base.href, text);
      else if (text !== undefined)
        return (await this.#keptRoot('The server sent something other than JSON.')) ?? text;
      return text;
    } catch (cause) {
      if (!(cause instanceof StoreError) || cause.code !== 'unavailable') throw cause;
      const root = await this.#keptRoot(cause.message);
      if (root === undefined) throw cause;
      return root;
    }
  }

  async kept(digest: string): Promise<string | undefined> {
    return this.#options.cache?.content(digest);
  }

  async keep(digest: string, text: string): Promise<void> {
    this.#options.cache?.setContent(digest, text);
  }

  async #keptRoot(reason: string): Promise<string | undefined> {
    const root = await this.#options.cache?.root(this.#base.href);
    if (root !== undefined && !this.#saidOffline) {
      this.#saidOffline = true;
      this.#options.onOffline?.(reason);
    }
    return root;
  }
}

function mostBytesOf(path: string): number {
  const isList = path === artifactPath.index || path.startsWith(digestFolder);
  return isList ? MAX_BYTES_OF_LISTS : MAX_BYTES;
}

const digestFolder = artifactPath.digests.slice(0, -'index.json'.length);

function isJson(text: string): boolean {
  try {
    parseJson(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the address that the files of an atlas are below. */
export function atlasRoot(url: string): URL {
  const root = new URL(url);
  root.hash = '';
  root.search = '';
  root.pathname = root.pathname.replace(/(?:index\.html|api\/v1\/index\.json)$/, '').replace(/\/*$/, '/');
  return root;
}
