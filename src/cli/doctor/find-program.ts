import { realpathSync } from 'node:fs';
import { findOnPath } from '../../base/find-on-path.ts';
import { isInside } from '../../base/inside.ts';

/**
 * Returns the program that a shell would start, by its name; undefined if there is none. Relative folders of the path, and programs inside of the
 * repository at `root`, which may have come with it, are ignored.
 */
export function findProgram(name: string, root: string, path?: string): string | undefined {
  const names = process.platform === 'win32' ? [`${name}.cmd`, `${name}.exe`] : [name];
  return findOnPath(names, { path, isAllowed: (folder) => !isInside(root, realpathSync(folder)) });
}
