import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Hashes of files and targets of links, by path. Default: without the files of a build itself at its root. */
export function snapshot(folder: string, withOwn = false): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (path: string): void => {
    const file = join(folder, path);
    const stats = lstatSync(file, { throwIfNoEntry: false });
    if (!stats || (!withOwn && path.startsWith('.treeatlas-'))) return;
    if (stats.isSymbolicLink()) found.set(path, `-> ${readlinkSync(file)}`);
    else if (stats.isFile()) found.set(path, createHash('sha256').update(readFileSync(file)).digest('hex'));
    else for (const name of readdirSync(file).sort()) visit(path === '' ? name : `${path}/${name}`);
  };
  visit('');
  return found;
}

/** Whether two snapshots are equal. */
export function isSame(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a].every(([path, hash]) => b.get(path) === hash);
}
