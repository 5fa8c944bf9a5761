import { realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, sep } from 'node:path';
import { isInside } from '../../base/inside.ts';
import { isUrl } from '../is-url.ts';
import { nearestRepository, type KnownRepository } from './known-repository.ts';
import type { Names } from './repository-names.ts';

/** The repositories that one client may ask. */
export interface View {
  repositories: readonly KnownRepository[];
  /** Those of which the only one answers questions that select none. */
  candidates: readonly KnownRepository[];
  /** Real paths of folders below which repositories may be opened by their path. */
  areas: readonly string[];
  /** Repositories below these folders that were asked by their path. Names select them too. */
  nested: readonly KnownRepository[];
}

export type NamesOf = (repository: KnownRepository) => Promise<Names>;

/**
 * Returns the repositories that a text means: by its address, by the absolute path of its folder or of something in it, by its name,
 * title or the end of its path, or else by a path below one. Links are resolved before a path is compared, so that a link in a
 * repository opens nothing outside.
 */
export async function repositoriesNamed(
  text: string,
  view: View,
  namesOf: NamesOf,
): Promise<KnownRepository[]> {
  const { repositories, candidates, nested } = view;
  if (isUrl(text)) return repositories.filter(({ location }) => withSlash(location) === withSlash(text));
  if (isAbsolute(text)) return [repositoryOfPath(text, view) ?? []].flat();
  const path = text.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '');
  if (path === '' || path === '.') return [...candidates];
  if (path.split('/').includes('..')) return [];
  const named: KnownRepository[] = [];
  for (const repository of [...repositories, ...nested]) {
    const { name, title } = await namesOf(repository);
    if (path === name || path === title || endsWithPath(repository.location, path)) named.push(repository);
  }
  return named.length > 0 ? named : repositoriesBelow(path, view);
}

/** Returns the repository that contains an absolute path, nested ones too; undefined if none may be opened there. */
function repositoryOfPath(path: string, view: View): KnownRepository | undefined {
  const folder = realFolder(path);
  if (folder === undefined) return undefined;
  const { repository: known, around } = deepest(folder, view.repositories);
  const tops = [around ?? [], view.areas.filter((each) => isInside(each, folder))].flat();
  const top = tops.sort(byLength)[0];
  const nested = top === undefined ? undefined : nearestRepository(folder, top);
  if (nested === undefined || nested === around || (around !== undefined && !isInside(around, nested)))
    return known;
  return { location: nested, kind: 'repository', otherPaths: [] };
}

/**
 * Returns the known repository that contains an absolute path. A line or a symbol may follow the path (`a.ts:3`, `a.ts::total`), and
 * what it names need not exist: the answer of its repository then says so.
 */
export function repositoryOfPlace(place: string, { repositories }: View): KnownRepository | undefined {
  for (let path = place; ; path = dirname(path)) {
    const folder = realFolder(path);
    if (folder !== undefined) return deepest(folder, repositories).repository;
    if (dirname(path) === path) return undefined;
  }
}

/** Returns the folder of a repository as a path through a symbolic link writes it; undefined for a path that leads elsewhere. */
export function writtenRoot(place: string, location: string): string | undefined {
  for (let path = place; ; path = dirname(path)) {
    if (realPath(path) === location) return path;
    if (dirname(path) === path) return undefined;
  }
}

/**
 * Returns for each repository the shortest text that selects it: its name, or as much of the end of its path as distinguishes it.
 */
export async function labelsOf(
  repositories: readonly KnownRepository[],
  namesOf: NamesOf,
): Promise<Map<string, string>> {
  const names = await Promise.all(repositories.map(async (each) => (await namesOf(each)).name));
  return new Map(
    repositories.map((repository, index): [string, string] => {
      const { location } = repository;
      const others = repositories.filter((each) => each.location !== location);
      const isFree = (text: string): boolean =>
        !others.some((each) => endsWithPath(each.location, text)) &&
        !names.some((name, at) => at !== index && name === text);
      const name = names[index] ?? basename(location);
      return [location, [name, ...pathEnds(location)].find(isFree) ?? location];
    }),
  );
}

/** Returns `c`, `b/c` and `a/b/c` for `/a/b/c`. */
function pathEnds(location: string): string[] {
  if (isUrl(location)) return [];
  const parts = location.split(sep).filter(Boolean);
  return parts.map((_, index) => parts.slice(-index - 1).join('/'));
}

function endsWithPath(location: string, end: string): boolean {
  return !isUrl(location) && location.split(sep).join('/').endsWith(`/${end}`);
}

function repositoriesBelow(path: string, view: View): KnownRepository[] {
  const bases = [...new Set([...view.repositories.map(({ location }) => location), ...view.areas])];
  const found = new Map<string, KnownRepository>();
  for (const base of bases) {
    if (isUrl(base) || !isInside(base, join(base, path))) continue;
    const repository = repositoryOfPath(join(base, path), view);
    if (repository) found.set(repository.location, repository);
  }
  return [...found.values()];
}

/** Returns the repository with the deepest folder around this one, and that folder; of equal ones the first. */
function deepest(
  folder: string,
  repositories: readonly KnownRepository[],
): { repository?: KnownRepository; around?: string } {
  const [found = {}] = repositories
    .flatMap((repository) =>
      [repository.location, ...repository.otherPaths]
        .filter((path) => !isUrl(path) && isInside(path, folder))
        .map((around) => ({ repository, around })),
    )
    .sort((a, b) => byLength(b.around, a.around));
  return found;
}

/** Returns the real path of a folder, or of the folder of a file; undefined if nothing is there. */
function realFolder(path: string): string | undefined {
  const real = realPath(path);
  if (real === undefined) return undefined;
  return statSync(real, { throwIfNoEntry: false })?.isDirectory() ? real : dirname(real);
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function byLength(a: string, b: string): number {
  return a.length - b.length;
}

function withSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`;
}
