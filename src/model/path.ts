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
