import { lstatSync } from 'node:fs';
import { link, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { listFiles } from '../../../src/base/list-files.ts';
import { commitAll } from '../support/fetch/repository.ts';

export interface Part {
  /** Name of its folder. */
  name: string;
  files: readonly { path: string; lines: number }[];
}

/** Reads what lines a folder has. Binary files have none, and are left out, as are symbolic links. */
export async function readPart(name: string, folder: string): Promise<Part> {
  const paths = listFiles(folder).filter(
    (path) => !path.startsWith('.git/') && lstatSync(join(folder, path)).isFile(),
  );
  const files: { path: string; lines: number }[] = [];
  for (const path of paths) {
    const bytes = await readFile(join(folder, path));
    if (bytes.subarray(0, 8000).includes(0)) continue;
    files.push({
      path: join(folder, path),
      lines: bytes.reduce((sum, byte) => sum + Number(byte === 10), 0),
    });
  }
  return { name, files };
}

/**
 * Divides lines among parts: small parts are taken whole, the others give equal shares, each in the order of its paths, so
 * that whole folders stay together.
 */
export function shareLines(parts: readonly Part[], lines: number): Part[] {
  const sizeOf = ({ files }: Part): number => files.reduce((sum, file) => sum + file.lines, 0);
  const smallFirst = [...parts].sort((a, b) => sizeOf(a) - sizeOf(b));
  let left = lines;
  return smallFirst.map((part, at) => {
    let share = left / (smallFirst.length - at);
    const files = part.files.filter((file) => {
      if (share <= 0) return false;
      share -= file.lines;
      return true;
    });
    left -= sizeOf({ ...part, files });
    return { ...part, files };
  });
}

/** Makes a repository of the files of parts, in a folder for each. `folderOf` gives the folder that the paths of a part begin with. */
export async function writeRepository(
  parts: readonly Part[],
  folderOf: (name: string) => string,
  to: string,
): Promise<void> {
  await rm(to, { recursive: true, force: true });
  for (const { name, files } of parts)
    for (const { path } of files) {
      const target = join(to, name, relative(folderOf(name), path));
      await mkdir(dirname(target), { recursive: true });
      await link(path, target);
    }
  await commitAll(to);
}
