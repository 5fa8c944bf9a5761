import { MAX_BLAMED_COMMITS } from '../../model/blame-limit.ts';
import type { BlameOmission } from '../../model/blame.ts';
import type { GitSettings } from '../git-settings.ts';
import type { Git } from '../git.ts';
import { isShallow } from '../list-commits.ts';
import { lineOf } from '../output.ts';

/**
 * Returns the reason why a build leaves the commits of lines out unless the user asks for them: the clone does not have the whole history of
 * `commit`, a full hash, or reading it would take long. Undefined if there is none.
 */
export async function blameOmission(
  git: Git,
  { isPartial }: GitSettings,
  commit: string,
): Promise<BlameOmission | undefined> {
  if (isPartial) return 'partial';
  if (await isShallow(git)) return 'shallow';
  const count = ['rev-list', '--count', `--max-count=${MAX_BLAMED_COMMITS + 1}`, '--end-of-options', commit];
  return Number(lineOf(await git.objects.run(count))) > MAX_BLAMED_COMMITS ? 'long' : undefined;
}
