import type { ShardEdge } from './file-shard.ts';
import type { CertainHow, EdgeType } from './kinds.ts';
import { packSites, unpackSites } from './packed-sites.ts';

/** Edges without their sites, which few questions read. */
export interface StoredEdges {
  /** The kinds of edges: type, how, and the rule if there is one. */
  kinds: (readonly [EdgeType, CertainHow, string?])[];
  /** From, to and kind of each edge. */
  numbers: number[];
}

const NUMBERS = 3;

export function storeEdges(edges: readonly ShardEdge[]): { edges: StoredEdges; sites: number[][] } {
  const known = new Map<string, number>();
  const kinds: StoredEdges['kinds'] = [];
  const numbers: number[] = [];
  for (const { from, to, type, how, rule } of edges) {
    const key = `${type} ${how} ${rule ?? ''}`;
    const kind = known.get(key) ?? kinds.push(rule === undefined ? [type, how] : [type, how, rule]) - 1;
    known.set(key, kind);
    numbers.push(from, to, kind);
  }
  return { edges: { kinds, numbers }, sites: edges.map(({ sites }) => packSites(sites)) };
}

/** Restores edges one by one, each once. */
export class EdgeRows {
  readonly #stored: StoredEdges;
  readonly #sites: () => readonly (readonly number[])[];
  readonly #edges: (ShardEdge | undefined)[];
  /** Rows of edges by the index of their ends. */
  readonly #outgoing = new Map<number, number[]>();
  readonly #incoming = new Map<number, number[]>();

  constructor(stored: StoredEdges, sites: () => readonly (readonly number[])[]) {
    this.#stored = stored;
    this.#sites = sites;
    const { numbers } = stored;
    this.#edges = Array.from({ length: numbers.length / NUMBERS });
    for (let at = 0, row = 0; at < numbers.length; at += NUMBERS, row++) {
      add(this.#outgoing, numbers[at] ?? 0, row);
      add(this.#incoming, numbers[at + 1] ?? 0, row);
    }
  }

  all(): ShardEdge[] {
    return this.#edges.map((_edge, row) => this.#edge(row));
  }

  from(index: number): ShardEdge[] {
    return (this.#outgoing.get(index) ?? []).map((row) => this.#edge(row));
  }

  to(index: number): ShardEdge[] {
    return (this.#incoming.get(index) ?? []).map((row) => this.#edge(row));
  }

  #edge(row: number): ShardEdge {
    return (this.#edges[row] ??= this.#restore(row));
  }

  #restore(row: number): ShardEdge {
    const { kinds, numbers } = this.#stored;
    const [from = 0, to = 0, kind = 0] = numbers.slice(row * NUMBERS, (row + 1) * NUMBERS);
    const [type, how, rule] = kinds[kind] ?? ['REFERENCES', 'scope'];
    const sites = this.#sites;
    let unpacked: ShardEdge['sites'] | undefined;
    return {
      from,
      to,
      type,
      how,
      ...(rule === undefined ? {} : { rule }),
      get sites() {
        return (unpacked ??= unpackSites(sites()[row] ?? []));
      },
    };
  }
}

function add(rows: Map<number, number[]>, index: number, row: number): void {
  const known = rows.get(index);
  if (known) known.push(row);
  else rows.set(index, [row]);
}
