import type { Git } from '../git.ts';
import { COMMIT_MARK, PatchParser, type FileChange } from './patch-parser.ts';

/** One commit of the main line of history: a merge stands for all that it brought. */
export interface HistoryCommit {
  hash: string;
  /** When it came into this history, seconds since 1970. */
  time: number;
  /** Address; of a merge that of who made the newest commit that it brought. */
  author: string;
  files: FileChange[];
}

export interface History {
  /** Newest first. */
  commits: HistoryCommit[];
  /** Nothing was left out for being too much; what a shallow clone lacks is not known of. */
  isComplete: boolean;
}

export interface HistoryLimits {
  commits: number;
  bytes: number;
}

/** Some seconds of git's work at most; the largest of the repositories that were tried has 8,000 commits and 60 MB. */
export const defaultLimits: HistoryLimits = { commits: 10_000, bytes: 150_000_000 };

/** Patches that mean the same whatever the repository, the user or the machine have set. */
export const patchArguments: readonly string[] = [
  '--patch',
  '--unified=0',
  '--inter-hunk-context=0',
  '--diff-algorithm=myers',
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

/** Goes before the name of the command. */
export const plainSettings: readonly string[] = ['-c', 'core.quotePath=false', '-c', 'log.follow=false'];

/** The main line of history back from `commit`. `known` is what an earlier call gave: what it holds is not read again. */
export async function readHistory(
  git: Git,
  commit: string,
  known: History | undefined,
  limits: HistoryLimits = defaultLimits,
): Promise<History> {
  const line = await mainLine(git, commit, limits.commits);
  const at = known?.commits[0] ? line.hashes.indexOf(known.commits[0].hash) : -1;
  const reused = at >= 0 && known ? known : { commits: [], isComplete: !line.hasMore };
  const after = at >= 0 ? line.hashes[at] : line.boundary;
  const fresh = await readCommits(git, commit, after, limits.bytes);
  const commits = fresh.isComplete ? [...fresh.commits, ...reused.commits] : fresh.commits;
  return {
    commits: commits.slice(0, limits.commits),
    isComplete: fresh.isComplete && reused.isComplete && commits.length <= limits.commits,
  };
}

interface MainLine {
  /** Newest first. */
  hashes: string[];
  /** The newest that is not to be read. */
  boundary: string | undefined;
  hasMore: boolean;
}

/** The first commit of a shallow clone has all files as if it had made them, so that it says nothing. */
async function mainLine(git: Git, commit: string, most: number): Promise<MainLine> {
  const listed = await git.run([
    'rev-list',
    '--first-parent',
    '--parents',
    `--max-count=${most + 1}`,
    '--end-of-options',
    commit,
  ]);
  const lines = listed.toString().split('\n').filter(Boolean);
  const hashes = lines.map((line) => line.split(' ', 1)[0] ?? '');
  if (hashes.length > most) return { hashes: hashes.slice(0, most), boundary: hashes[most], hasMore: true };
  const isShallow = (await git.run(['rev-parse', '--is-shallow-repository'])).toString().trim() === 'true';
  const endsInClone = isShallow && !(lines.at(-1) ?? '').includes(' ');
  return { hashes, boundary: endsInClone ? hashes.at(-1) : undefined, hasMore: false };
}

interface Header {
  hash: string;
  time: number;
  author: string;
  /** The newest commit that a merge brought. */
  merged: string | undefined;
}

async function readCommits(
  git: Git,
  commit: string,
  after: string | undefined,
  mostBytes: number,
): Promise<History> {
  const read: { header: Header; files: FileChange[] }[] = [];
  const parser = new PatchParser(({ header, files }) => {
    const texts = files.filter(({ oldPath, newPath }) => oldPath !== undefined || newPath !== undefined);
    read.push({ header: parseHeader(header), files: texts });
  });
  const command = [
    ...plainSettings,
    'log',
    '--first-parent',
    '-m',
    ...patchArguments,
    `--format=${COMMIT_MARK}%H %ct %ae${COMMIT_MARK}%P`,
    '--end-of-options',
    after === undefined ? commit : `${after}..${commit}`,
    '--',
    '.',
  ];
  let bytes = 0;
  let isComplete = true;
  for await (const chunk of git.stream(command)) {
    bytes += chunk.length;
    isComplete = bytes <= mostBytes;
    if (!isComplete) break;
    parser.push(chunk);
  }
  // A commit that was cut in the middle is not given.
  if (isComplete) parser.end();
  return { commits: await withAuthors(git, read), isComplete };
}

function parseHeader(header: string): Header {
  const end = header.lastIndexOf(COMMIT_MARK);
  const [hash = '', time = '', ...author] = header.slice(0, end).split(' ');
  const [, merged] = header.slice(end + COMMIT_MARK.length).split(' ');
  return { hash, time: Number(time), author: author.join(' '), merged };
}

/** Arguments that any system takes in one command. */
const HASHES_A_CALL = 200;

async function withAuthors(
  git: Git,
  read: readonly { header: Header; files: FileChange[] }[],
): Promise<HistoryCommit[]> {
  const wanted = [...new Set(read.flatMap(({ header }) => header.merged ?? []))];
  const authors = new Map<string, string>();
  for (let from = 0; from < wanted.length; from += HASHES_A_CALL) {
    const hashes = wanted.slice(from, from + HASHES_A_CALL);
    const command = ['log', '--no-walk=unsorted', '--ignore-missing', '--format=%H %ae', '--end-of-options'];
    for (const line of (await git.run([...command, ...hashes])).toString().split('\n')) {
      const space = line.indexOf(' ');
      if (space > 0) authors.set(line.slice(0, space), line.slice(space + 1));
    }
  }
  return read.map(({ header: { hash, time, author, merged }, files }) => ({
    hash,
    time,
    author: (merged === undefined ? undefined : authors.get(merged)) ?? author,
    files,
  }));
}
