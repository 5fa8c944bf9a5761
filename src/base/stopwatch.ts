/** Measures the time of stages, which may overlap. A stage may be timed in several parts. */
export class Stopwatch<Stage extends string> {
  readonly seconds: Record<Stage, number>;

  constructor(stages: readonly Stage[]) {
    this.seconds = Object.fromEntries(stages.map((stage) => [stage, 0])) as Record<Stage, number>;
  }

  async time<Result>(stage: Stage, run: () => Promise<Result> | Result): Promise<Result> {
    const start = performance.now();
    try {
      return await run();
    } finally {
      this.seconds[stage] += (performance.now() - start) / 1000;
    }
  }
}
