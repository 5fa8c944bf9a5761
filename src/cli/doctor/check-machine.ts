import { dirname } from 'node:path';
import { errorMessage } from '../../base/error-message.ts';
import { isInRepository } from '../../base/inside.ts';
import { makePrivateFolder } from '../../base/private-files.ts';
import { userCacheFolder } from '../../base/user-folders.ts';
import { maskSecretsByRules } from '../../features/secrets/secret-search.ts';
import { openGit } from '../../git/git.ts';
import { openCacheFolder } from '../../indexer/cache/cache-folder.ts';
import { findProjectCacheFolder } from '../../indexer/cache/project-cache-folder.ts';
import type { Check } from './check.ts';

const OLDEST_NODE = 20;

export function checkNode(version = process.versions.node): Check {
  const isNew = Number(version.split('.')[0]) >= OLDEST_NODE;
  const found = `Node ${version}`;
  return isNew
    ? { name: 'node', status: 'ok', found }
    : { name: 'node', status: 'failed', found, next: `Install Node ${OLDEST_NODE} or newer.` };
}

/** Without git there is no commit and no history, but all else. */
export async function checkGit(root: string): Promise<Check> {
  const git = openGit(root, { maskSecrets: maskSecretsByRules });
  if (!git)
    return {
      name: 'git',
      status: 'warning',
      found: 'git is not on the path',
      next: 'Install git: without it there is no history, and ignored files are not known.',
    };
  try {
    const commit = (await git.run(['rev-parse', '--verify', 'HEAD'])).toString().trim();
    return { name: 'git', status: 'ok', found: `a repository at ${commit.slice(0, 10)}` };
  } catch (error) {
    const reason = errorMessage(error).split('\n')[0] ?? '';
    return {
      name: 'git',
      status: 'warning',
      found: `no commit can be read (${reason})`,
      next: 'History needs a commit, and a server whose client names no roots needs a repository (git init).',
    };
  }
}

/** Without a cache, every question reads the whole repository. */
export function checkCache(root: string): Check {
  const folder = openCacheFolder(root);
  if (folder !== undefined) {
    const own = findProjectCacheFolder(root);
    return { name: 'cache', status: 'ok', found: `${own ?? dirname(folder)} is safe and can be written` };
  }
  const next =
    'Take the write permission of others away (chmod og-w), or set XDG_CACHE_HOME to a folder of your own. Until then, every question reads the whole repository.';
  return { name: 'cache', status: 'warning', found: problemOf(root, userCacheFolder()), next };
}

function problemOf(root: string, folder: string): string {
  if (isInRepository(root, folder)) return `${folder} is inside the repository, whose files are not trusted`;
  try {
    makePrivateFolder(folder);
    return `${folder} cannot be used`;
  } catch (error) {
    return errorMessage(error);
  }
}
