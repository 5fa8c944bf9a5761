import { parseRange, type ChangeRange } from '../../features/changes/range.ts';
import { readChanges } from '../../features/changes/read-changes.ts';
import { isUrl } from '../../host/is-url.ts';
import { issueSource } from '../../host/issues/issue-source.ts';
import { openAtlas } from '../../host/open-atlas.ts';
import { openBuiltAtlas } from '../../host/open-built-atlas.ts';
import { openProject } from '../../host/open-project.ts';
import type { Project } from '../../host/project.ts';
import { openChanges } from '../../host/revisions/open-changes.ts';
import type { ChangeReport } from '../../model/changes.ts';
import type { CheckSettings } from '../../model/check-settings.ts';
import type { Forge } from '../../model/forge.ts';
import { OperationError } from '../../operations/operation-error.ts';
import { readIndex } from '../../query/read.ts';
import type { IssueReport } from '../../render/issues/issue.ts';
import type { Follow } from '../../store/store.ts';
import { hostOptions } from '../host-options.ts';
import type { ReplaceContext } from '../operation-command.ts';
import { createProgress } from '../progress.ts';
import { stageReporter } from '../stages.ts';

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
      const report = await readChanges(store, range, follow);
      const { repository } = await readIndex(store);
      const { forge } = repository;
      return { report, forge, source: issueSource(repository), root: undefined, check: undefined };
    }
    const project = await openProject(path, options);
    const { report, head } = await openChanges(project, range, follow).catch(async (error: unknown) => {
      throw await withShallowHint(project, error);
    });
    const { repository } = await readIndex(head.store);
    const { forge } = repository;
    const source = issueSource({ ...repository, commit: report.head.commit });
    return { report, forge, source, root: project.root, check: project.config.check };
  } finally {
    progress.stop();
  }
};

/** Adds the most frequent cause of unknown commits in continuous integration to an error. */
async function withShallowHint(project: Project, error: unknown): Promise<unknown> {
  if (!(error instanceof OperationError) || error.code !== 'NOT_FOUND') return error;
  const answer = await project.git?.run(['rev-parse', '--is-shallow-repository']).catch(() => undefined);
  if (answer?.toString().trim() !== 'true') return error;
  return new OperationError(
    error.code,
    `${error.message} This clone is shallow: fetch the commits with "git fetch --unshallow", or set "fetch-depth: 0" at actions/checkout (GIT_DEPTH: 0 in GitLab).`,
    { cause: error, nearest: error.nearest },
  );
}

/** Returns the range of a base and a head, as options name them. */
export function rangeOf(base: string, head: string | undefined): ChangeRange {
  // A range in `--base` names its head itself.
  return head === undefined ? parseRange(base) : parseRange(`${base}..${head}`);
}
