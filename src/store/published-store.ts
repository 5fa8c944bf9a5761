import { artifactPath } from '../model/artifact.ts';
import { bucketOfPath, DigestBucket, DigestIndex } from '../model/digests.ts';
import { digest } from './digest.ts';
import { LruCache } from './lru-cache.ts';
import { StoreError, type Store } from './store.ts';

/** Where the files of a published atlas come from. */
export interface TextSource {
  /** For readers: `the atlas in …`. */
  readonly name: string;
  /**
   * The text at a path, undefined where there is none. `wanted` is its digest: what was kept under it will do. Throws `StoreError`.
   * `again`: what came last was not what is wanted.
   */
  read(path: string, wanted?: { digest: string; again: boolean }): Promise<string | undefined>;
  /** Told when a text that was read is whole and what it should be. */
  keep?(path: string, digest: string, text: string): Promise<void>;
}

/** Characters of JSON whose parsed form is kept: about what 200,000 lines of code make. */
const CACHE_CHARACTERS = 48_000_000;

/** An atlas as it was published, in a folder or by a web server. What is not as it was published is told and not believed. */
export class PublishedStore implements Store {
  readonly #source: TextSource;
  readonly #parsed = new LruCache<unknown>(CACHE_CHARACTERS);
  /** Undefined where nobody says what the files have to be: the atlas is a live one, or made by hand. */
  #digests: Promise<DigestIndex | undefined> | undefined;
  readonly #buckets = new Map<string, Promise<DigestBucket>>();

  constructor(source: TextSource) {
    this.#source = source;
  }

  async read(path: string): Promise<unknown> {
    const known = this.#parsed.get(path);
    if (known !== undefined) return known;
    const digests = await this.#readDigests();
    if (!digests) return this.#keep(path, await this.#source.read(path));
    const wanted = await this.#digestOf(path, digests);
    if (wanted === undefined) return undefined;
    const text = await this.#readWhole(path, wanted, async () => {
      const now = await this.#readDigests();
      return now && this.#digestOf(path, now);
    });
    return this.#keep(path, text);
  }

  /** Looks whether the atlas is another one now, and forgets what is known of it then. */
  async refresh(): Promise<void> {
    const before = await this.#digests?.catch(() => undefined);
    this.#digests = undefined;
    const after = await this.#readDigests();
    if (after && JSON.stringify(before) === JSON.stringify(after)) return;
    this.#parsed.clear();
    this.#buckets.clear();
  }

  #readDigests(): Promise<DigestIndex | undefined> {
    const path = artifactPath.digests;
    const read = async (): Promise<DigestIndex | undefined> => {
      const text = await this.#source.read(path);
      return text === undefined
        ? undefined
        : this.#checked(path, DigestIndex.safeParse(this.#parse(path, text)));
    };
    this.#digests ??= read();
    this.#digests.catch(() => (this.#digests = undefined));
    return this.#digests;
  }

  async #digestOf(path: string, { buckets }: DigestIndex): Promise<string | undefined> {
    const number = bucketOfPath(path, buckets.length);
    const wanted = buckets[number] ?? '';
    const file = artifactPath.digestBucket(number);
    const read = async (): Promise<DigestBucket> => {
      const text = await this.#readWhole(
        file,
        wanted,
        async () => (await this.#readDigests())?.buckets[number],
      );
      return this.#checked(file, DigestBucket.safeParse(this.#parse(file, text)));
    };
    let bucket = this.#buckets.get(wanted);
    if (!bucket) {
      bucket = read();
      this.#buckets.set(wanted, bucket);
      bucket.catch(() => this.#buckets.delete(wanted));
    }
    const known = await bucket;
    return Object.hasOwn(known, path) ? known[path] : undefined;
  }

  /** The text with this digest; where another one came, perhaps because the atlas was made anew meanwhile, one more try. */
  async #readWhole(
    path: string,
    wanted: string,
    wantedNow: () => Promise<string | undefined>,
  ): Promise<string> {
    const first = await this.#source.read(path, { digest: wanted, again: false });
    if (first !== undefined && digest(first) === wanted) return this.#kept(path, wanted, first);
    await this.refresh();
    const now = (await wantedNow()) ?? wanted;
    const second = await this.#source.read(path, { digest: now, again: true });
    if (second !== undefined && digest(second) === now) return this.#kept(path, now, second);
    throw this.#unreadable(path, second === undefined ? 'missing' : whatIsWrong(second));
  }

  async #kept(path: string, hash: string, text: string): Promise<string> {
    await this.#source.keep?.(path, hash, text);
    return text;
  }

  #keep(path: string, text: string | undefined): unknown {
    if (text === undefined) return undefined;
    const value = this.#parse(path, text);
    this.#parsed.set(path, value, text.length);
    return value;
  }

  #parse(path: string, text: string): unknown {
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw this.#unreadable(path, whatIsWrong(text), cause);
    }
  }

  #checked<Value>(
    path: string,
    result: { success: true; data: Value } | { success: false; error: Error },
  ): Value {
    if (result.success) return result.data;
    throw this.#unreadable(path, 'something else: this is no atlas', result.error);
  }

  #unreadable(path: string, what: string, cause?: unknown): StoreError {
    return new StoreError(
      'unreadable',
      `${path} of ${this.#source.name} is ${what}. Build the atlas again.`,
      { cause },
    );
  }
}

function whatIsWrong(text: string): string {
  if (text.trimStart().startsWith('<'))
    return 'a page and no JSON: this is no atlas, or it is behind a login';
  try {
    JSON.parse(text);
    return 'not what was published: it was changed, or belongs to another version of the atlas';
  } catch {
    return 'damaged: it is not whole JSON';
  }
}
