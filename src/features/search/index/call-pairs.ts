import { Interner } from '../../../base/interner.ts';
import { Rows } from '../../../base/rows.ts';
import type { FileShard } from '../../../model/file-shard.ts';
import type { SearchDocument } from './documents.ts';

/** The calls from and to the symbols of a file. */
export interface PartCalls {
  ids: string[];
  /** For each of the first ids the document of the file that it names, plus one; 0 for a symbol without a document of its own. */
  documents: Uint32Array;
  /** Pairs of caller and callee, as indexes of `ids`. */
  pairs: Uint32Array;
}

export function callsOf(
  { nodes, ends, edges }: FileShard,
  documents: readonly Pick<SearchDocument, 'node' | 'heading'>[],
): PartCalls {
  const ids = new Interner();
  const documentOf: number[] = [];
  for (const [document, { node, heading }] of documents.entries()) {
    const id = nodes[node]?.id;
    if (heading === undefined && id !== undefined) documentOf[ids.index(id)] = document + 1;
  }
  const pairs: number[] = [];
  for (const { from, to, type } of edges) {
    const caller = nodes[from];
    const callee = nodes[to] ?? ends[to - nodes.length];
    if (type !== 'CALLS' || !caller || !callee || callee.kind === 'package' || callee.id === caller.id)
      continue;
    pairs.push(ids.index(caller.id), ids.index(callee.id));
  }
  return { ids: ids.list, documents: Uint32Array.from(documentOf), pairs: Uint32Array.from(pairs) };
}

/**
 * Pairs of documents of which one calls the other. Files are added one by one, so calls are kept by id until
 * all documents are known.
 */
export class CallPairs {
  readonly #ids = new Interner();
  readonly #documents: number[] = [];
  /** Columns: caller, callee. */
  readonly #calls = new Rows(2);

  /** Adds a file whose first document has the number `base`. */
  add({ ids, documents, pairs }: PartCalls, base: number): void {
    const numbers = ids.map((id) => this.#ids.index(id));
    for (const [at, document] of documents.entries())
      if (document > 0) this.#documents[numbers[at] ?? 0] = base + document - 1;
    for (let at = 0; at < pairs.length; at += 2)
      this.#calls.push(numbers[pairs[at] ?? 0] ?? 0, numbers[pairs[at + 1] ?? 0] ?? 0);
  }

  *pairs(): Generator<[number, number]> {
    for (let row = 0; row < this.#calls.count; row++) {
      const caller = this.#documents[this.#calls.get(row, 0)];
      const callee = this.#documents[this.#calls.get(row, 1)];
      if (caller !== undefined && callee !== undefined) yield [caller, callee];
    }
  }
}
