import { existsSync, lstatSync, realpathSync } from 'node:fs';
import nodePath, { basename, dirname, join, relative, sep, type PlatformPath } from 'node:path';

/** Whether an absolute path is the folder or lies below it, by default on this platform. Follows no links. */
export function isInside(folder: string, path: string, platform: PlatformPath = nodePath): boolean {
  const way = platform.relative(folder, path);
  return way !== '..' && !way.startsWith(`..${platform.sep}`) && !platform.isAbsolute(way);
}

/**
 * Whether the path lies in the repository that the folder belongs to: such a file may have come with the repository.
 * The path need not exist.
 */
export function isInRepository(folder: string, path: string): boolean {
  return isInside(repositoryAround(realPathOf(folder)), realPathOf(path));
}

/** The first symbolic link on the way from `folder`, exclusive, down to `path`, inclusive; undefined if there is none. */
export function linkBelow(folder: string, path: string): string | undefined {
  let current = folder;
  for (const name of relative(folder, path).split(sep)) {
    current = join(current, name);
    if (lstatSync(current, { throwIfNoEntry: false })?.isSymbolicLink()) return current;
  }
  return undefined;
}

/** The nearest folder upwards that has a `.git`, or the folder itself if none has. */
function repositoryAround(folder: string): string {
  for (let around = folder; ; around = dirname(around)) {
    if (existsSync(join(around, '.git'))) return around;
    if (dirname(around) === around) return folder;
  }
}

/** The path with all links resolved. The end of the path need not exist. */
function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPathOf(parent), basename(path));
  }
}
