import { compareText } from '../../model/order.ts';
import { parentPath } from '../../model/path.ts';
import type { Cycles, ImportInCycle } from '../../model/quality.ts';
import { MAX_ROWS } from './answer-view.ts';

export interface ShownCycle {
  cycle: Cycles['cycles'][number];
  /** The listed files by folder, the folder relative to `common`. */
  folders: { folder: string; files: { path: string; name: string }[] }[];
  shown: number;
  total: number;
  /** The folder that contains all files, with a slash at the end; empty for the root. */
  common: string;
  /** The listed imports to cut. */
  cut: ImportInCycle[];
  cutTotal: number;
  imports: number;
}

/** Files of the first sets that a page lists: one large set must not hide the others. */
const MAX_FILES = 40;

/** Imports to cut that a page lists of a set. */
const MAX_CUT = 20;

export interface CycleLimits {
  files: number;
  ofSet: number;
  cut: number;
}

const pageLimits: CycleLimits = { files: MAX_ROWS, ofSet: MAX_FILES, cut: MAX_CUT };

/** Returns the sets that a page lists, with `MAX_ROWS` files at most. */
export function cutCycles(cycles: Cycles['cycles'], limits: CycleLimits = pageLimits): ShownCycle[] {
  let left = limits.files;
  return cycles.flatMap((cycle) => {
    const { files, imports, cut } = cycle;
    if (left === 0) return [];
    const shown = files.slice(0, Math.min(limits.ofSet, left));
    left -= shown.length;
    const common = commonFolder(files);
    return [
      {
        cycle,
        folders: byFolder(shown, common),
        shown: shown.length,
        total: files.length,
        common,
        cut: cut.slice(0, limits.cut),
        cutTotal: cut.length,
        imports: imports.length,
      },
    ];
  });
}

function byFolder(paths: readonly string[], common: string): ShownCycle['folders'] {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const folder = folderOf(path.slice(common.length));
    groups.set(folder, [...(groups.get(folder) ?? []), path]);
  }
  return [...groups]
    .sort(([a], [b]) => compareText(a, b))
    .map(([folder, files]) => ({
      folder,
      files: files.map((path) => ({ path, name: path.slice(common.length + folder.length) })),
    }));
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
