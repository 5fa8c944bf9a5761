import type { FileIndex } from '../../facts/ids.ts';
import { Answers } from './recursion.ts';
import type { Values } from './values.ts';

/**
 * Answers by file and row. They take room only for what was asked: every linked file has an evaluator of its own, which
 * asks little of the others.
 */
export class Memo {
  readonly #files = new Map<FileIndex, Answers<number, Values>>();

  of(file: FileIndex): Answers<number, Values> {
    const known = this.#files.get(file);
    if (known) return known;
    const created = new Answers<number, Values>();
    this.#files.set(file, created);
    return created;
  }
}
