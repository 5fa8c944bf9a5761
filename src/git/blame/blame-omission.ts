import type { BlameOmission } from '../../model/blame.ts';
import type { GitSettings } from '../git-settings.ts';
import type { Git } from '../git.ts';
import { lineOf } from '../output.ts';

/** Reading a history of this length for the first time takes about ten seconds; later builds read new commits only. */
const MAX_COMMITS = 20_000;

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
  if (lineOf(await git.objects.run(['rev-parse', '--is-shallow-repository'])) === 'true') return 'shallow';
  const count = ['rev-list', '--count', `--max-count=${MAX_COMMITS + 1}`, '--end-of-options', commit];
  return Number(lineOf(await git.objects.run(count))) > MAX_COMMITS ? 'long' : undefined;
}
