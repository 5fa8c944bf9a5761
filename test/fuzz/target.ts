import { createHash } from 'node:crypto';
import fc from 'fast-check';

/** A part of the program with all that may be fed to it. */
export interface Target<Input = unknown> {
  /** `source:x`: everything before the colon runs as a group. */
  name: string;
  /** Plain data: JSON and bytes, so that an input can be sent to another process and kept as a fixture. */
  inputs: fc.Arbitrary<Input>;
  /**
   * Feeds one input to the program. Returns a name for what happened, which tells how many different things the
   * inputs reach. Throws when the program broke a promise. May write below `scratch` only.
   */
  check(input: Input, scratch: string): Promise<string>;
}

/** Checks the types of one target against each other and gives it back unchanged. */
export function defineTarget<Input>(target: Target<Input>): Target<Input> {
  return target;
}

/** The seed of the input at `index`: any input can be made again without those before it. */
export function seedOf(run: number, target: string, index: number): number {
  return createHash('sha256').update(`${run} ${target} ${index}`).digest().readInt32BE();
}

export function inputOf(target: Target, seed: number): unknown {
  return fc.sample(target.inputs, { seed, numRuns: 1 })[0];
}

/** Throws an error that says which promise was broken. */
export function promise(kept: boolean, broken: string): asserts kept {
  if (!kept) throw new Error(`broken promise: ${broken}`);
}
