import { edgeDetails } from './edge-details.ts';
import { bucketOf, type Buckets, toBuckets } from './buckets.ts';
import type { ShardEdge } from './file-shard.ts';
import { packNumbers, unpackIntegers, unpackNumbers } from './packed-numbers.ts';
import { packSites, unpackSites } from './packed-sites.ts';

/** Edges without their sites, which few questions read. */
export interface StoredEdges {
  /** The kinds of edges: what they have besides their ends and sites. */
  kinds: Omit<ShardEdge, 'from' | 'to' | 'sites'>[];
  /** From, to and kind of each edge, packed. */
  numbers: string;
}

/** The sites of each edge, packed. */
export type StoredSites = readonly string[];

const NUMBERS = 3;

export function storeEdges(edges: readonly ShardEdge[]): { edges: StoredEdges; sites: StoredSites } {
  const known = new Map<string, number>();
  const kinds: StoredEdges['kinds'] = [];
  const numbers: number[] = [];
  for (const edge of edges) {
    const { from, to, type, how, rule = '', within = '', runs = '' } = edge;
    const key = `${type} ${how} ${rule} ${within} ${runs}`;
    const kind = known.get(key) ?? kinds.push({ type, how, ...edgeDetails(edge) }) - 1;
    known.set(key, kind);
    numbers.push(from, to, kind);
  }
  return {
    edges: { kinds, numbers: packNumbers(numbers) },
    sites: edges.map(({ sites }) => packNumbers(packSites(sites))),
  };
}

/** Restores edges one by one, each once. */
export class EdgeRows {
  readonly #kinds: StoredEdges['kinds'];
  readonly #numbers: Int32Array;
  readonly #sites: () => StoredSites;
  readonly #edges = new Map<number, ShardEdge>();
  #outgoing: Buckets | undefined;
  #incoming: Buckets | undefined;

  constructor({ kinds, numbers }: StoredEdges, sites: () => StoredSites) {
    this.#kinds = kinds;
    this.#numbers = unpackIntegers(numbers);
    this.#sites = sites;
  }

  all(): ShardEdge[] {
    return Array.from({ length: this.#numbers.length / NUMBERS }, (_, row) => this.#edge(row));
  }

  from(index: number): ShardEdge[] {
    this.#outgoing ??= this.#rowsBy(0);
    return Array.from(bucketOf(this.#outgoing, index), (row) => this.#edge(row));
  }

  to(index: number): ShardEdge[] {
    this.#incoming ??= this.#rowsBy(1);
    return Array.from(bucketOf(this.#incoming, index), (row) => this.#edge(row));
  }

  #rowsBy(column: number): Buckets {
    const values = this.#numbers.filter((_, at) => at % NUMBERS === column);
    return toBuckets(values, values.reduce((most, value) => Math.max(most, value), -1) + 1);
  }

  #edge(row: number): ShardEdge {
    const known = this.#edges.get(row);
    if (known) return known;
    const edge = this.#restore(row);
    this.#edges.set(row, edge);
    return edge;
  }

  #restore(row: number): ShardEdge {
    const start = row * NUMBERS;
    const from = this.#numbers[start] ?? 0;
    const to = this.#numbers[start + 1] ?? 0;
    const kind = this.#kinds[this.#numbers[start + 2] ?? 0] ?? { type: 'REFERENCES', how: 'scope' };
    const sites = this.#sites;
    let unpacked: ShardEdge['sites'] | undefined;
    return {
      from,
      to,
      ...kind,
      get sites() {
        return (unpacked ??= unpackSites(unpackNumbers(sites()[row] ?? '')));
      },
    };
  }
}
