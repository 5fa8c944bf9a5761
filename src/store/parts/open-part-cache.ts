import { join } from 'node:path';
import { PartCache } from './part-cache.ts';

/** Keeps the parts of layers between builds: in a file for each layer, with the parts of the last build. */
export interface PartFolder {
  folder: string;
  /** Identifies the code that makes parts and shards. */
  program: string;
}

/** Opens the cached parts of the layer whose artifacts have this prefix. */
export function openPartCache(from: PartFolder, prefix: string): PartCache {
  const name = prefix.replaceAll(/[^a-z0-9]+/g, '.').replace(/\.$/, '');
  return new PartCache(join(from.folder, `${name}.parts`), from.program);
}
