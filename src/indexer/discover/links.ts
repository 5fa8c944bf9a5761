import { parentPath } from '../../model/path.ts';
import { posix } from 'node:path';
import type { SkipReason } from '../../model/coverage.ts';
import type { SourceEntry } from '../source/source.ts';

/** The limit of most kernels. */
const MAX_LINKS = 40;

/**
 * Returns a function that determines where a symbolic link leads, from the list of the source alone. Links
 * are never followed for reading: their target is indexed at its own path, or does not belong to the atlas.
 */
export function createLinkJudge(
  entries: readonly SourceEntry[],
): (link: { path: string; target: string }) => SkipReason {
  const links = new Map<string, string>();
  const listed = new Set<string>(['']);
  for (const entry of entries) {
    if (entry.kind === 'symlink') links.set(entry.path, entry.target);
    for (let path = entry.path; !listed.has(path); path = parentPath(path)) listed.add(path);
  }

  return ({ path, target }) => {
    let resolved = parentPath(path);
    let pending = target.split('/');
    if (posix.isAbsolute(target) || /^[A-Za-z]:/.test(target)) return 'symlink-outside';
    for (let followed = 1; pending.length > 0;) {
      const [part = '', ...rest] = pending;
      pending = rest;
      if (part === '' || part === '.') continue;
      if (part === '..') {
        if (resolved === '') return 'symlink-outside';
        resolved = parentPath(resolved);
        continue;
      }
      resolved = resolved === '' ? part : `${resolved}/${part}`;
      const next = links.get(resolved);
      if (next === undefined) continue;
      if (posix.isAbsolute(next)) return 'symlink-outside';
      if (++followed > MAX_LINKS) return 'symlink-loop';
      pending = [...next.split('/'), ...pending];
      resolved = parentPath(resolved);
    }
    if (resolved === '' || path.startsWith(`${resolved}/`)) return 'symlink-loop';
    return listed.has(resolved) ? 'symlink' : 'symlink-dangling';
  };
}
