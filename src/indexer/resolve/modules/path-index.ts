import { parentPath } from '../../../model/path.ts';

export interface PathIndex {
  readonly files: ReadonlySet<string>;
  /** Every directory that holds a file, at any depth. The root is the empty text. */
  readonly directories: ReadonlySet<string>;
}

const indexes = new WeakMap<readonly string[], PathIndex>();

/** The files and directories of a list of paths. Made once for a list, whoever asks. */
export function indexPaths(paths: readonly string[]): PathIndex {
  const known = indexes.get(paths);
  if (known) return known;
  const directories = new Set<string>(['']);
  for (const path of paths) {
    for (let at = parentPath(path); !directories.has(at); at = parentPath(at)) directories.add(at);
  }
  const index = { files: new Set(paths), directories };
  indexes.set(paths, index);
  return index;
}

/** The directory and all above it, nearest first, the root last. */
export function* ancestors(directory: string): Generator<string> {
  for (let at = directory; at !== ''; at = parentPath(at)) yield at;
  yield '';
}

/** The path below the directory; the two are the same for the root. */
export function relativeTo(directory: string, path: string): string {
  return directory === '' ? path : path.slice(directory.length + 1);
}

/** Joins and normalises. Undefined when the path leaves the repository. */
export function joinPath(directory: string, relative: string): string | undefined {
  const segments = directory === '' ? [] : directory.split('/');
  for (const segment of relative.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  return segments.join('/');
}

/** Whether a path as written can only mean a directory: `a/`, `.`, `..`. */
export function namesDirectory(written: string): boolean {
  return /(?:^|\/)\.{0,2}$/.test(written);
}
