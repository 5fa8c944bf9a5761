import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { artifactPath } from '../model/artifact.ts';
import { FileStore } from '../store/file-store.ts';
import type { Store } from '../store/store.ts';
import type { ProjectOptions } from './project.ts';
import type { Terminal } from './terminal.ts';

/** The atlas at a path: of a folder that holds one as it is there, of a repository as it is now. */
export async function openAtlas(
  terminal: Terminal,
  path: string,
  options: ProjectOptions = {},
): Promise<Store> {
  const built = openBuiltAtlas(terminal, path);
  if (built) return built;
  // The whole indexer, which a question to an atlas that was built can do without.
  const { readAtlas } = await import('./read-atlas.ts');
  return readAtlas(terminal, path, options);
}

/** Undefined when the folder holds no atlas. */
export function openBuiltAtlas(terminal: Terminal, path: string): Store | undefined {
  const folder = resolve(terminal.cwd, path);
  return existsSync(join(folder, artifactPath.index)) ? new FileStore(folder) : undefined;
}
