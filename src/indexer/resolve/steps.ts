/**
 * What inference for one file may cost, in steps and not in time, so that the same file has the same links on every
 * machine. A step is a question, or one of the rows that answering it goes through. Of 7,000 files of six repositories
 * one needs a million steps, and no other more than 4 for each of its rows.
 */
export const inferenceLimit = { free: 4_000_000, perRow: 50 };
/**
 * The same for types that are computed from others, whose steps are dearer. Over ten repositories, generated and
 * type-level code among them, no file needs more than 6,100; without a bound one library that unwraps its types by
 * recursion takes minutes.
 */
export const MAX_TYPE_STEPS = 10_000;

/** Counts the steps that something takes. */
export class Steps {
  #left: number;
  #refused = 0;

  constructor(limit: number) {
    this.#left = limit;
  }

  /** Whether there are steps left for so many more. */
  take(count = 1): boolean {
    this.#left -= count;
    if (this.#left >= 0) return true;
    this.#refused++;
    return false;
  }

  /** How often there were none left. */
  get refused(): number {
    return this.#refused;
  }
}

/** The steps of one file. */
export interface FileSteps {
  inference: Steps;
  types: Steps;
}

/** `rows` is the number of expressions of the file. */
export function stepsFor(rows: number, { free, perRow } = inferenceLimit): FileSteps {
  return { inference: new Steps(free + perRow * rows), types: new Steps(MAX_TYPE_STEPS) };
}
