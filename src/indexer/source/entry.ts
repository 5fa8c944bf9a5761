import { lstatSync, readlinkSync, type Stats } from 'node:fs';
import { isAbsolute, join, posix, relative, sep } from 'node:path';
import { isMissing } from '../../base/error-code.ts';
import { describeCause } from './folder.ts';
import type { SourceEntry } from './source.ts';
import { fileStamp } from './stamp.ts';

/** Returns the current entry at a path on disk; undefined if there is none. */
export type EntryReader = (path: string) => SourceEntry | undefined;

/**
 * Creates a reader of entries below `root`. The index of git can list `a/b` although `a` has become a
 * symbolic link, or contain a path such as `../b`. Neither may lead out of the root.
 */
export function createEntryReader(root: string): EntryReader {
  const realFolders = new Map<string, boolean>([['.', true]]);

  function isRealFolder(folder: string): boolean {
    const known = realFolders.get(folder);
    if (known !== undefined) return known;
    const real = isRealFolder(posix.dirname(folder)) && (statOf(join(root, folder))?.isDirectory() ?? false);
    realFolders.set(folder, real);
    return real;
  }

  return (path) => {
    if (!isSafePath(path)) return { kind: 'unreadable', path, detail: 'not a path below the repository' };
    try {
      if (!isRealFolder(posix.dirname(path))) return undefined;
      const stats = statOf(join(root, path));
      return stats && toEntry(root, path, stats);
    } catch (error) {
      return { kind: 'unreadable', path, detail: describeCause(error) };
    }
  };
}

export function isSafePath(path: string): boolean {
  if (path.split('/').some((part) => part === '' || part === '.' || part === '..' || part === '.git'))
    return false;
  return sep === '/' || !/[\\:]/.test(path);
}

function statOf(absolute: string): Stats | undefined {
  try {
    return lstatSync(absolute);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function toEntry(root: string, path: string, stats: Stats): SourceEntry | undefined {
  if (stats.isFile()) return { kind: 'file', path, size: stats.size, stamp: fileStamp(stats) };
  if (stats.isSymbolicLink()) return { kind: 'symlink', path, target: linkTarget(root, path) };
  // Git lists a nested repository, which is a folder here.
  if (stats.isDirectory()) return { kind: 'submodule', path };
  return { kind: 'unreadable', path, detail: 'neither a file nor a folder nor a link' };
}

function linkTarget(root: string, path: string): string {
  const target = readlinkSync(join(root, path)).replaceAll(sep, '/');
  if (!isAbsolute(target)) return target;
  const inside = relative(root, target);
  if (inside.startsWith('..') || isAbsolute(inside)) return target;
  return posix.relative(posix.dirname(path), inside.replaceAll(sep, '/')) || '.';
}
