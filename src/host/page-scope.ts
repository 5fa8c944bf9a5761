import { statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Source } from '../indexer/source/source.ts';
import { directoryAddress, pathAddress } from '../model/address.ts';
import { allPages, type PageScope } from '../model/page-scope.ts';
import { InputError } from './input-error.ts';

/** Replaces the path in a scope by its address. Throws `InputError` if the repository has no such file or folder. */
export function resolveScope(scope: PageScope | undefined, repository: string): PageScope {
  if (scope?.only === undefined) return scope ?? allPages;
  const path = pathOf(scope.only, repository);
  if (path === '') throw new InputError('--only names the whole repository. Omit it, or name a part.');
  const isFolder = statSync(join(repository, path), { throwIfNoEntry: false })?.isDirectory();
  if (isFolder === undefined || path.startsWith('..'))
    throw new InputError(`--only names "${scope.only}", which is no file or folder in the repository.`);
  return { ...scope, only: isFolder ? directoryAddress(path) : pathAddress(path) };
}

/** Throws `InputError` if the path in a scope has none of the files that are published. */
export async function checkScope(
  scope: PageScope | undefined,
  source: Source,
  repository: string,
): Promise<void> {
  if (scope?.only === undefined) return;
  const path = pathOf(scope.only, repository);
  const entries = await source.list();
  if (entries.some((entry) => entry.path === path || entry.path.startsWith(`${path}/`))) return;
  throw new InputError(
    `--only names "${scope.only}", of which nothing is published: git ignores it, or nobody has added it yet (git add).`,
  );
}

function pathOf(only: string, repository: string): string {
  return relative(repository, resolve(repository, only)).split(sep).join('/');
}
