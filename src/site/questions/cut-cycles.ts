import { parentPath } from '../../model/path.ts';
import type { Cycles } from '../../model/quality.ts';
import { MAX_ROWS } from './answer-view.ts';

export interface ShownCycle {
  /** The files that the page lists. */
  files: string[];
  total: number;
  /** The folder that contains all files, with a slash at the end; empty for the root. */
  common: string;
}

/** Files of the first sets that a page lists: one large set must not hide the others. */
const MAX_FILES = 40;

/** Returns the sets that a page lists, with `MAX_ROWS` files at most. */
export function cutCycles(cycles: Cycles['cycles']): ShownCycle[] {
  let left = MAX_ROWS;
  return cycles.flatMap(({ files }) => {
    if (left === 0) return [];
    const shown = files.slice(0, Math.min(MAX_FILES, left));
    left -= shown.length;
    return [{ files: shown, total: files.length, common: commonFolder(files) }];
  });
}

function commonFolder(paths: readonly string[]): string {
  let folder = folderOf(paths[0] ?? '');
  while (folder !== '' && !paths.every((path) => path.startsWith(folder)))
    folder = folderOf(folder.slice(0, -1));
  return folder;
}

function folderOf(path: string): string {
  const parent = parentPath(path);
  return parent === '' ? '' : `${parent}/`;
}
