import { statSync, type Stats } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readRegularFileSync } from '../base/read-regular-file.ts';
import { requireOrdinary } from './special-files.ts';

/** The locations of a repository, as absolute paths. */
export interface GitLocation {
  /** The folder `.git`, or the folder that the file `.git` names. */
  gitFolder: string;
  /** The folder of objects, refs and settings: `gitFolder`, or that of the main working tree. */
  commonFolder: string;
  /** The folder that contains `.git`; undefined in a bare repository and inside `gitFolder` itself. */
  workTree: string | undefined;
}

/**
 * Finds the repository of a folder as git does, from the folder upwards; undefined if there is none or git
 * would refuse it. Git itself is not asked, because it would open special files on the way. Throws
 * `GitError` for a pipe or a device.
 */
export function findGitLocation(folder: string): GitLocation | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const dotGit = join(at, '.git');
    requireOrdinary(dotGit);
    const stats = statOf(dotGit);
    if (stats?.isFile()) return placeOf(linked(dotGit), at);
    const found = (stats ? placeOf(dotGit, at) : undefined) ?? placeOf(at, undefined);
    if (found || dirname(at) === at) return found;
  }
}

function placeOf(gitFolder: string | undefined, workTree: string | undefined): GitLocation | undefined {
  if (gitFolder === undefined) return undefined;
  const head = join(gitFolder, 'HEAD');
  requireOrdinary(head);
  // Git ignores a folder without a valid HEAD.
  if (!/^(?:ref:\s*refs\/|[0-9a-f]{40})/.test(textOf(head) ?? '')) return undefined;
  requireOrdinary(join(gitFolder, 'commondir'));
  const commonFolder = resolve(gitFolder, textOf(join(gitFolder, 'commondir')) ?? '.');
  const isRepository = ['objects', 'refs'].every((name) => statOf(join(commonFolder, name))?.isDirectory());
  return isRepository ? { gitFolder, commonFolder, workTree } : undefined;
}

/** Returns the folder that the file `.git` of a linked working tree or a submodule names. */
function linked(file: string): string | undefined {
  const path = /^gitdir: (.*)$/s.exec(textOf(file) ?? '')?.[1];
  return path === undefined ? undefined : resolve(dirname(file), path);
}

/** The limit of git for files that hold a path. */
const MAX_BYTES = 1_000_000;

function textOf(file: string): string | undefined {
  try {
    const bytes = readRegularFileSync(file, { maxBytes: MAX_BYTES, followLinks: true });
    return bytes.toString().replace(/[\r\n]+$/, '');
  } catch {
    return undefined;
  }
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
