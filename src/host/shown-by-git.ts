import { existsSync, realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { isInside } from '../base/inside.ts';
import { maskSecretsByRules } from '../features/secrets/secret-search.ts';
import { openGit } from '../git/git.ts';

/** Returns the path in its repository of a folder that `git status` lists, because no ignore rule covers it; undefined if none does. */
export async function shownByGit(repository: string, folder: string): Promise<string | undefined> {
  if (!existsSync(folder)) return undefined;
  const [root, inside] = [realpathSync(repository), realpathSync(folder)];
  if (inside === root || !isInside(root, inside)) return undefined;
  const path = relative(root, inside).split(sep).join('/');
  const git = openGit(repository, { maskSecrets: maskSecretsByRules });
  // A failure means that git cannot be used here.
  const listed = await git
    ?.run(['status', '--porcelain', '--untracked-files=normal', '-z', '--', path])
    .catch(() => undefined);
  return listed?.toString().startsWith('?? ') ? path : undefined;
}
