import { join } from 'node:path';
import { mergePartFiles } from './merge-part-files.ts';
import { PartCache } from './part-cache.ts';

/** Keeps the parts of layers between builds: in a file for each layer, with the parts of the last build. */
export interface PartFolder {
  folder: string;
  /** Identifies the code that makes parts and shards. */
  program: string;
}

/** Opens the cached parts of the layer whose artifacts have this prefix. */
export function openPartCache(from: PartFolder, prefix: string): PartCache {
  return new PartCache(partFileOf(from, prefix), from.program);
}

/** Puts the parts of several folders, of different files of a repository, into one. */
export function mergePartFolders(from: readonly PartFolder[], to: PartFolder, prefix: string): void {
  mergePartFiles(
    from.map((each) => partFileOf(each, prefix)),
    partFileOf(to, prefix),
    to.program,
  );
}

function partFileOf({ folder }: PartFolder, prefix: string): string {
  const name = prefix.replaceAll(/[^a-z0-9]+/g, '.').replace(/\.$/, '');
  return join(folder, `${name}.parts`);
}
