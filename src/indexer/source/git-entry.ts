import { lstatSync, type Stats } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/**
 * Whether a `.git` lies in a folder or around it, where git would look for one: on the same file system, and not above what
 * `GIT_CEILING_DIRECTORIES` names. Then the folder is meant to be in a repository, whatever git says.
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
