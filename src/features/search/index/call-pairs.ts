import type { FileShard } from '../../../model/file-shard.ts';

/**
 * Pairs of documents of which one calls the other. Files are added one by one, so calls are kept by id until
 * all documents are known.
 */
export class CallPairs {
  readonly #numbers = new Map<string, number>();
  readonly #documents: number[] = [];
  readonly #calls: (readonly [from: number, to: number])[] = [];

  /** Assigns a document number to the node with index `node`. */
  name(shard: FileShard, node: number, document: number): void {
    const id = shard.nodes[node]?.id;
    if (id !== undefined) this.#documents[this.#numberOf(id)] = document;
  }

  add({ nodes, ends, edges }: FileShard): void {
    for (const { from, to, type } of edges) {
      const caller = nodes[from];
      const callee = nodes[to] ?? ends[to - nodes.length];
      if (type !== 'CALLS' || !caller || !callee || callee.kind === 'package' || callee.id === caller.id)
        continue;
      this.#calls.push([this.#numberOf(caller.id), this.#numberOf(callee.id)]);
    }
  }

  pairs(): [number, number][] {
    return this.#calls.flatMap(([from, to]) => {
      const [caller, callee] = [this.#documents[from], this.#documents[to]];
      return caller === undefined || callee === undefined ? [] : [[caller, callee] as [number, number]];
    });
  }

  #numberOf(id: string): number {
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(id, number);
    return number;
  }
}
