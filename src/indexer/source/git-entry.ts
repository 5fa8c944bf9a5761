import { lstatSync, type Stats } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/**
 * Whether there is a `.git` in a folder or above it, where git would search: on the same file system, and not
 * above `GIT_CEILING_DIRECTORIES`. The folder then seems to belong to a repository, even if git fails.
 */
export function isBelowGitEntry(folder: string): boolean {
  const ceilings = new Set((process.env['GIT_CEILING_DIRECTORIES'] ?? '').split(delimiter).filter(Boolean));
  const device = statOf(folder)?.dev;
  for (let at = folder; ; at = dirname(at)) {
    if (statOf(at)?.dev !== device) return false;
    if (statOf(join(at, '.git'))) return true;
    if (dirname(at) === at || ceilings.has(dirname(at))) return false;
  }
}

function statOf(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}
