/** Twice as much as a repository of a million lines, which is to be fast, usually has. */
const LEAN_BYTES = 80_000_000;

/** The percentage of garbage that lean runs collect at; see `limitGarbage`. */
export const LEAN_GARBAGE = 25;

/** Whether files have so many bytes that memory counts more than time: a usual machine must be able to index them at all. */
export function isLean(files: Iterable<{ size: number }>): boolean {
  let bytes = 0;
  for (const { size } of files) bytes += size;
  return bytes > LEAN_BYTES;
}
