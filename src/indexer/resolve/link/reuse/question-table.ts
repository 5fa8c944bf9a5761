import { Rows } from '../../../../base/rows.ts';
import type { Question, QuestionKind } from './questions.ts';

/** Columns of a row of questions. All but the first are indexes of strings. */
export const QuestionColumn = { Kind: 0, Subject: 1, Key: 2, Name: 3, Width: 4 } as const;
const Q = QuestionColumn;

/** Questions and their strings as plain data; `width` is the number of columns of a row. */
export interface QuestionRows {
  strings: readonly string[];
  rows: ArrayLike<number>;
  width: number;
}

/** Returns a question of a table. */
export function questionAt({ strings, rows, width }: QuestionRows, number: number): Question {
  const textAt = (column: number): string => strings[rows[number * width + column] ?? -1] ?? '';
  return {
    kind: (rows[number * width + Q.Kind] ?? 0) as QuestionKind,
    subject: textAt(Q.Subject),
    key: textAt(Q.Key),
    name: textAt(Q.Name),
  };
}

/**
 * Numbers questions. There may be hundreds of thousands, so they are rows of numbers, and are found by a hash table of row
 * numbers: objects and maps would need ten times the memory.
 */
export class QuestionTable {
  readonly strings: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #rows = new Rows(Q.Width, 1024);
  /** One more than the number of a question, by its hash; 0 where there is none. */
  #slots = new Int32Array(4096);

  get count(): number {
    return this.#rows.count;
  }

  /** The index of a string, which is added if it is new. */
  string(text: string): number {
    let index = this.#numbers.get(text);
    if (index === undefined) this.#numbers.set(text, (index = this.strings.push(text) - 1));
    return index;
  }

  /** The number of a question, which is added if it is new. All but the kind are indexes of strings. */
  number(kind: QuestionKind, subject: number, key: number, name: number): number {
    let slot = this.#slotOf(kind, subject, key, name);
    const known = this.#slots[slot] ?? 0;
    if (known > 0) return known - 1;
    if (this.count * 2 >= this.#slots.length) {
      this.#grow();
      slot = this.#slotOf(kind, subject, key, name);
    }
    const number = this.#rows.push(kind, subject, key, name);
    this.#slots[slot] = number + 1;
    return number;
  }

  at(number: number): Question {
    const textAt = (column: number): string => this.strings[this.#rows.get(number, column)] ?? '';
    return {
      kind: this.#rows.get(number, Q.Kind) as QuestionKind,
      subject: textAt(Q.Subject),
      key: textAt(Q.Key),
      name: textAt(Q.Name),
    };
  }

  /** Returns a function from the numbers of another table to those of this one. Questions are added when it is called. */
  numbering(other: QuestionRows): (number: number) => number {
    const strings: number[] = [];
    const numbers: number[] = [];
    const string = (row: number, column: number): number => {
      const index = other.rows[row * other.width + column] ?? -1;
      return (strings[index] ??= this.string(other.strings[index] ?? ''));
    };
    return (row) =>
      (numbers[row] ??= this.number(
        (other.rows[row * other.width + Q.Kind] ?? 0) as QuestionKind,
        string(row, Q.Subject),
        string(row, Q.Key),
        string(row, Q.Name),
      ));
  }

  /** The rows from one on. */
  rowsFrom(number: number): Int32Array {
    return this.#rows.toArray(number);
  }

  /** The slot of a question, or the empty one in which to put it. */
  #slotOf(kind: number, subject: number, key: number, name: number): number {
    const mask = this.#slots.length - 1;
    let hash = Math.imul(kind + 1, 0x9e3779b1) ^ Math.imul(subject + 1, 0x85ebca6b);
    hash ^= Math.imul(key + 1, 0xc2b2ae35) ^ Math.imul(name + 1, 0x27d4eb2f);
    for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const known = (this.#slots[slot] ?? 0) - 1;
      if (known < 0) return slot;
      const isSame =
        this.#rows.get(known, Q.Name) === name &&
        this.#rows.get(known, Q.Key) === key &&
        this.#rows.get(known, Q.Subject) === subject &&
        this.#rows.get(known, Q.Kind) === kind;
      if (isSame) return slot;
    }
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 2);
    for (let row = 0; row < this.count; row++) {
      const slot = this.#slotOf(
        this.#rows.get(row, Q.Kind),
        this.#rows.get(row, Q.Subject),
        this.#rows.get(row, Q.Key),
        this.#rows.get(row, Q.Name),
      );
      this.#slots[slot] = row + 1;
    }
  }
}
