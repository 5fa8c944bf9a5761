import { GitError } from './git-error.ts';
import type { Git } from './git.ts';
import { lineOf } from './output.ts';

export interface FoundRevision {
  /** Full hash; null when the name matches no commit or several. */
  id: string | null;
  ambiguous: boolean;
  /** Abbreviated hashes of the commits that the name may mean. */
  nearest: string[];
}

const MAX_NEAREST = 10;

/** Resolves the name of a commit. The name is untrusted and is never parsed as an option. */
export async function findRevision(git: Git, name: string): Promise<FoundRevision> {
  // No name contains NUL, and no argument of a process can.
  if (name.includes('\0')) return { id: null, ambiguous: false, nearest: [] };
  try {
    const output = await git.run([
      'rev-parse',
      '--verify',
      '--quiet',
      '--end-of-options',
      `${name}^{commit}`,
    ]);
    return { id: lineOf(output), ambiguous: false, nearest: [] };
  } catch (error) {
    if (!(error instanceof GitError) || error.code !== 'failed') throw error;
  }
  const nearest = /^[0-9a-f]{4,64}$/i.test(name) ? await commitsThatBegin(git, name) : [];
  return { id: null, ambiguous: nearest.length > 1, nearest };
}

async function commitsThatBegin(git: Git, prefix: string): Promise<string[]> {
  const output = await git.run(['rev-parse', `--disambiguate=${prefix}`]).catch(() => Buffer.alloc(0));
  const hashes = output.toString().split('\n').filter(Boolean).slice(0, MAX_NEAREST);
  if (hashes.length === 0) return [];
  const types = await git.objects.run(['cat-file', '--batch-check'], `${hashes.join('\n')}\n`);
  return types
    .toString()
    .split('\n')
    .filter((line) => line.split(' ')[1] === 'commit')
    .map((line) => line.slice(0, 12));
}
