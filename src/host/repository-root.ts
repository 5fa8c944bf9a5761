import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { maskSecretsByRules } from '../features/secrets/secret-search.ts';
import { openGit } from '../git/git.ts';

/**
 * Returns the folder whose atlas answers questions that are asked in a folder: the root of its repository, so that callers
 * elsewhere are known and ids are the same wherever one asks. It is the folder itself outside of a repository, if the repository
 * ignores it (an installed package), and the nearest folder with a configuration of its own.
 */
export async function repositoryRoot(folder: string): Promise<string> {
  if (existsSync(join(folder, '.git'))) return folder;
  for (let at = folder; ; at = dirname(at)) {
    if (hasConfig(at)) return at;
    if (existsSync(join(at, '.git'))) return (await ignores(at, folder)) ? folder : at;
    if (dirname(at) === at) return folder;
  }
}

/** Whether the folder is a repository by itself: it has a `.git` or a configuration. */
export function isRepository(folder: string): boolean {
  return existsSync(join(folder, '.git')) || hasConfig(folder);
}

function hasConfig(folder: string): boolean {
  try {
    return readdirSync(folder).some((name) => /^treeatlas\.config\.(?:ts|js|mjs|json)$/.test(name));
  } catch {
    return false;
  }
}

/** A folder that git cannot say anything about is not part of a repository. */
async function ignores(root: string, folder: string): Promise<boolean> {
  const git = openGit(root, { maskSecrets: maskSecretsByRules });
  if (!git) return true;
  const output = await git
    .run(['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--directory', '--', folder])
    .catch(() => Buffer.alloc(0));
  return output.length === 0;
}
