import { accessSync, constants, realpathSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { isInside } from '../../base/inside.ts';

/**
 * Returns the program that a shell would start, by its name; undefined if there is none. Relative folders of the path, and programs inside of the
 * repository at `root`, which may have come with it, are ignored.
 */
export function findProgram(
  name: string,
  root: string,
  path = process.env['PATH'] ?? '',
): string | undefined {
  const names = process.platform === 'win32' ? [`${name}.cmd`, `${name}.exe`] : [name];
  for (const folder of path.split(delimiter)) {
    if (!isAbsolute(folder)) continue;
    for (const each of names) {
      const candidate = join(folder, each);
      try {
        accessSync(candidate, constants.X_OK);
        if (!isInside(root, realpathSync(folder))) return candidate;
      } catch {
        continue;
      }
    }
  }
  return undefined;
}
