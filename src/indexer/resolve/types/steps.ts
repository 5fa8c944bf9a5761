import { limits } from './limits.ts';

/** Counts down the budget of steps of a file, and that of the question that is asked. */
export class Steps {
  readonly #perQuestion: number;
  #left: number;
  #leftOfQuestion: number;
  #refused = 0;

  constructor(perFile: number, perQuestion = perFile) {
    this.#left = perFile;
    this.#leftOfQuestion = perQuestion;
    this.#perQuestion = perQuestion;
  }

  /** Gives the next question a budget of its own, so that it has the same answer whatever was asked before. */
  beginQuestion(): void {
    this.#leftOfQuestion = this.#perQuestion;
  }

  /** Takes steps from both budgets. Returns false if one of them does not have that many left. */
  take(count = 1): boolean {
    this.#left -= count;
    this.#leftOfQuestion -= count;
    if (this.#left >= 0 && this.#leftOfQuestion >= 0) return true;
    this.#refused++;
    return false;
  }

  /** How often `take` returned false. */
  get refused(): number {
    return this.#refused;
  }

  /** Whether the file took all its steps. */
  get areSpent(): boolean {
    return this.#left < 0;
  }

  /** Takes all steps of the file. */
  spend(): void {
    this.#left = -1;
  }
}

/** Returns the budget of a file with that many expressions. */
export function stepsFor(expressions: number): Steps {
  const { perFile, perExpression, perQuestion } = limits.steps;
  return new Steps(perFile + perExpression * expressions, perQuestion);
}
