import type { SnapshotInfo } from '../model/history.ts';
import type { Git } from './git.ts';

export interface Log {
  /** Newest first. */
  commits: SnapshotInfo[];
  /** Of all that lead to `HEAD`, listed or not. */
  total: number;
  /** Branches, and `HEAD`. */
  names: { name: string; id: string }[];
}

/** A repository has as many tags as it likes. */
const MOST_REFS = 5000;
const FIELD = '\u001f';

/** The newest commits that touched the folder of `git`, with the names that lead to them. */
export async function readLog(git: Git, most: number): Promise<Log> {
  const [refs, prefix] = await Promise.all([readRefs(git), git.run(['rev-parse', '--show-prefix'])]);
  // To name the folder leaves out merges, so that it is named only where there is more than it.
  const folder = prefix.toString().trim() === '' ? [] : ['--', '.'];
  const [commits, total, head] = await Promise.all([
    readCommits(git, refs.tags, ['-n', String(most)], folder),
    git.run(['rev-list', '--count', 'HEAD', ...folder]),
    git.run(['rev-parse', '--verify', 'HEAD']),
  ]);
  return {
    commits,
    total: Number(total.toString().trim()),
    names: [{ name: 'HEAD', id: head.toString().trim() }, ...refs.branches],
  };
}

/** One commit, by its full hash. */
export async function readCommit(git: Git, id: string): Promise<SnapshotInfo | undefined> {
  const { tags } = await readRefs(git);
  return (await readCommits(git, tags, ['-n', '1'], ['--end-of-options', id]))[0];
}

type Tags = ReadonlyMap<string, string[]>;

async function readCommits(
  git: Git,
  tags: Tags,
  options: readonly string[],
  rest: readonly string[],
): Promise<SnapshotInfo[]> {
  // What may hold anything comes last.
  const format = ['%H', '%ct', '%an', '%s'].join('%x1f');
  const output = await git.run([
    'log',
    '-z',
    '--no-color',
    `--format=tformat:${format}`,
    ...options,
    ...rest,
  ]);
  return output
    .toString()
    .split('\0')
    .filter(Boolean)
    .map((record) => {
      const [id = '', seconds = '', author = '', ...subject] = record.split(FIELD);
      return {
        id,
        time: new Date(Number(seconds) * 1000).toISOString(),
        author,
        subject: subject.join(' '),
        tags: tags.get(id) ?? [],
      };
    });
}

async function readRefs(git: Git): Promise<{ tags: Tags; branches: Log['names'] }> {
  const output = await git.run([
    'for-each-ref',
    `--count=${MOST_REFS}`,
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
    if (ref.startsWith('refs/heads/')) branches.push({ name: ref.slice('refs/heads/'.length), id });
    else tags.set(id, [...(tags.get(id) ?? []), ref.slice('refs/tags/'.length)]);
  }
  return { tags, branches };
}
