import { statSync, type Stats } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readRegularFileSync } from '../base/read-regular-file.ts';
import { requireOrdinary } from './special-files.ts';

/** Where the repository of a folder is. Paths are absolute. */
export interface GitPlace {
  /** What `.git` is or leads to. */
  gitFolder: string;
  /** Objects, refs and settings: `gitFolder`, or that of the main working tree. */
  commonFolder: string;
  /** The folder that holds `.git`; undefined in a bare repository and in `gitFolder` itself. */
  workTree: string | undefined;
}

/**
 * The repository that git finds from a folder upwards; undefined where it finds none, or something that it refuses.
 * Looked for here because git would open what it comes by. Throws `GitError` for a pipe or a device in its way.
 */
export function findGitPlace(folder: string): GitPlace | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const dotGit = join(at, '.git');
    requireOrdinary(dotGit);
    const stats = statOf(dotGit);
    if (stats?.isFile()) return placeOf(linked(dotGit), at);
    const found = (stats ? placeOf(dotGit, at) : undefined) ?? placeOf(at, undefined);
    if (found || dirname(at) === at) return found;
  }
}

function placeOf(gitFolder: string | undefined, workTree: string | undefined): GitPlace | undefined {
  if (gitFolder === undefined) return undefined;
  const head = join(gitFolder, 'HEAD');
  requireOrdinary(head);
  // Git passes over a folder whose HEAD names nothing.
  if (!/^(?:ref:\s*refs\/|[0-9a-f]{40})/.test(textOf(head) ?? '')) return undefined;
  requireOrdinary(join(gitFolder, 'commondir'));
  const commonFolder = resolve(gitFolder, textOf(join(gitFolder, 'commondir')) ?? '.');
  const isRepository = ['objects', 'refs'].every((name) => statOf(join(commonFolder, name))?.isDirectory());
  return isRepository ? { gitFolder, commonFolder, workTree } : undefined;
}

/** Where the file `.git` of a linked working tree or a submodule leads. */
function linked(file: string): string | undefined {
  const path = /^gitdir: (.*)$/s.exec(textOf(file) ?? '')?.[1];
  return path === undefined ? undefined : resolve(dirname(file), path);
}

/** Git takes no longer file for one that holds a path. */
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
