import { artifactPath } from '../model/artifact.ts';
import type { HttpCache, CachedResponse } from './http-cache.ts';
import { LruCache } from './lru-cache.ts';
import { StoreError, type Store } from './store.ts';

export interface HttpStoreOptions {
  /** Keeps answers between runs; undefined: in memory alone. */
  cache?: HttpCache | undefined;
  fetch?: typeof fetch;
  /** Milliseconds that one try may take. */
  timeout?: number;
}

/** Characters of JSON whose parsed form is kept. */
const CACHE_CHARACTERS = 16_000_000;
const TIMEOUT = 15_000;
const TRIES = 2;
/** No artifact comes near; who sends more is no atlas. */
const MAX_BYTES = 200_000_000;

/**
 * The atlas that a web server publishes. What was fetched once is asked for again only when the index of the atlas has
 * changed, and then with its validator, so that little is sent; where the server does not answer, what was fetched before
 * stands for it.
 */
export class HttpStore implements Store {
  readonly #base: URL;
  readonly #cache: HttpCache | undefined;
  readonly #fetch: typeof fetch;
  readonly #timeout: number;
  readonly #parsed = new LruCache<{ value: unknown }>(CACHE_CHARACTERS);
  /** Of the index as it is now: everything that was fetched beside it is of its version. */
  #version: Promise<string> | undefined;
  #offline = false;

  /** `url` is that of the atlas, with or without `index.html` at its end. */
  constructor(url: string, options: HttpStoreOptions = {}) {
    this.#base = atlasRoot(url);
    this.#cache = options.cache;
    this.#fetch = options.fetch ?? fetch;
    this.#timeout = options.timeout ?? TIMEOUT;
  }

  get url(): string {
    return this.#base.href;
  }

  /** True when the server could not be reached and answers come from what was kept. */
  get offline(): boolean {
    return this.#offline;
  }

  /** Asks the server for its index, and forgets what is known when that is another one. */
  async refresh(): Promise<void> {
    const before = await this.#version?.catch(() => undefined);
    this.#version = undefined;
    this.#offline = false;
    const after = await this.#currentVersion();
    if (before !== undefined && before !== after) this.#parsed.clear();
  }

  async read(path: string): Promise<unknown> {
    const version = await this.#currentVersion();
    const known = this.#parsed.get(path);
    if (known) return known.value;
    const response = await this.#get(path, version);
    const value = response.text === undefined ? undefined : this.#parse(path, response.text);
    this.#parsed.set(path, { value }, response.text?.length ?? 100);
    return value;
  }

  #currentVersion(): Promise<string> {
    this.#version ??= this.#readVersion();
    this.#version.catch(() => (this.#version = undefined));
    return this.#version;
  }

  async #readVersion(): Promise<string> {
    const response = await this.#get(artifactPath.index, undefined);
    if (response.text === undefined) return '';
    const value = this.#parse(artifactPath.index, response.text);
    if (typeof value !== 'object' || value === null || !('schemaVersion' in value)) {
      throw new StoreError('unreadable', `${this.url} is not an atlas: its ${artifactPath.index} is none.`);
    }
    this.#parsed.set(artifactPath.index, { value }, response.text.length);
    return response.hash;
  }

  /** `version` is that of the index beside which a kept answer still holds; undefined asks in any case. */
  async #get(path: string, version: string | undefined): Promise<CachedResponse> {
    const url = new URL(path.split('/').map(encodeURIComponent).join('/'), this.#base).href;
    const kept = await this.#cache?.read(url);
    if (kept && version !== undefined && kept.version === version) return kept;
    if (kept && this.#offline) return kept;
    let answer: Fetched;
    try {
      answer = await this.#fetchWithTries(url, kept);
    } catch (cause) {
      if (!kept) throw cause;
      this.#offline = true;
      return kept;
    }
    const { text, etag, modified } = answer;
    const entry = { text, etag, modified, version };
    return this.#cache ? this.#cache.write(url, entry) : { ...entry, hash: text ?? '' };
  }

  async #fetchWithTries(url: string, kept: CachedResponse | undefined): Promise<Fetched> {
    for (let tried = 1; ; tried++) {
      try {
        return await this.#fetchOnce(url, kept);
      } catch (cause) {
        if (tried >= TRIES || !(cause instanceof StoreError) || cause.code !== 'unavailable') throw cause;
      }
    }
  }

  async #fetchOnce(url: string, kept: CachedResponse | undefined): Promise<Fetched> {
    const headers = new Headers({ accept: 'application/json' });
    if (kept?.etag !== undefined) headers.set('if-none-match', kept.etag);
    else if (kept?.modified !== undefined) headers.set('if-modified-since', kept.modified);
    try {
      const response = await this.#fetch(url, { headers, signal: AbortSignal.timeout(this.#timeout) });
      if (response.status === 304 && kept) return kept;
      if (response.status === 404 || response.status === 410) {
        await response.body?.cancel();
        return { text: undefined };
      }
      if (!response.ok) throw this.#unavailable(`answers with ${response.status}`, url);
      if (Number(response.headers.get('content-length') ?? 0) > MAX_BYTES)
        throw new StoreError('unreadable', `${url} is too large to be of an atlas.`);
      return {
        text: await response.text(),
        etag: response.headers.get('etag') ?? undefined,
        modified: response.headers.get('last-modified') ?? undefined,
      };
    } catch (cause) {
      if (cause instanceof StoreError) throw cause;
      const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
      throw this.#unavailable(
        isTimeout ? `does not answer in ${this.#timeout} ms` : reasonOf(cause),
        url,
        cause,
      );
    }
  }

  #unavailable(what: string, url: string, cause?: unknown): StoreError {
    return new StoreError(
      'unavailable',
      `${url} cannot be read: the server ${what}. Try again later, or ask a folder or a repository.`,
      { cause },
    );
  }

  #parse(path: string, text: string): unknown {
    try {
      return JSON.parse(text);
    } catch (cause) {
      const isPage = text.trimStart().startsWith('<');
      const what = isPage ? 'a page and no JSON: this is no atlas' : 'damaged: it is not whole JSON';
      throw new StoreError('unreadable', `${path} of ${this.url} is ${what}.`, { cause });
    }
  }
}

type Fetched = Pick<CachedResponse, 'text' | 'etag' | 'modified'>;

function atlasRoot(url: string): URL {
  const root = new URL(url);
  root.hash = '';
  root.search = '';
  root.pathname = root.pathname.replace(/(?:index\.html|api\/v1\/index\.json)$/, '').replace(/\/*$/, '/');
  return root;
}

function reasonOf(cause: unknown): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  return `cannot be reached (${inner instanceof Error ? inner.message : String(inner)})`;
}
