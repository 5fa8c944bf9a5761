/**
 * The budget of inference for one file, in steps and not in time, so that a file has the same links on every machine. A
 * step is one evaluation, or one row that an evaluation visits. Of 7,000 files of six repositories, one takes a million
 * steps, and no other more than 4 per row.
 */
export const inferenceLimit = { free: 4_000_000, perRow: 50 };
/**
 * The budget for computed types, whose steps cost more. No file of ten repositories, generated and type-level code
 * included, takes more than 6,100; without a limit, one library with recursive types takes minutes.
 */
const MAX_TYPE_STEPS = 10_000;

/** Counts down a budget of steps. */
export class Steps {
  #left: number;
  #refused = 0;

  constructor(limit: number) {
    this.#left = limit;
  }

  /** Takes steps from the budget. Returns false if it does not have that many left. */
  take(count = 1): boolean {
    this.#left -= count;
    if (this.#left >= 0) return true;
    this.#refused++;
    return false;
  }

  /** How often `take` returned false. */
  get refused(): number {
    return this.#refused;
  }
}

/** The budgets of one file. */
export interface FileSteps {
  inference: Steps;
  types: Steps;
}

/** `rows` is the number of expressions of the file. */
export function stepsFor(rows: number, { free, perRow } = inferenceLimit): FileSteps {
  return { inference: new Steps(free + perRow * rows), types: new Steps(MAX_TYPE_STEPS) };
}
