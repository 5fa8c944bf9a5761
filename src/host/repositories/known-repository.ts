import { existsSync } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { isInside } from '../../base/inside.ts';
import { isUrl } from '../is-url.ts';
import { openBuiltAtlas } from '../open-built-atlas.ts';
import { isRepository, repositoryRoot } from '../repository-root.ts';
import { resolveProjectFolder } from '../resolve-project-folder.ts';

/** A repository or an atlas that a server may open. */
export interface KnownRepository {
  /** The real path of its folder, or the address of an atlas. Identifies it. */
  readonly location: string;
  readonly kind: 'repository' | 'atlas';
  /** Other absolute paths of its files: through symbolic links, or in the checkout whose changes are laid over an atlas. */
  readonly otherPaths: readonly string[];
  /** Its name in the hub that names it. */
  readonly slug?: string | undefined;
}

/** Finds the repository or atlas at a path. Throws as `resolveProjectFolder` does. */
export async function knownRepositoryAt(path: string, cwd: string): Promise<KnownRepository> {
  if (isUrl(path)) return { location: path, kind: 'atlas', otherPaths: [] };
  const folder = await resolveProjectFolder(path, cwd);
  const written = resolve(cwd, path);
  const otherPaths = written === folder ? [] : [written];
  if (openBuiltAtlas(folder)) return { location: folder, kind: 'atlas', otherPaths };
  const root = await repositoryRoot(folder);
  return { location: root, kind: 'repository', otherPaths: root === folder ? otherPaths : [] };
}

/** The repositories that the root of a client allows to open. */
export interface ClientRoot {
  repositories: KnownRepository[];
  /** The folder below which repositories may be opened by their path. */
  area: string;
}

/**
 * Finds the repositories of a folder that a client names: its own, or, if it is none itself, those directly in it. A folder that is none
 * and has none is read as it is, except the home folder and those above. Undefined if there is no such folder.
 */
export async function clientRootAt(folder: string): Promise<ClientRoot | undefined> {
  const known = await knownRepositoryAt(folder, '/').catch(() => undefined);
  const area = await realpath(folder).catch(() => undefined);
  if (!known || area === undefined) return undefined;
  if (known.kind === 'atlas' || isRepository(known.location)) return { repositories: [known], area };
  const entries = await readdir(area, { withFileTypes: true }).catch(() => []);
  const inside = entries
    .filter((entry) => entry.isDirectory() && existsSync(join(area, entry.name, '.git')))
    .map(({ name }): KnownRepository => ({ location: join(area, name), kind: 'repository', otherPaths: [] }));
  if (inside.length > 0) return { repositories: inside, area };
  return { repositories: isInside(area, homedir()) ? [] : [known], area };
}

/** Returns the nearest repository from a folder up to `top`, both inclusive; undefined if there is none. */
export function nearestRepository(folder: string, top: string): string | undefined {
  for (let at = folder; isInside(top, at); at = dirname(at)) {
    if (isRepository(at)) return at;
    if (dirname(at) === at) return undefined;
  }
  return undefined;
}

export function distinct(repositories: readonly KnownRepository[]): KnownRepository[] {
  return repositories.filter(
    ({ location }, index) => repositories.findIndex((each) => each.location === location) === index,
  );
}
