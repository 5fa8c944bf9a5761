import type { Values } from './values.ts';

/**
 * Answers by file and row. They take room only for what was asked: every linked file has an evaluator of its own, which
 * asks little of the others. Null stands for a question that is being answered.
 */
export class Memo {
  readonly #files = new Map<number, Map<number, Values | null>>();

  of(file: number): Map<number, Values | null> {
    const known = this.#files.get(file);
    if (known) return known;
    const made = new Map<number, Values | null>();
    this.#files.set(file, made);
    return made;
  }
}
