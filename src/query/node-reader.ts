import { parseId } from '../model/id.ts';
import type { Store } from '../store/store.ts';
import { findNode, type FoundNode } from './find-node.ts';

/** Nodes that are read at the same time, because each may be a request to a server. */
const AT_A_TIME = 16;

/** Reads nodes by id, from a limited number of files. */
export class NodeReader {
  readonly #store: Store;
  readonly #mostFiles: number;
  readonly #signal: AbortSignal | undefined;
  readonly #files = new Set<string>();
  /** Whether nodes were not read because of the limit. */
  truncated = false;

  constructor(store: Store, mostFiles: number, signal: AbortSignal | undefined) {
    this.#store = store;
    this.#mostFiles = mostFiles;
    this.#signal = signal;
  }

  get files(): number {
    return this.#files.size;
  }

  /** Returns the nodes that exist and that the limit allows, in the order of the ids. */
  async read(ids: readonly string[]): Promise<FoundNode[]> {
    const allowed = ids.filter((id) => this.#allows(id));
    const found: FoundNode[] = [];
    for (let first = 0; first < allowed.length; first += AT_A_TIME) {
      this.#signal?.throwIfAborted();
      const batch = allowed.slice(first, first + AT_A_TIME);
      for (const node of await Promise.all(batch.map((id) => findNode(this.#store, id)))) {
        if (node) found.push(node);
      }
    }
    return found;
  }

  #allows(id: string): boolean {
    const ref = parseId(id);
    if (!ref || ref.kind === 'package') return false;
    if (this.#files.has(ref.path)) return true;
    if (this.#files.size >= this.#mostFiles) {
      this.truncated = true;
      return false;
    }
    this.#files.add(ref.path);
    return true;
  }
}
