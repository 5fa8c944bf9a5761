/** A long computation in parts, between which others may have their turn. */
export type Steps<Result> = Generator<void, Result, void>;

/** Does all parts, with `pause` between them where there is one. */
export async function inTurns<Result>(
  steps: Steps<Result>,
  pause: (() => Promise<void>) | undefined,
): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await pause?.();
  }
}
