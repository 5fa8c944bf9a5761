import type { Store } from '../store/store.ts';

/**
 * A store that keeps what was read, for one question that goes over the same shards again and again: what a store keeps by
 * itself is bounded, and a question that reads more than that would parse everything each time.
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
