import type { SourceFile } from '../../indexer/discover/discover.ts';
import { compareText } from '../../model/order.ts';

/** The files of one job of each stage. */
export interface PlannedShard {
  /** In the order of their paths. */
  files: readonly SourceFile[];
  /** See `weightOf`. */
  weight: number;
}

/** The cost of any file, whatever is in it, in bytes of code that cost as much. */
const BYTES_OF_A_FILE = 1_000;
/** The cost of a byte of text without a grammar, in bytes of code: nothing of it is parsed or linked. */
const COST_OF_TEXT = 0.2;

/**
 * The work that a file makes, in bytes of code. Measured: the cost of a byte differs little between languages (see "Each language" in the
 * benchmarks), and between code and text a lot.
 */
export function weightOf({ size, language }: Pick<SourceFile, 'size' | 'language'>): number {
  return BYTES_OF_A_FILE + Math.round(size * (language === null ? COST_OF_TEXT : 1));
}

/**
 * Divides files among shards: the heaviest file first, each to the shard that has least so far. The heaviest shard is the first, because schedulers
 * start jobs in their order. The same files give the same shards, in whatever order they are listed. Shards may be empty.
 */
export function planShards(files: readonly SourceFile[], count: number): PlannedShard[] {
  const shards = Array.from({ length: count }, (_, at) => ({ at, weight: 0, files: [] as SourceFile[] }));
  const heap = new LeastFirst(shards);
  const weighted = files.map((file) => ({ file, weight: weightOf(file) }));
  weighted.sort((a, b) => b.weight - a.weight || compareText(a.file.path, b.file.path));
  for (const { file, weight } of weighted) {
    const shard = heap.least;
    shard.files.push(file);
    shard.weight += weight;
    heap.sinkLeast();
  }
  return shards
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .map((shard) => ({
      weight: shard.weight,
      files: shard.files.sort((a, b) => compareText(a.path, b.path)),
    }));
}

interface Weighted {
  at: number;
  weight: number;
}

/** A binary heap of shards, the lightest first. */
class LeastFirst<Shard extends Weighted> {
  readonly #heap: Shard[];
  readonly #least: Shard;

  constructor(shards: readonly Shard[]) {
    const [least] = shards;
    if (!least) throw new RangeError('a plan has at least one shard');
    // All weigh nothing, so they are a heap in the order of their numbers.
    this.#heap = [...shards];
    this.#least = least;
  }

  get least(): Shard {
    return this.#heap[0] ?? this.#least;
  }

  /** Restores the order after the lightest became heavier. */
  sinkLeast(): void {
    const heap = this.#heap;
    for (let at = 0; ;) {
      const children = [2 * at + 1, 2 * at + 2].filter((child) => child < heap.length);
      let lightest = at;
      for (const child of children) if (isLighter(heap[child], heap[lightest])) lightest = child;
      const [a, b] = [heap[at], heap[lightest]];
      if (lightest === at || !a || !b) return;
      heap[at] = b;
      heap[lightest] = a;
      at = lightest;
    }
  }
}

function isLighter(a: Weighted | undefined, b: Weighted | undefined): boolean {
  if (!a || !b) return false;
  return a.weight < b.weight || (a.weight === b.weight && a.at < b.at);
}
