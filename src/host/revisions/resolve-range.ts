import { STAGED, WORKTREE, type ChangeRange } from '../../features/changes/range.ts';
import { readHistory, resolveSnapshot } from '../../features/history/query/read-history.ts';
import { GitError } from '../../git/git-error.ts';
import type { Git } from '../../git/git.ts';
import { readCommit } from '../../git/log.ts';
import { lineOf } from '../../git/output.ts';
import type { ComparedState } from '../../model/changes.ts';
import { OperationError } from '../../operations/operation-error.ts';
import { historyOf } from '../open-history.ts';
import type { Project } from '../project.ts';

/** The two states of a range, with full hashes. */
export interface ResolvedRange {
  base: ComparedState;
  head: ComparedState;
}

/** Finds the states that a range names. Throws `OperationError`, with the nearest names if one is unknown. */
export async function resolveRange(
  project: Project,
  cacheFolder: string,
  { base, head, fromMergeBase }: ChangeRange,
): Promise<ResolvedRange> {
  const [first, second] = await Promise.all(
    [base, head].map((name) => resolveState(project, cacheFolder, name)),
  );
  if (!first || !second) throw new Error('Two names have two states.');
  if (!fromMergeBase || first.commit === null || second.commit === null) return { base: first, head: second };
  const git = requireGit(project);
  const commit = await mergeBase(git, [first.commit, second.commit], [base, head]);
  if (commit === first.commit) return { base: first, head: second };
  return { base: await describe(project, git, commit, commit.slice(0, 10)), head: second };
}

async function resolveState(project: Project, cacheFolder: string, name: string): Promise<ComparedState> {
  // Without git, files can be compared with themselves only.
  const git = requireGit(project);
  if (isUncommitted(name)) return { name, commit: null, time: null, subject: null };
  const store = historyOf(project, cacheFolder);
  const history = await readHistory(store);
  if (!history || history.problem !== undefined)
    throw new OperationError('HISTORY_REQUIRED', history?.problem ?? 'There is no history.');
  const found = await resolveSnapshot(store, history, name);
  if (found.kind === 'found') return describe(project, git, found.id, name);
  const shown = JSON.stringify(project.maskSecrets(name));
  const { nearest } = found;
  if (found.kind === 'ambiguous')
    throw new OperationError('NOT_FOUND', `${shown} is ambiguous: several commits begin with it.`, {
      nearest,
    });
  throw new OperationError('NOT_FOUND', `There is no commit ${shown}.${await shallowAdvice(git)}`, {
    nearest,
  });
}

/** Whether a name is that of files that are not committed. */
export function isUncommitted(name: string): boolean {
  return name === WORKTREE || name === STAGED;
}

async function describe(
  { maskSecrets }: Project,
  git: Git,
  commit: string,
  name: string,
): Promise<ComparedState> {
  const info = await readCommit(git, commit);
  return { name: maskSecrets(name), commit, time: info?.time ?? null, subject: info?.subject ?? null };
}

function requireGit({ git, root }: Project): Git {
  if (git) return git;
  throw new OperationError(
    'HISTORY_REQUIRED',
    `${root} is read without git, and comparing states needs it. Install git, and do not use --no-git.`,
  );
}

async function mergeBase(
  git: Git,
  commits: readonly [string, string],
  names: readonly [string, string],
): Promise<string> {
  try {
    return lineOf(await git.objects.run(['merge-base', ...commits]));
  } catch (cause) {
    if (!(cause instanceof GitError) || cause.code !== 'failed') throw cause;
    const [base, head] = names.map((name) => git.maskSecrets(name));
    throw new OperationError(
      'NOT_FOUND',
      `${base} and ${head} have no common ancestor here, so "${base}...${head}" has no base. Compare them with two dots.${await shallowAdvice(git)}`,
      { cause },
    );
  }
}

async function shallowAdvice(git: Git): Promise<string> {
  const output = await git.run(['rev-parse', '--is-shallow-repository']).catch(() => undefined);
  return output?.toString().trim() === 'true'
    ? ' This clone is shallow, so older commits are missing. Fetch them with git fetch --unshallow --tags (in a GitHub workflow, set fetch-depth: 0 of actions/checkout).'
    : '';
}
