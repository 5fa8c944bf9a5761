import { artifactPath } from '../model/artifact.ts';
import { bucketOfPath, DigestBucket, DigestIndex } from '../model/digests.ts';
import { digest } from './digest.ts';
import { LruCache } from './lru-cache.ts';
import { parseJson, TooComplex } from './parse-json.ts';
import { StoreError, type Store } from './store.ts';

/** Where the files of a published atlas come from. */
export interface TextSource {
  /** For readers: `the atlas in …`. */
  readonly name: string;
  /** The text at a path, undefined where there is none. `again`: what came last was not what is wanted. Throws `StoreError`. */
  read(path: string, again: boolean): Promise<string | undefined>;
  /** A text that was kept before, by its digest, which it has. */
  kept?(digest: string): Promise<string | undefined>;
  /** Told what a text is that is not kept yet. */
  keep?(digest: string, text: string): Promise<void>;
}

/** A file has another content than the atlas says; perhaps because the atlas was made anew in the meantime. */
class NotAsPublished extends StoreError {}

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
    let text: string | undefined;
    try {
      text = await this.#textOf(path, false);
    } catch (cause) {
      if (!(cause instanceof NotAsPublished)) throw cause;
      await this.refresh();
      text = await this.#textOf(path, true);
    }
    if (text === undefined) return undefined;
    const value = this.#parse(path, text);
    this.#parsed.set(path, value, text.length);
    return value;
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
      const text = await this.#source.read(path, false);
      return text === undefined
        ? undefined
        : this.#checked(path, DigestIndex.safeParse(this.#parse(path, text)));
    };
    this.#digests ??= read();
    this.#digests.catch(() => (this.#digests = undefined));
    return this.#digests;
  }

  async #textOf(path: string, again: boolean): Promise<string | undefined> {
    const digests = await this.#readDigests();
    if (!digests) return this.#source.read(path, again);
    const number = bucketOfPath(path, digests.buckets.length);
    const bucket = await this.#readBucket(number, digests.buckets[number] ?? '', again);
    const wanted = Object.hasOwn(bucket, path) ? bucket[path] : undefined;
    return wanted === undefined ? undefined : this.#readWhole(path, wanted, again);
  }

  #readBucket(number: number, wanted: string, again: boolean): Promise<DigestBucket> {
    const path = artifactPath.digestBucket(number);
    const read = async (): Promise<DigestBucket> => {
      const text = await this.#readWhole(path, wanted, again);
      return this.#checked(path, DigestBucket.safeParse(this.#parse(path, text)));
    };
    const known = this.#buckets.get(wanted);
    if (known) return known;
    const bucket = read();
    this.#buckets.set(wanted, bucket);
    bucket.catch(() => this.#buckets.delete(wanted));
    return bucket;
  }

  /** The text with this digest. */
  async #readWhole(path: string, wanted: string, again: boolean): Promise<string> {
    const kept = await this.#source.kept?.(wanted);
    if (kept !== undefined) return kept;
    const text = await this.#source.read(path, again);
    if (text === undefined || digest(text) !== wanted) {
      const what = text === undefined ? 'missing' : whatIsWrong(text);
      throw new NotAsPublished('unreadable', this.#message(path, what));
    }
    await this.#source.keep?.(wanted, text);
    return text;
  }

  #parse(path: string, text: string): unknown {
    try {
      return parseJson(text);
    } catch (cause) {
      throw this.#unreadable(path, whatIsWrong(text), cause);
    }
  }

  #checked<Value>(
    path: string,
    result: { success: true; data: Value } | { success: false; error: Error },
  ): Value {
    if (result.success) return result.data;
    throw this.#unreadable(path, 'not what an atlas has there', result.error);
  }

  #unreadable(path: string, what: string, cause?: unknown): StoreError {
    return new StoreError('unreadable', this.#message(path, what), { cause });
  }

  #message(path: string, what: string): string {
    return `${path} of ${this.#source.name} is ${what}. Build the atlas again.`;
  }
}

function whatIsWrong(text: string): string {
  if (text.trimStart().startsWith('<'))
    return 'a web page, not JSON: this is not an atlas, or it requires a login';
  try {
    parseJson(text);
    return 'not what was published: it was changed, or belongs to another version of the atlas';
  } catch (cause) {
    if (cause instanceof TooComplex) return `not part of an atlas: it holds ${cause.message}`;
    return 'damaged: it is not whole JSON';
  }
}
