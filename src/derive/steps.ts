/** A long computation that can yield to other tasks between its steps. */
export type Steps<Result> = Generator<void, Result, void>;

/** Runs all steps, with `pause` between them if given. */
export async function runSteps<Result>(
  steps: Steps<Result>,
  pause: (() => Promise<void>) | undefined,
): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await pause?.();
  }
}
