import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { findGitLocation } from '../../git/git-location.ts';
import type { Git } from '../../git/git.ts';
import type { GitSettings } from '../../git/git-settings.ts';
import type { PrintedFiles } from './git-files.ts';
import { splitZero } from './names.ts';
import { fileStamp } from './stamp.ts';

/** A tag of `ls-files -v` other than that of a file which git compares with the disk. */
const NOT_COMPARED = /(?:^|\0)[^H]/;

/** Prints the tracked files in the folder of `git` whose stamps differ from those in its index, for `treeState`. */
export function printTouched(git: Git, { plain }: GitSettings): Promise<Buffer> {
  // Unlike `status`, this lists a file also if its content is the same after filters and changes of line ends.
  return git.run([
    ...plain,
    'diff-files',
    '-z',
    '--name-only',
    '--relative',
    '--ignore-submodules=all',
    '--',
    '.',
  ]);
}

/**
 * Returns a digest that differs when a file of the folder may differ. Git compares the stamps of tracked files with its index
 * much faster than Node can; so only those that it reports, untracked files and the index itself are looked at here.
 * Undefined if git does not compare all files, as in a sparse checkout.
 */
export function treeState(
  folder: string,
  { tracked, others }: PrintedFiles,
  touched: Buffer,
): string | undefined {
  if (tracked.length === 0 || NOT_COMPARED.test(tracked.toString('latin1'))) return undefined;
  const location = findGitLocation(folder);
  if (!location) return undefined;
  const hash = createHash('sha256').update(tracked);
  // A file that git itself wrote anew, as `git lfs pull` does, has the stamp of the index and the same hash as before.
  hash.update(`\n${stampOf(join(location.gitFolder, 'index'))}\n`);
  for (const list of [touched, others ?? Buffer.alloc(0)]) {
    for (const { text } of splitZero(list)) hash.update(`${text}\0${stampOf(join(folder, text))}\n`);
  }
  return hash.digest('base64url');
}

function stampOf(path: string): string {
  try {
    return fileStamp(lstatSync(path));
  } catch {
    return '';
  }
}
