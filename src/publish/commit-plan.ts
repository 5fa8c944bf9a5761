import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareText } from '../model/order.ts';
import { pathKind } from './path-kind.ts';
import type { Journal, Staging } from './staging.ts';

/** Above this many renames in one folder at the root, the folder is completed and swapped as a whole. */
const MAX_RENAMES = 500;

export interface Change {
  /** Absolute path of the output. */
  output: string;
  staging: Staging;
  /** Files that are staged. */
  changed: readonly string[];
  /** Files of the old atlas that the new one does not have. */
  removed: readonly string[];
  /** All files of the new atlas, unchanged ones included. */
  files: () => Iterable<string>;
  /** False when the folder holds files of others, which only moves of single files leave alone. */
  swapFolders: boolean;
}

/**
 * Chooses the fewest renames that turn the old atlas into the new: single files where little changes, whole
 * folders where much does or the folder is new.
 */
export function planCommit(change: Change): Journal {
  const journal: Journal = { remove: [], put: [] };
  const changed = byRoot(change.changed);
  const removed = byRoot(change.removed);
  const heavy = new Set<string>();
  for (const root of [...new Set([...changed.keys(), ...removed.keys()])].sort(compareText)) {
    const puts = changed.get(root) ?? [];
    const removes = removed.get(root) ?? [];
    if (pathKind(join(change.output, root)) === 'folder' && change.swapFolders) {
      if (puts.length + removes.length <= MAX_RENAMES && !collides(change.output, puts)) {
        journal.put.push(...puts);
        journal.remove.push(...removes);
      } else {
        heavy.add(root);
      }
    } else if (change.swapFolders && puts.length > 0) {
      journal.put.push(root);
    } else {
      journal.put.push(...puts);
      journal.remove.push(...removes);
    }
  }
  if (heavy.size > 0) swapWhole(change, heavy, journal);
  return journal;
}

/** Completes the staged folders with what did not change. */
function swapWhole(change: Change, roots: ReadonlySet<string>, journal: Journal): void {
  const staged = new Set(change.changed);
  const folders = new Set<string>();
  const filled = new Set<string>();
  for (const path of change.files()) {
    const root = rootOf(path);
    if (!roots.has(root)) continue;
    filled.add(root);
    if (staged.has(path)) continue;
    const to = join(change.staging.newFolder, path);
    const folder = dirname(to);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    linkOrCopy(join(change.output, path), to);
  }
  for (const root of roots) (filled.has(root) ? journal.put : journal.remove).push(root);
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Not every file system has hard links, and each limits their number.
    copyFileSync(from, to);
  }
}

/** True where a file takes the place of a folder or the other way round, which single renames cannot do. */
function collides(output: string, puts: readonly string[]): boolean {
  return puts.some((path) => pathKind(join(output, path)) === 'folder' || hasFileAbove(output, path));
}

function hasFileAbove(output: string, path: string): boolean {
  const above = dirname(path);
  if (above === '.') return false;
  const kind = pathKind(join(output, above));
  return kind ? kind === 'file' : hasFileAbove(output, above);
}

function byRoot(paths: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const root = rootOf(path);
    const group = groups.get(root);
    if (group) group.push(path);
    else groups.set(root, [path]);
  }
  return groups;
}

export function rootOf(path: string): string {
  const slash = path.indexOf('/');
  return slash < 0 ? path : path.slice(0, slash);
}
