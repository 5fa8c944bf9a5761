import { limitGarbage } from '../base/collect-garbage.ts';

/** Twice as much as a repository of a million lines, which is to be fast, usually has. */
const LEAN_BYTES = 80_000_000;

/** Percentage; see `limitGarbage`. */
const LEAN_GARBAGE = 25;

/** Whether files have so many bytes that memory counts more than time: a usual machine must be able to index them at all. */
export function isLean(files: Iterable<{ size: number }>): boolean {
  let bytes = 0;
  for (const { size } of files) bytes += size;
  return bytes > LEAN_BYTES;
}

/** Makes this process collect garbage early if the files of a run are that many; returns whether they are. */
export function limitGarbageOf(files: Iterable<{ size: number }>): boolean {
  const lean = isLean(files);
  if (lean) limitGarbage(LEAN_GARBAGE);
  return lean;
}
