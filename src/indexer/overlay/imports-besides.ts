import type { FileShard } from '../../model/file-shard.ts';

const MOST = 200;

/**
 * Of all files of a checkout those that changed files may import and that were not read: whose name is in an import that
 * was not found. It is a guess of what to read; what an import means is resolved when that is read.
 */
export function importsBesides(
  changed: readonly FileShard[],
  all: readonly string[],
  read: ReadonlySet<string>,
): string[] {
  const missing = new Set(
    changed.flatMap(({ imports }) =>
      imports.filter(({ to }) => to === null).flatMap(({ source, names }) => [...words(source), ...names]),
    ),
  );
  if (missing.size === 0) return [];
  return all
    .filter(
      (path) =>
        !read.has(path) &&
        words(path)
          .slice(-2)
          .some((word) => missing.has(word)),
    )
    .slice(0, MOST);
}

/** The names in a path or specifier, without what may be an extension. */
function words(path: string): string[] {
  return path
    .replace(/\.\w{1,4}$/, '')
    .split(/[^\p{ID_Continue}$-]+/u)
    .filter((word) => word !== '');
}
