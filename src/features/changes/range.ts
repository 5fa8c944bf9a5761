import { OperationError } from '../../operations/operation-error.ts';
import { isRevisionName } from '../history/query/read-history.ts';

/** The files as they are now. */
export const WORKTREE = 'WORKTREE';
/** The files that `git commit` would commit. */
export const STAGED = 'STAGED';

/** Two states to compare, by name: git revisions, `WORKTREE` or `STAGED`. */
export interface ChangeRange {
  base: string;
  head: string;
  /** Whether the base is the newest common ancestor of both, as in `main...topic`. */
  fromMergeBase: boolean;
}

/** The longest range that is read. */
export const MAX_RANGE = 400;

/**
 * Parses `A..B`, `A...B` (from the merge base of both to `B`), or `A` (from `A` to the working tree). A missing side is `HEAD`. With
 * `staged`, the head is what `git commit` would commit. Throws `OperationError`.
 */
export function parseRange(text: string, { staged = false }: { staged?: boolean } = {}): ChangeRange {
  const written = text.trim();
  const [, left, dots, right] = /^(.*?)(\.{2,3})(?!\.)(.*)$/su.exec(written) ?? [];
  if (dots === undefined) {
    const base = requireName(written === '' ? 'HEAD' : written);
    return { base, head: staged ? STAGED : WORKTREE, fromMergeBase: false };
  }
  if (staged)
    throw new OperationError(
      'VALIDATION_FAILED',
      `"${text}" names two states, and staged files are the second one already. Name only the first, as in "${orHead(left)}".`,
    );
  const fromMergeBase = dots === '...';
  const base = requireName(orHead(left));
  const head = requireName(orHead(right));
  if (fromMergeBase && [base, head].some((name) => name === WORKTREE || name === STAGED))
    throw new OperationError(
      'VALIDATION_FAILED',
      `"${text}" asks for a merge base, which only commits have. Write two dots, as in "${base}..${head}".`,
    );
  return { base, head, fromMergeBase };
}

/** Returns the range as a user would write it. */
export function rangeText({ base, head, fromMergeBase }: ChangeRange): string {
  return `${base}${fromMergeBase ? '...' : '..'}${head}`;
}

function requireName(name: string): string {
  if (isRevisionName(name)) return name;
  throw new OperationError(
    'VALIDATION_FAILED',
    `"${name}" is no name of a state. Name a commit, tag, branch or revision such as HEAD~2, ${WORKTREE} or ${STAGED}, as in "v1.0..HEAD".`,
  );
}

/** A side that is left out is the last commit. */
function orHead(name: string | undefined): string {
  return name === undefined || name === '' ? 'HEAD' : name;
}
