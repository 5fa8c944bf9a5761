import { partitionPoint } from '../../base/partition-point.ts';

/** A stretch of the source: offsets in UTF-16 units, end exclusive. */
export interface Stretch {
  start: number;
  end: number;
}

/** Outer stretches before inner ones. */
export function compareStretches(a: Stretch, b: Stretch): number {
  return a.start - b.start || b.end - a.end;
}

/** Where nodes are, outer before inner. */
export function toStretches(nodes: readonly { startIndex: number; endIndex: number }[]): Stretch[] {
  return nodes
    .map(({ startIndex, endIndex }) => ({ start: startIndex, end: endIndex }))
    .sort(compareStretches);
}

/**
 * Answers which of some nested stretches is the innermost around an offset. Offsets must be asked in ascending
 * order: then each answer takes constant time. `stretches` are sorted by `compareStretches`.
 */
export class InnermostCursor {
  readonly #stretches: readonly Stretch[];
  readonly #open: number[] = [];
  #next = 0;

  constructor(stretches: readonly Stretch[]) {
    this.#stretches = stretches;
  }

  /** Index of the innermost stretch around `offset`, or -1. */
  at(offset: number): number {
    for (;;) {
      const next = this.#stretches[this.#next];
      if (!next || next.start > offset) break;
      this.#close(next.start);
      this.#open.push(this.#next++);
    }
    this.#close(offset);
    return this.#open.at(-1) ?? -1;
  }

  /** Index of the outermost stretch around `offset` that begins at `start` or behind it, or -1. */
  outermostFrom(start: number, offset: number): number {
    this.at(offset);
    // Those that are open begin in ascending order.
    const isBefore = (index: number): boolean =>
      (this.#stretches[this.#open[index] ?? -1]?.start ?? 0) < start;
    return this.#open[partitionPoint(this.#open.length, isBefore)] ?? -1;
  }

  #close(offset: number): void {
    for (;;) {
      const top = this.#open.at(-1);
      if (top === undefined || (this.#stretches[top]?.end ?? 0) > offset) return;
      this.#open.pop();
    }
  }
}
