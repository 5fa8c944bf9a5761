import type { IndexStage } from './index-run.ts';

/** Measures stages that follow each other. */
export class Stopwatch {
  readonly seconds: Record<IndexStage, number> = { discover: 0, parse: 0, resolve: 0, analyse: 0 };
  #last = performance.now();

  /** Records the time since the previous stage ended. */
  endStage(stage: IndexStage): void {
    const now = performance.now();
    this.seconds[stage] = (now - this.#last) / 1000;
    this.#last = now;
  }
}
