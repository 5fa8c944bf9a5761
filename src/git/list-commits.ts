import type { Git } from './git.ts';
import { lineOf } from './output.ts';

export interface ListedCommit {
  hash: string;
  parents: string[];
}

/** Lists at most `maxCommits` of the commits that `head`, a full hash, can reach, with the parents that the clone has. */
export async function listCommits(
  git: Git,
  order: '--first-parent' | '--topo-order',
  head: string,
  maxCommits: number,
): Promise<{ commits: ListedCommit[]; hasMore: boolean }> {
  const command = ['rev-list', order, '--parents', `--max-count=${maxCommits + 1}`, '--end-of-options', head];
  const lines = (await git.objects.run(command)).toString().split('\n').filter(Boolean);
  const commits = lines.slice(0, maxCommits).map((line): ListedCommit => {
    const [hash = '', ...parents] = line.split(' ');
    return { hash, parents };
  });
  return { commits, hasMore: lines.length > maxCommits };
}

/** Whether the clone lacks the beginning of its history. */
export async function isShallow(git: Git): Promise<boolean> {
  return lineOf(await git.objects.run(['rev-parse', '--is-shallow-repository'])) === 'true';
}
