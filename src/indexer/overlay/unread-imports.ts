import type { FileShard } from '../../model/file-shard.ts';

const MAX_FILES = 200;

/**
 * Returns unread files of a checkout that changed files may import: an unresolved import contains their name.
 * This only selects files to read; the imports are resolved afterwards.
 */
export function unreadImports(
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
    .slice(0, MAX_FILES);
}

/** Returns the names in a path or specifier, without a possible extension. */
function words(path: string): string[] {
  return path
    .replace(/\.\w{1,4}$/, '')
    .split(/[^\p{ID_Continue}$-]+/u)
    .filter((word) => word !== '');
}
