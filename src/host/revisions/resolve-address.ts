import { parseRange } from '../../features/changes/range.ts';
import { stateAddress } from '../../model/changes.ts';
import { OperationError } from '../../operations/operation-error.ts';
import type { Project } from '../project.ts';
import { resolveRange, type ResolvedRange } from './resolve-range.ts';

/**
 * Finds the states of a range as users write it, or as addresses do, in which the branch `feature/x` is `feature-x`. Throws
 * `OperationError` as `resolveRange` does.
 */
export async function resolveAddress(
  project: Project,
  cacheFolder: string,
  text: string,
): Promise<ResolvedRange> {
  const range = parseRange(text);
  try {
    return await resolveRange(project, cacheFolder, range);
  } catch (cause) {
    if (!(cause instanceof OperationError) || cause.code !== 'NOT_FOUND') throw cause;
    const names = await referenceNames(project);
    const nameOf = (written: string): string =>
      names.includes(written) ? written : (names.find((name) => stateAddress(name) === written) ?? written);
    const [base, head] = [nameOf(range.base), nameOf(range.head)];
    if (base === range.base && head === range.head) throw cause;
    return resolveRange(project, cacheFolder, { ...range, base, head });
  }
}

async function referenceNames({ git }: Project): Promise<string[]> {
  const output = await git?.run(['for-each-ref', '--format=%(refname:short)']);
  return output?.toString().split('\n').filter(Boolean) ?? [];
}
