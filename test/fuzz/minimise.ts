import fc from 'fast-check';
import { inputOf, type Target } from './target.ts';

/** Each try runs the program once. */
const MAX_TRIES = 400;
const MAX_SECONDS = 60;
/** Texts this short stay whole: they are easier to read. */
const SHORT = 30;

/**
 * The smallest input found that fails like the one of `seed`: fewer and simpler edits first, then shorter texts and
 * bytes. `fails` tells whether an input fails in the same way.
 */
export async function minimise(
  target: Target,
  seed: number,
  fails: (input: unknown) => Promise<boolean>,
): Promise<unknown> {
  let smallest = inputOf(target, seed);
  let tries = MAX_TRIES;
  const deadline = performance.now() + MAX_SECONDS * 1000;
  const stillFails = async (input: unknown): Promise<boolean> => {
    if (tries-- <= 0 || performance.now() > deadline || !(await fails(input))) return false;
    smallest = input;
    return true;
  };
  await fc.check(
    fc.asyncProperty(target.inputs, async (input) => !(await stillFails(input))),
    { seed, numRuns: 1 },
  );
  for (const path of leafPaths(smallest)) {
    await shorten(leafAt(smallest, path), (leaf) => stillFails(withLeaf(smallest, path, leaf)));
  }
  return smallest;
}

type Leaf = string | Uint8Array;
type Path = readonly string[];

function leafPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string' || value instanceof Uint8Array) return value.length > SHORT ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => leafPaths(member, [...path, key]));
}

function leafAt(value: unknown, path: Path): Leaf {
  return path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value) as Leaf;
}

function withLeaf(value: unknown, [key, ...rest]: Path, leaf: Leaf): unknown {
  if (key === undefined) return leaf;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  return Object.assign(copy, { [key]: withLeaf((value as Record<string, unknown>)[key], rest, leaf) });
}

/** Removes parts, large ones first, as long as the rest still fails. */
async function shorten(leaf: Leaf, fails: (shorter: Leaf) => Promise<boolean>): Promise<void> {
  let rest = leaf;
  for (let size = rest.length; size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < rest.length;) {
      const shorter = without(rest, at, at + size);
      if (await fails(shorter)) rest = shorter;
      else at += size;
    }
  }
}

function without(leaf: Leaf, from: number, to: number): Leaf {
  return typeof leaf === 'string'
    ? leaf.slice(0, from) + leaf.slice(to)
    : Buffer.concat([leaf.subarray(0, from), leaf.subarray(to)]);
}
