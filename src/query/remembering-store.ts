import type { Store } from '../store/store.ts';

/**
 * A store that keeps all artifacts that were read, for one question that reads the same shards many times. The caches of
 * other stores are limited, so that a question that reads more would parse everything again each time.
 */
export class RememberingStore implements Store {
  readonly #store: Store;
  readonly #read = new Map<string, Promise<unknown>>();

  constructor(store: Store) {
    this.#store = store;
  }

  read(path: string): Promise<unknown> {
    const known = this.#read.get(path);
    if (known) return known;
    const value = this.#store.read(path);
    this.#read.set(path, value);
    return value;
  }
}
