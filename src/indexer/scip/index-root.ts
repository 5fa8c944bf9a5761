import { joinPath } from '../resolve/modules/path-index.ts';

/** Returns a path without `.` and `..`; undefined if it leads out of the root, or is the root. */
export function insidePath(path: string): string | undefined {
  if (path.startsWith('/') || path.includes('\\') || path.includes('\0')) return undefined;
  const joined = joinPath('', path);
  return joined === '' ? undefined : joined;
}

/** Most folders above the root of an index that are tried. */
const MAX_DEPTH = 8;

/**
 * Returns the folder of the repository that an index describes, with a slash, or empty for the root. The index may have been made on
 * another machine, so only the end of its root is known: of those ends that are folders here, the one with most of the documents is it.
 */
export function findIndexRoot(
  projectRoot: string,
  documents: readonly string[],
  has: (path: string) => boolean,
): string {
  const folders = decodeSafely(projectRoot.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, ''))
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..');
  let best = { root: '', count: countOf('') };
  for (let depth = 1; depth <= Math.min(MAX_DEPTH, folders.length); depth++) {
    const root = `${folders.slice(-depth).join('/')}/`;
    const count = countOf(root);
    if (count > best.count) best = { root, count };
  }
  return best.root;

  function countOf(root: string): number {
    return documents.filter((path) => has(root + path)).length;
  }
}

function decodeSafely(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
