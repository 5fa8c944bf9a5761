import { createHash } from 'node:crypto';
import fc from 'fast-check';

/** A part of the program and the inputs to try on it. */
export interface Target<Input = unknown> {
  /** `group:member` or a plain name. */
  name: string;
  /** Whether a short run tries a few inputs only: languages by name are many, and differ in queries alone. */
  isMinor?: boolean;
  /** Plain data (JSON and bytes), so that an input can be sent to another process and kept as a fixture. */
  inputs: fc.Arbitrary<Input>;
  /**
   * Runs the program on one input. Returns a name for what happened; the number of different names shows how much of
   * the program the inputs reach. Throws when the program fails. Writes below `scratch` only.
   */
  check(input: Input, scratch: string): Promise<string>;
}

/** Checks the types of a target against each other and returns it unchanged. */
export function defineTarget<Input>(target: Target<Input>): Target<Input> {
  return target;
}

/** The seed of one input of a run. The first is the seed of the run, so `--runs 1 --seed N` repeats any input. */
export function seedOf(run: number, target: string, index: number): number {
  if (index === 0) return run;
  return createHash('sha256').update(`${run} ${target} ${index}`).digest().readUInt32BE() >>> 1;
}

export function inputOf(target: Target, seed: number): unknown {
  return fc.sample(target.inputs, { seed, numRuns: 1 })[0];
}

/** Throws when a condition that must always hold does not. */
export function invariant(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(message);
}
