import { artifactFromJson } from '../model/artifact-json.ts';
import { artifactPath } from '../model/artifact.ts';
import { bucketOfPath, DigestBucket, DigestIndex } from '../model/digests.ts';
import { digest } from '../base/digest.ts';
import { LruCache } from './lru-cache.ts';
import { parseJson, TooComplex } from './parse-json.ts';
import { StoreError, type Store } from './store.ts';

/** The source of the files of a published atlas. */
export interface TextSource {
  /** Name for messages, such as `the atlas in …`. */
  readonly name: string;
  /**
   * Returns the text at a path, or undefined if there is none. `again` asks to bypass caches, because the
   * last text was outdated. Throws `StoreError`.
   */
  read(path: string, again: boolean): Promise<string | undefined>;
  /** Returns a cached text by its digest. */
  kept?(digest: string): Promise<string | undefined>;
  /** Caches a text. */
  keep?(digest: string, text: string): Promise<void>;
}

/** The content of a file does not match its digest; perhaps the atlas was rebuilt in the meantime. */
class NotAsPublished extends StoreError {}

/** Characters of JSON whose parsed form is cached: the artifacts of about 200,000 lines of code. */
const CACHE_CHARACTERS = 48_000_000;

/** A published atlas, in a folder or on a web server. Files are checked against their digests. */
export class PublishedStore implements Store {
  readonly #source: TextSource;
  readonly #parsed = new LruCache<unknown>(CACHE_CHARACTERS);
  /** Undefined if the atlas has no digests: it is live, or made by hand. */
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

  /** Drops all cached artifacts if the atlas has changed. */
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

  /** Returns the text at a path, checked against its digest. */
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
    let parsed: unknown;
    try {
      parsed = parseJson(text);
    } catch (cause) {
      throw this.#unreadable(path, whatIsWrong(text), cause);
    }
    try {
      return artifactFromJson(path, parsed);
    } catch (cause) {
      throw this.#unreadable(path, 'not what an atlas contains there', cause);
    }
  }

  #checked<Value>(
    path: string,
    result: { success: true; data: Value } | { success: false; error: Error },
  ): Value {
    if (result.success) return result.data;
    throw this.#unreadable(path, 'not what an atlas contains there', result.error);
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
    if (cause instanceof TooComplex) return `not part of an atlas: it has ${cause.message}`;
    return 'damaged: it is not valid JSON';
  }
}
