import type { RowIndex } from '../facts/ids.ts';

/** Lists of rows in one array, each after its length. */
export class Lists {
  readonly #data: number[] = [];

  /** Stores a list and returns its place; -1 for an empty one. */
  push(rows: readonly RowIndex[]): number {
    if (rows.length === 0) return -1;
    const place = this.#data.push(rows.length) - 1;
    for (const row of rows) this.#data.push(row);
    return place;
  }

  at(place: number): readonly RowIndex[] {
    const length = place < 0 ? 0 : (this.#data[place] ?? 0);
    return this.#data.slice(place + 1, place + 1 + length) as RowIndex[];
  }

  toArray(): Int32Array {
    return Int32Array.from(this.#data);
  }
}
