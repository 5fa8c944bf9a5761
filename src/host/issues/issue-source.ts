import type { Forge } from '../../model/forge.ts';
import type { IssueReport } from '../../render/issues/issue.ts';

/** Returns where others can get the commit that was read; undefined if that is not known. */
export function issueSource({
  commit,
  branch,
  forge,
}: {
  commit: string | null;
  branch: string | null;
  forge?: Forge | undefined;
}): IssueReport['source'] {
  return commit === null || !forge ? undefined : { url: forge.url, commit, branch };
}
