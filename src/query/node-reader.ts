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
    const found: FoundNode[] = [];
    for await (const batch of this.batches(this.allowed(ids))) found.push(...batch);
    return found;
  }

  /** Returns the ids that the limit allows. Their files count as read. */
  allowed(ids: readonly string[]): string[] {
    return ids.filter((id) => this.#allows(id));
  }

  /** Reads the nodes of allowed ids that exist, in their order, a few at a time, so that a caller need not hold all of their files. */
  async *batches(allowed: readonly string[]): AsyncGenerator<FoundNode[]> {
    for (let first = 0; first < allowed.length; first += AT_A_TIME) {
      this.#signal?.throwIfAborted();
      const batch = allowed.slice(first, first + AT_A_TIME);
      const found = await Promise.all(batch.map((id) => findNode(this.#store, id)));
      yield found.filter((node) => node !== undefined);
    }
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
