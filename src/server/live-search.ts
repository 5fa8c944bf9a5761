import { setImmediate } from 'node:timers/promises';
import { errorMessage } from '../base/error-message.ts';
import { artifactPath } from '../model/artifact.ts';
import type { FileShard } from '../model/file-shard.ts';
import { SEARCH_BUNDLES, type SearchBundles } from '../model/search.ts';
import type { SearchFile } from '../publish/search-index.ts';
import { buildBundle, closeSearch } from '../publish/search-index.ts';
import { searchKey, searchRecord } from '../publish/search-record.ts';
import { type BundlePlan, bundlesDocument, planBundles } from '../publish/search-stage.ts';
import { readDirectoryAt } from '../query/read.ts';
import type { Store } from '../store/store.ts';

interface Built {
  key: string;
  files: SearchFile[];
}

/**
 * The full-text index of a served atlas. It is built in memory after the start; after a change, only the affected bundles
 * are built again. Until the first index is complete, `pagefind/bundles.json` has `ready: false`.
 */
export class LiveSearch {
  readonly #getStore: () => Promise<Store>;
  readonly #onFailure: (message: string) => void;
  readonly #stop = new AbortController();
  #files: ReadonlyMap<string, Uint8Array> = new Map();
  #built = new Map<number, Built>();
  #running: Promise<void> | undefined;
  #again = false;

  constructor(getStore: () => Promise<Store>, onFailure: (message: string) => void) {
    this.#getStore = getStore;
    this.#onFailure = onFailure;
  }

  /** Returns the bytes of a file below `pagefind/`; undefined if there is none. */
  read(path: string): Uint8Array | undefined {
    const bytes = this.#files.get(path);
    if (bytes || path !== SEARCH_BUNDLES) return bytes;
    return Buffer.from(JSON.stringify({ ready: false, bundles: [] } satisfies SearchBundles));
  }

  /** Updates the index, and again if the atlas changes in the meantime. */
  refresh(): Promise<void> {
    this.#again = true;
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Resolves when no index is being built. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      while (this.#again && !this.#stop.signal.aborted) {
        this.#again = false;
        await this.#build(await this.#getStore());
      }
    } catch (cause) {
      if (!this.#stop.signal.aborted) this.#onFailure(errorMessage(cause));
    } finally {
      await closeSearch();
    }
  }

  async #build(store: Store): Promise<void> {
    const plans = planBundles(await this.#searchKeys(store));
    const built = new Map<number, Built>();
    for (const plan of plans) {
      const old = this.#built.get(plan.bundle);
      const files = old?.key === plan.key ? old.files : await this.#bundle(plan, store);
      built.set(plan.bundle, { key: plan.key, files });
      // The atlas has changed again, so this index is abandoned.
      if (this.#again) {
        this.#keep(built);
        return;
      }
    }
    this.#built = built;
    const files = [...built.values()].flatMap((bundle) => bundle.files);
    this.#files = new Map([
      ...files.map(({ path, bytes }) => [path, bytes] as const),
      [SEARCH_BUNDLES, Buffer.from(bundlesDocument(plans))],
    ]);
  }

  /** Keeps the bundles of an abandoned index for the next one. */
  #keep(built: ReadonlyMap<number, Built>): void {
    for (const [bundle, one] of built) this.#built.set(bundle, one);
  }

  #bundle(plan: BundlePlan, store: Store): Promise<SearchFile[]> {
    const records = async function* () {
      for (const address of plan.addresses) {
        const shard = (await store.read(artifactPath.file(address))) as FileShard | undefined;
        if (shard) yield searchRecord(shard);
      }
    };
    return buildBundle(plan.bundle, records(), this.#stop.signal);
  }

  /** Returns the key of each file's search record. Reads the whole atlas, and yields to requests between two files. */
  async #searchKeys(store: Store): Promise<Map<string, string>> {
    const keys = new Map<string, string>();
    const visit = async (address: string): Promise<void> => {
      const directory = await readDirectoryAt(store, address);
      for (const file of directory?.files ?? []) {
        const shard = (await store.read(artifactPath.file(file.address))) as FileShard | undefined;
        if (shard) keys.set(file.address, searchKey(shard));
        this.#stop.signal.throwIfAborted();
        await setImmediate();
      }
      for (const child of directory?.directories ?? []) await visit(child.address);
    };
    await visit('');
    return keys;
  }
}
