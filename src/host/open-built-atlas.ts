import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { artifactPath } from '../model/artifact.ts';
import { OUTPUT_MARKER } from '../model/output.ts';
import { FileStore } from '../store/file-store.ts';
import type { Store } from '../store/store.ts';

/**
 * Opens the atlas in a folder; undefined if it holds none or is a repository. An atlas in the root of a clone came with it
 * and may show other code than the clone has.
 */
export function openBuiltAtlas(path: string, cwd = process.cwd()): Store | undefined {
  const folder = resolve(cwd, path);
  if (existsSync(join(folder, '.git'))) return undefined;
  return [artifactPath.index, OUTPUT_MARKER].some((file) => existsSync(join(folder, file)))
    ? new FileStore(folder)
    : undefined;
}
