import { declarationCount } from '../files/declarations.ts';
import type { ProgramFile } from '../resolve/bind/program.ts';

const NONE = -1;

/** Collects what the key of a shard covers, in terms that do not change when other files get more or fewer definitions. */
export class KeyPart {
  readonly #base: number;
  readonly #count: number;
  readonly #endText: (number: number) => string;
  readonly #others = new Map<number, number>();
  readonly #texts: string[] = [];
  #numbers = new Int32Array(1024);
  #length = 0;

  constructor({ base, declarations }: ProgramFile, endText: (number: number) => string) {
    this.#base = base;
    this.#count = declarationCount(declarations);
    this.#endText = endText;
  }

  isHere(number: number): boolean {
    return number >= this.#base && number < this.#base + this.#count;
  }

  addNumber(number: number): void {
    this.#reserve(1);
    this.#numbers[this.#length++] = number;
  }

  /** Adds the numbers from `start` up to, not including, `end`. */
  addNumbers(numbers: ArrayLike<number>, start = 0, end = numbers.length): void {
    this.#reserve(end - start);
    // Most lists have a few numbers, for which `set` and a view of them cost more than the loop.
    for (let at = start; at < end; at++) this.#numbers[this.#length++] = numbers[at] ?? NONE;
  }

  addText(text: string): void {
    this.#texts.push(text);
  }

  /** Adds a list of definitions and externals. Undefined is one that leads nowhere. */
  addEnds(ends: readonly (number | undefined)[]): void {
    this.addNumber(ends.length);
    for (const end of ends) this.addNumber(end === undefined ? NONE : this.#indexOf(end));
  }

  /** Adds a list of one definition or external. */
  addEnd(end: number): void {
    this.addNumber(1);
    this.addNumber(this.#indexOf(end));
  }

  numbers(): Int32Array {
    return this.#numbers.subarray(0, this.#length);
  }

  text(): string {
    return JSON.stringify(this.#texts);
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#numbers.length) return;
    const larger = new Int32Array(Math.max(this.#numbers.length * 2, this.#length + more));
    larger.set(this.#numbers);
    this.#numbers = larger;
  }

  /** Those outside the file get the numbers after its own in the order in which they are first met. */
  #indexOf(end: number): number {
    if (this.isHere(end)) return end - this.#base;
    const known = this.#others.get(end);
    if (known !== undefined) return known;
    const index = this.#count + this.#others.size;
    this.#others.set(end, index);
    this.#texts.push(this.#endText(end));
    return index;
  }
}
