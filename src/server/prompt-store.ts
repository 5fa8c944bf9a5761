import { setImmediate, setTimeout } from 'node:timers/promises';
import { layers } from '../features/layers.ts';
import type { Store } from '../store/store.ts';

/** Opening a stored layer takes less. */
const MAX_WAIT_MS = 200;

/**
 * Reads an atlas for a page that must not wait: artifacts of layers that are not built in time are missing. The page is
 * shown again when all of them are there.
 */
export class PromptStore implements Store {
  readonly #store: Store;
  readonly #late: Promise<unknown>[] = [];
  #deadline: Promise<undefined> | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Settles when all that was missing is there; undefined if nothing was. */
  get complete(): Promise<void> | undefined {
    return this.#late.length === 0 ? undefined : Promise.allSettled(this.#late).then(() => undefined);
  }

  async read(path: string): Promise<unknown> {
    const value = this.#store.read(path);
    if (!layers.some(({ prefix }) => path.startsWith(prefix))) return value;
    this.#deadline ??= setTimeout(MAX_WAIT_MS, undefined, { ref: false });
    // A value in memory counts, also after the deadline.
    const deadline = this.#deadline.then(() => setImmediate(undefined));
    const known = await Promise.race([value.then((read) => ({ read })), deadline]);
    if (!known) this.#late.push(value);
    return known?.read;
  }
}
