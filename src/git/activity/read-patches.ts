import { GitError } from '../git-error.ts';
import type { Git } from '../git.ts';
import type { ListedCommit } from '../list-commits.ts';
import { COMMIT_MARK, PatchParser, type CommitChanges } from './patch-parser.ts';

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

export interface ReadPatches {
  read: CommitChanges[];
  /** Whether all commits were read. */
  isComplete: boolean;
  bytes: number;
  /** Why git stopped; only if failures are tolerated. */
  failure?: GitError;
}

/**
 * Reads the differences of each commit to its first parent, in the given order, until they exceed `maxBytes`. Commits without
 * differences are not among them. If failures are tolerated, git may also stop at a commit whose files it cannot read.
 */
export async function readPatches(
  git: Git,
  commits: readonly ListedCommit[],
  maxBytes: number,
  toleratesFailure = false,
): Promise<ReadPatches> {
  const read: CommitChanges[] = [];
  const parser = new PatchParser(({ hash, files }) => {
    const texts = files.filter(({ oldPath, newPath }) => oldPath !== undefined || newPath !== undefined);
    read.push({ hash, files: texts });
  });
  const pairs = commits.map(({ hash, parents: [first] }) =>
    first === undefined ? hash : `${hash} ${first}`,
  );
  const command = [...patchCommand('diff-tree'), '--stdin', '--root', '-r'];
  const format = `--format=${COMMIT_MARK}%H`;
  let bytes = 0;
  let isComplete = true;
  try {
    for await (const chunk of git.objects.stream([...command, format, '--', '.'], `${pairs.join('\n')}\n`)) {
      bytes += chunk.length;
      isComplete = bytes <= maxBytes;
      if (!isComplete) break;
      parser.push(chunk);
    }
  } catch (error) {
    if (!toleratesFailure || !(error instanceof GitError) || error.isFinal) throw error;
    return { read, isComplete: false, bytes, failure: error };
  }
  // After a cut, the last commit is incomplete and is not reported.
  if (isComplete) parser.end();
  return { read, isComplete, bytes };
}
