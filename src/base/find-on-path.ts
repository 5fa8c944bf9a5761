import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

export interface PathSearch {
  /** Default: that of the environment. */
  path?: string | undefined;
  /** Whether programs of a folder may be started. Throws if it cannot be read. */
  isAllowed?(folder: string): boolean;
}

/**
 * Returns the absolute path of the first program with one of these names, or undefined if there is none. Windows would search the current
 * folder first, and relative entries of PATH lead there too. That folder may be the repository, so PATH is searched here.
 */
export function findOnPath(
  names: readonly string[],
  { path = process.env['PATH'] ?? '', isAllowed = () => true }: PathSearch = {},
): string | undefined {
  for (const folder of path.split(delimiter)) {
    if (!isAbsolute(folder)) continue;
    for (const name of names) {
      const candidate = join(folder, name);
      try {
        accessSync(candidate, constants.X_OK);
        if (isAllowed(folder)) return candidate;
      } catch {
        continue;
      }
    }
  }
  return undefined;
}
