import type { LinkEnd } from '../facts/ids.ts';
/** Marks of what follows in the numbers: nothing, the index of a definition of the file, or two numbers that identify another end. */
const Mark = { None: 0, Here: 1, Elsewhere: 2 } as const;

/** Identifies a definition or external by two numbers of 32 bits, which do not change when files get more or fewer definitions. */
export type EndNumbers = (number: LinkEnd) => readonly [number, number];

/** Collects what the key of a shard covers, in terms that do not change when other files get more or fewer definitions. */
export class KeyPart {
  readonly #base: number;
  readonly #count: number;
  readonly #endNumbers: EndNumbers;
  readonly #texts: string[] = [];
  #numbers = new Int32Array(1024);
  #length = 0;

  /** The ends of the file itself have the numbers from `base` on. */
  constructor({ base, count }: { base: number; count: number }, endNumbers: EndNumbers) {
    this.#base = base;
    this.#count = count;
    this.#endNumbers = endNumbers;
  }

  addNumber(number: number): void {
    this.#reserve(1);
    this.#numbers[this.#length++] = number;
  }

  /** Adds the numbers from `start` up to, not including, `end`. */
  addNumbers(numbers: ArrayLike<number>, start = 0, end = numbers.length): void {
    this.#reserve(end - start);
    // Most lists have a few numbers, for which `set` and a view of them cost more than the loop.
    for (let at = start; at < end; at++) this.#numbers[this.#length++] = numbers[at] ?? 0;
  }

  addText(text: string): void {
    this.#texts.push(text);
  }

  /** Adds a list of definitions and externals; see `addEnd`. */
  addEnds(ends: readonly (LinkEnd | undefined)[]): void {
    this.addNumber(ends.length);
    for (const end of ends) this.addEnd(end);
  }

  /** Adds a definition or external. Undefined stands for an import that is not resolved. */
  addEnd(end: LinkEnd | undefined): void {
    this.#reserve(3);
    if (end === undefined) this.#numbers[this.#length++] = Mark.None;
    else if (end >= this.#base && end < this.#base + this.#count) {
      this.#numbers[this.#length++] = Mark.Here;
      this.#numbers[this.#length++] = end - this.#base;
    } else {
      const [first, second] = this.#endNumbers(end);
      this.#numbers[this.#length++] = Mark.Elsewhere;
      this.#numbers[this.#length++] = first;
      this.#numbers[this.#length++] = second;
    }
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
}
