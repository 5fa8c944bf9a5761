/** Paths are relative to the root of the repository, with `/` between segments; the root is empty. */

/** Returns the directory of a path; the root for a path without a slash. */
export function parentPath(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Returns the last segment. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Whether a path is the directory or below it. */
export function isWithin(directory: string, path: string): boolean {
  return directory === '' || path === directory || path.startsWith(`${directory}/`);
}

/** No system opens a longer path, and ids of symbols are little longer than the path of their file. */
const MAX_BYTES = 4096;
/** Directories around a file; real repositories have a tenth of them. */
const MAX_PARTS = 256;

/**
 * Returns why a path, an id or a name is too long to be in any atlas; undefined if it may be. Checked before a text of a stranger is
 * looked up, because a look-up takes time in proportion to its length and depth.
 */
export function excessOfPath(text: string): string | undefined {
  // A character has at most 3 bytes for each of its units, so most texts need not be encoded.
  if (text.length > MAX_BYTES || (text.length > MAX_BYTES / 3 && bytesOf(text) > MAX_BYTES))
    return `is longer than ${MAX_BYTES} bytes`;
  let parts = 1;
  for (let at = text.indexOf('/'); at >= 0; at = text.indexOf('/', at + 1)) parts++;
  return parts > MAX_PARTS ? `has more than ${MAX_PARTS} parts` : undefined;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
