import { LEAN_GARBAGE, limitGarbage } from '../base/collect-garbage.ts';

/** Twice as much as a repository of a million lines, which is to be fast, usually has. */
const LEAN_BYTES = 80_000_000;

/** Whether all files of a repository have so many bytes that memory counts more than time: a usual machine must be able to index them at all. */
export function isLean(bytes: number): boolean {
  return bytes > LEAN_BYTES;
}

/** Makes this process collect garbage early if files have so many bytes; returns whether they have. */
export function limitGarbageOf(bytes: number): boolean {
  const lean = isLean(bytes);
  if (lean) limitGarbage(LEAN_GARBAGE);
  return lean;
}

/** Returns the bytes of all files. */
export function totalSize(files: readonly { size: number }[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}
