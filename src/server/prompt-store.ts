import { setTimeout } from 'node:timers/promises';
import { layers } from '../derive/layers.ts';
import type { Store } from '../store/store.ts';

/** A stored layer is opened in less. */
const MAX_WAIT_MS = 200;

/**
 * An atlas as a page sees it that is shown at once: an artifact of a layer that must be built first is missing. The page is
 * shown again when all of these are there.
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
    const known = await Promise.race([value.then((read) => ({ read })), this.#deadline]);
    if (!known) this.#late.push(value);
    return known?.read;
  }
}
