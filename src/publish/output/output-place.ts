import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, parse, resolve, sep } from 'node:path';
import { errorCode } from '../../base/error-code.ts';
import { OutputPlaceError } from '../publish-error.ts';
import { pathKind } from './path-kind.ts';

/**
 * The absolute path of an output folder, with links resolved. The folder need not exist. Throws an `OutputPlaceError` where
 * no atlas may be written, even with `--force`: on a file, through a link inside `repository`, in a folder that contains
 * the repository, or in a folder in which git keeps its data, whatever its name.
 */
export function outputPlace(path: string, repository: string | undefined): string {
  const root = repository === undefined ? undefined : realpathSync(repository);
  const named = resolveOutside(resolve(path), root);
  const kind = pathKind(named);
  if (kind !== undefined && kind !== 'folder') throw notAFolder(named);
  const folder = asSpelled(named);
  if (folder === parse(folder).root) throw holdsRepository(folder);
  if (root !== undefined && holds(folder, root)) throw holdsRepository(folder);
  for (let path = folder; path !== dirname(path); path = dirname(path)) {
    if (isGitFolder(path)) throw insideGit(path);
  }
  return folder;
}

/** Whether git keeps its data in this folder: it is named `.git`, or has the content by which git itself recognises one. */
function isGitFolder(path: string): boolean {
  if (basename(path).toLowerCase() === '.git') return true;
  const has = (name: string): boolean => existsSync(join(path, name));
  // `HEAD` may be a link to a branch that has no commit yet.
  return has('objects') && has('refs') && pathKind(join(path, 'HEAD')) !== undefined;
}

/**
 * The path as the file system spells it: where case does not matter, and where Windows knows `.git` as `GIT~1`, one
 * folder has many names and must have one record, before it is made and after.
 */
function asSpelled(path: string): string {
  try {
    return realpathSync.native(path);
  } catch (cause) {
    if (pathKind(path) !== undefined || path === dirname(path)) throw cause;
    return join(asSpelled(dirname(path)), basename(path));
  }
}

/**
 * Resolves links on the way to the output. Throws for links inside the repository: they came with it and could lead
 * anywhere.
 */
function resolveOutside(path: string, root: string | undefined): string {
  let real = parse(path).root;
  let inside = false;
  for (const name of path.slice(real.length).split(sep).filter(Boolean)) {
    const next = join(real, name);
    if (lstatSync(next, { throwIfNoEntry: false })?.isSymbolicLink() !== true) {
      real = next;
      inside ||= root !== undefined && isSame(next, root);
    } else if (inside) {
      throw new OutputPlaceError(
        'The path of the output contains a symbolic link that lies in the repository.',
        {
          where: next,
          next: 'Name the folder itself with --out, or delete the link.',
        },
      );
    } else {
      real = resolveLink(next);
      inside = root !== undefined && holds(root, real);
    }
  }
  return real;
}

function resolveLink(link: string): string {
  try {
    return realpathSync(link);
  } catch (cause) {
    if (errorCode(cause) !== 'ENOENT') throw cause;
    throw new OutputPlaceError('The path of the output contains a broken symbolic link.', {
      where: link,
      next: 'Choose another output folder with --out, or delete the link.',
      cause,
    });
  }
}

/** Whether `path` is `folder` or below it. */
function holds(folder: string, path: string): boolean {
  for (let below = path; ; below = dirname(below)) {
    if (isSame(below, folder)) return true;
    if (below === dirname(below)) return false;
  }
}

/** Whether two paths lead to the same folder. Compares inodes, because one name may be spelled in several ways. */
function isSame(a: string, b: string): boolean {
  const [left, right] = [a, b].map((path) => lstatSync(path, { bigint: true, throwIfNoEntry: false }));
  return left !== undefined && left.ino === right?.ino && left.dev === right.dev;
}

function notAFolder(path: string): OutputPlaceError {
  return new OutputPlaceError('The output is a file, not a folder.', {
    where: path,
    next: 'Choose another output folder with --out, or delete the file.',
  });
}

function insideGit(folder: string): OutputPlaceError {
  return new OutputPlaceError('The output folder is, or is inside, a folder in which git keeps its data.', {
    where: folder,
    next: 'Choose another folder with --out.',
  });
}

function holdsRepository(folder: string): OutputPlaceError {
  return new OutputPlaceError('The output folder contains the repository.', {
    where: folder,
    next: 'Choose a folder in the repository or elsewhere with --out.',
  });
}
