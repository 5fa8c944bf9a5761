import type { SnapshotInfo } from '../model/history.ts';
import { compareText } from '../model/order.ts';
import { lineOf } from './output.ts';
import type { Git } from './git.ts';
import { readCommits } from './read-commits.ts';

export interface Log {
  /** Newest first. */
  commits: SnapshotInfo[];
  /** Number of commits reachable from `HEAD`, listed or not. */
  total: number;
  /** Branches and `HEAD`. Several may have one name, because secrets in names are masked. */
  names: { name: string; id: string }[];
}

/** A repository may have any number of tags. */
const MAX_REFS = 5000;

/** Returns the newest commits that touched the folder of `git`, with their tags and branches. */
export async function readLog(git: Git, maxCommits: number): Promise<Log> {
  const [refs, prefix, head] = await Promise.all([
    readRefs(git),
    git.run(['rev-parse', '--show-prefix']).then(lineOf),
    git.run(['rev-parse', '--verify', '--end-of-options', 'HEAD^{commit}']).then(lineOf),
  ]);
  // A path drops merges, so it is passed only for a subfolder of the repository.
  const history = ['--end-of-options', head, '--', ...(prefix === '' ? [] : ['.'])];
  const [listed, total] = await Promise.all([
    git.objects.run(['rev-list', `--max-count=${maxCommits}`, ...history]),
    git.objects.run(['rev-list', '--count', ...history]),
  ]);
  return {
    commits: await readInfos(git, refs.tags, listed.toString().split('\n').filter(Boolean)),
    total: Number(lineOf(total)),
    names: [{ name: 'HEAD', id: head }, ...refs.branches],
  };
}

/** Returns the newest commits with a tag, of all branches. */
export async function readTagged(git: Git, maxCommits: number): Promise<SnapshotInfo[]> {
  const { tags } = await readRefs(git);
  const commits = await readInfos(git, tags, [...tags.keys()]);
  // Commits of one second are ordered by hash, so that the order does not depend on when tags were made.
  commits.sort((a, b) => compareText(b.time, a.time) || compareText(a.id, b.id));
  return commits.slice(0, maxCommits);
}

/** Reads one commit by its full hash. */
export async function readCommit(git: Git, id: string): Promise<SnapshotInfo | undefined> {
  const { tags } = await readRefs(git);
  return (await readInfos(git, tags, [id]))[0];
}

type Tags = ReadonlyMap<string, string[]>;

async function readInfos(git: Git, tags: Tags, hashes: readonly string[]): Promise<SnapshotInfo[]> {
  const commits = await readCommits(git, hashes);
  return commits.flatMap((commit, at) => {
    const id = hashes[at] ?? '';
    if (!commit) return [];
    const { author, committer, subject } = commit;
    const time = new Date(committer.time * 1000).toISOString();
    return { id, time, author: author.name, subject, tags: tags.get(id) ?? [] };
  });
}

async function readRefs(git: Git): Promise<{ tags: Tags; branches: Log['names'] }> {
  const output = await git.run([
    'for-each-ref',
    `--count=${MAX_REFS}`,
    '--sort=-creatordate',
    '--format=%(refname)%00%(objectname)%00%(*objectname)',
    'refs/tags',
    'refs/heads',
  ]);
  const tags = new Map<string, string[]>();
  const branches: Log['names'] = [];
  for (const line of output.toString().split('\n').filter(Boolean)) {
    const [ref = '', object = '', peeled = ''] = line.split('\0');
    const id = peeled === '' ? object : peeled;
    const name = git.maskSecrets(ref.replace(/^refs\/(?:heads|tags)\//, ''));
    if (ref.startsWith('refs/heads/')) branches.push({ name, id });
    else tags.set(id, [...(tags.get(id) ?? []), name]);
  }
  return { tags, branches };
}
