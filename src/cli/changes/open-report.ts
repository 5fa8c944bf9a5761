import { requireReport } from '../../features/changes/find-report.ts';
import { parseRange, rangeText, type ChangeRange } from '../../features/changes/range.ts';
import { isUrl } from '../../host/is-url.ts';
import { issueSource } from '../../host/issues/issue-source.ts';
import { openAtlas } from '../../host/open-atlas.ts';
import { openBuiltAtlas } from '../../host/open-built-atlas.ts';
import { openProject } from '../../host/open-project.ts';
import { openChanges } from '../../host/revisions/open-changes.ts';
import type { ChangeReport } from '../../model/changes.ts';
import type { CheckSettings } from '../../model/check-settings.ts';
import type { Forge } from '../../model/forge.ts';
import { readIndex } from '../../query/read.ts';
import type { IssueReport } from '../../render/issues/issue.ts';
import type { Follow } from '../../store/store.ts';
import { hostOptions } from '../host-options.ts';
import type { ReplaceContext } from '../command-effects.ts';
import { createProgress } from '../progress.ts';
import { stageReporter } from '../stages.ts';
import { UsageError } from '../usage-error.ts';

/** A whole comparison, and what is known about its repository. */
export interface OpenedReport {
  report: ChangeReport;
  forge: Forge | undefined;
  source: IssueReport['source'];
  /** Absolute; undefined for an atlas from elsewhere. */
  root: string | undefined;
  /** The settings of the repository; undefined for an atlas. */
  check: CheckSettings | undefined;
}

export type OpenReport = (
  context: Pick<ReplaceContext, 'terminal' | 'path' | 'project'>,
  range: ChangeRange,
) => Promise<OpenedReport>;

/** Opens a comparison of a repository, or one that an atlas has. */
export const openReport: OpenReport = async ({ terminal, path, project: choice }, range) => {
  const progress = createProgress(terminal);
  const isAtlas = isUrl(path) || openBuiltAtlas(path, terminal.cwd) !== undefined;
  const options = {
    ...choice,
    ...hostOptions(terminal, terminal.live ? stageReporter(progress) : undefined),
  };
  const follow: Follow = {
    signal: terminal.signal,
    onProgress: ({ message, done, total }) => {
      if (terminal.live) progress.report({ stage: message, done, total });
    },
  };
  try {
    if (isAtlas) {
      const store = await openAtlas(path, options);
      const report = await requireReport(store, rangeText(range), follow);
      const { repository } = await readIndex(store);
      const { forge } = repository;
      return { report, forge, source: issueSource(repository), root: undefined, check: undefined };
    }
    const project = await openProject(path, options);
    const { report, head } = await openChanges(project, range, follow);
    const { repository } = await readIndex(head.store);
    const { forge } = repository;
    const source = issueSource({ ...repository, commit: report.head.commit });
    return { report, forge, source, root: project.root, check: project.config.check };
  } finally {
    progress.stop();
  }
};

/**
 * Returns the range of a base and a head, as options name them: `main` and `main...` can be the base of a head, and a range names its own.
 * Throws `UsageError`.
 */
export function rangeOf(base: string, head: string | undefined): ChangeRange {
  if (head === undefined) return parseRange(base);
  if (/\.{2,3}$/.test(base)) return parseRange(base + head);
  if (base.includes('..'))
    throw new UsageError(
      `"--base ${base}" names two states. Omit --head, or name only the first with --base.`,
    );
  return parseRange(`${base}..${head}`);
}
