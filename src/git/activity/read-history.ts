import type { Git } from '../git.ts';
import { lineOf } from '../output.ts';
import { readCommits } from '../read-commits.ts';
import { TreeSizer } from '../tree-size.ts';
import { COMMIT_MARK, PatchParser, type FileChange } from './patch-parser.ts';

/** A commit of the first-parent history. A merge stands for all the commits that it merged. */
export interface HistoryCommit {
  hash: string;
  /** Committer time in seconds since 1970. */
  time: number;
  /** Email address of the author. For a merge, the author of the newest merged commit. */
  author: string;
  files: FileChange[];
}

export interface History {
  /** Newest first. */
  commits: HistoryCommit[];
  /** Whether no limit cut the history off. Commits that a shallow clone lacks do not count. */
  isComplete: boolean;
}

export interface HistoryLimits {
  commits: number;
  bytes: number;
  /**
   * Files and folders of one commit. History is not read beyond a commit with more entries: see
   * `TreeSizer`.
   */
  entries: number;
}

/**
 * These limits cost git a few seconds. The largest repository measured has 8,000 commits and 60 MB of
 * patches.
 */
export const defaultLimits: HistoryLimits = { commits: 10_000, bytes: 150_000_000, entries: 1_000_000 };

/**
 * Options that follow the name of a command that writes patches. They fix every setting that the
 * repository, the user or the machine could change.
 */
const patchArguments: readonly string[] = [
  '--patch',
  '--unified=0',
  '--inter-hunk-context=0',
  '--diff-algorithm=myers',
  '--indent-heuristic',
  '--find-renames',
  '-l400',
  '-O/dev/null',
  '--relative',
  '--src-prefix=a/',
  '--dst-prefix=b/',
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
  '--ignore-submodules=all',
];

/**
 * Returns the arguments of a command that writes patches. Git needs about 30 times the size of two files to
 * compare them, so files above the threshold are treated as binary and have no lines.
 */
export function patchCommand(command: string): string[] {
  return ['-c', 'core.bigFileThreshold=4m', command, ...patchArguments];
}

/**
 * Returns the first-parent history of `commit`. Commits in `known`, the result of an earlier call, are not
 * read again.
 */
export async function readHistory(
  git: Git,
  commit: string,
  known: History | undefined,
  limits: HistoryLimits = defaultLimits,
): Promise<History> {
  const line = await mainLine(git, commit, limits.commits);
  const newest = known?.commits[0]?.hash;
  const at = newest === undefined ? -1 : line.commits.findIndex(({ hash }) => hash === newest);
  const reused = at >= 0 && known ? known : { commits: [], isComplete: !line.hasMore };
  const fresh = await readChanges(git, at >= 0 ? line.commits.slice(0, at) : line.commits, limits);
  const commits = fresh.isComplete ? [...fresh.commits, ...reused.commits] : fresh.commits;
  return {
    commits: commits.slice(0, limits.commits),
    isComplete: fresh.isComplete && reused.isComplete && commits.length <= limits.commits,
  };
}

interface LineCommit {
  hash: string;
  parents: string[];
}

interface MainLine {
  /** Newest first, without the commits that should not be read. */
  commits: LineCommit[];
  hasMore: boolean;
}

/**
 * Lists the first-parent commits. The first commit of a shallow clone is dropped, because it seems to add
 * every file.
 */
async function mainLine(git: Git, commit: string, maxCommits: number): Promise<MainLine> {
  const head = lineOf(await git.run(['rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`]));
  const listed = await git.objects.run([
    'rev-list',
    '--first-parent',
    '--parents',
    `--max-count=${maxCommits + 1}`,
    '--end-of-options',
    head,
  ]);
  const commits = listed
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line): LineCommit => {
      const [hash = '', ...parents] = line.split(' ');
      return { hash, parents };
    });
  if (commits.length > maxCommits) return { commits: commits.slice(0, maxCommits), hasMore: true };
  const isShallow = lineOf(await git.objects.run(['rev-parse', '--is-shallow-repository'])) === 'true';
  const endsInClone = isShallow && commits.at(-1)?.parents.length === 0;
  return { commits: endsInClone ? commits.slice(0, -1) : commits, hasMore: false };
}

/** Commits whose trees are measured at once. Most of their subtrees are the same. */
const BATCH = 50;

/**
 * Returns the newest commits of `line`, up to the first whose tree is too large for git to compare with its
 * parent.
 */
async function comparable(
  git: Git,
  line: readonly LineCommit[],
  maxEntries: number,
): Promise<readonly LineCommit[]> {
  if (line.length === 0) return line;
  const sizer = await TreeSizer.open(git);
  const isComparable = async ({ hash, parents: [first] }: LineCommit): Promise<boolean> =>
    (await sizer.isComparable(hash, maxEntries)) &&
    (first === undefined || (await sizer.isComparable(first, maxEntries)));
  try {
    for (let from = 0; from < line.length; from += BATCH) {
      const answers = await Promise.all(line.slice(from, from + BATCH).map(isComparable));
      const at = answers.indexOf(false);
      if (at >= 0) return line.slice(0, from + at);
    }
    return line;
  } finally {
    await sizer.close();
  }
}

async function readChanges(
  git: Git,
  wanted: readonly LineCommit[],
  { bytes: mostBytes, entries }: HistoryLimits,
): Promise<History> {
  const line = await comparable(git, wanted, entries);
  const read: { hash: string; files: FileChange[] }[] = [];
  const parser = new PatchParser(({ hash, files }) => {
    const texts = files.filter(({ oldPath, newPath }) => oldPath !== undefined || newPath !== undefined);
    read.push({ hash, files: texts });
  });
  // Compared with its first parent only, a merge is the change that it brought to the main line.
  const pairs = line.map(({ hash, parents: [first] }) => (first === undefined ? hash : `${hash} ${first}`));
  const command = [...patchCommand('diff-tree'), '--stdin', '--root', '-r'];
  const format = `--format=${COMMIT_MARK}%H`;
  let bytes = 0;
  let isComplete = true;
  for await (const chunk of git.objects.stream([...command, format, '--', '.'], `${pairs.join('\n')}\n`)) {
    bytes += chunk.length;
    isComplete = bytes <= mostBytes;
    if (!isComplete) break;
    parser.push(chunk);
  }
  // After a cut, the last commit is incomplete and is not reported.
  if (isComplete) parser.end();
  const parents = new Map(line.map((each) => [each.hash, each.parents]));
  return {
    commits: await withAuthors(git, read, parents),
    isComplete: isComplete && line.length === wanted.length,
  };
}

async function withAuthors(
  git: Git,
  read: readonly { hash: string; files: FileChange[] }[],
  parents: ReadonlyMap<string, string[]>,
): Promise<HistoryCommit[]> {
  const mergedBy = (hash: string): string | undefined => parents.get(hash)?.[1];
  const wanted = [...new Set(read.flatMap(({ hash }) => [hash, mergedBy(hash) ?? hash]))];
  const commits = await readCommits(git, wanted);
  const byHash = new Map(wanted.map((hash, at) => [hash, commits[at]]));
  return read.map(({ hash, files }) => ({
    hash,
    time: byHash.get(hash)?.committer.time ?? 0,
    author: byHash.get(mergedBy(hash) ?? hash)?.author.email ?? '',
    files,
  }));
}
