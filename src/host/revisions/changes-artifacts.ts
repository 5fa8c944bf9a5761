import { changedFileArtifacts } from '../../features/changes/changed-file.ts';
import { parseRange, WORKTREE } from '../../features/changes/range.ts';
import type { RepositoryInfo } from '../../indexer/source/source.ts';
import { artifactPath, type Artifact } from '../../model/artifact.ts';
import { CHANGES_VERSION, changesAddress } from '../../model/changes.ts';
import { changesEntry, type ChangesIndex } from '../../model/changes-index.ts';
import type { Follow } from '../../store/store.ts';
import type { Project } from '../project.ts';
import { openResolvedChanges } from './open-changes.ts';
import { resolveRange, type ResolvedRange } from './resolve-range.ts';

/**
 * Finds the states of the ranges of a build. A range without a head ends at what is built: `HEAD` if no file differs from it. Throws
 * `OperationError` as `resolveRange` does, so that a wrong name is reported before the work.
 */
export function resolveRanges(
  project: Project,
  cacheFolder: string,
  ranges: readonly string[],
  { commit, dirty }: Pick<RepositoryInfo, 'commit' | 'dirty'>,
): Promise<ResolvedRange[]> {
  return Promise.all(
    ranges.map((text) => {
      const range = parseRange(text);
      const isBuilt = range.head === WORKTREE && commit !== null && !dirty;
      return resolveRange(project, cacheFolder, isBuilt ? { ...range, head: 'HEAD' } : range);
    }),
  );
}

/** Yields the report of each range as an artifact, and the list of them. */
export async function* changesArtifacts(
  project: Project,
  cacheFolder: string,
  ranges: readonly ResolvedRange[],
  { repository, ...follow }: Follow & { repository: Pick<RepositoryInfo, 'commit' | 'dirty'> },
): AsyncGenerator<Artifact, void> {
  const comparisons = new Map<string, ChangesIndex['comparisons'][number]>();
  for (const resolved of ranges) {
    const { base, head } = resolved;
    const range = changesAddress(base.name, head.name);
    if (comparisons.has(range)) continue;
    const isOfAtlas = isBuilt(head, repository);
    const {
      report,
      base: before,
      head: after,
    } = await openResolvedChanges(project, cacheFolder, resolved, follow);
    comparisons.set(range, changesEntry(report, isOfAtlas));
    yield* changedFileArtifacts(before, after, report);
    yield { path: artifactPath.changes(range), value: report };
  }
  const value: ChangesIndex = {
    version: CHANGES_VERSION,
    live: false,
    comparisons: [...comparisons.values()],
  };
  yield { path: artifactPath.changesIndex, value };
}

function isBuilt(
  { name, commit }: ResolvedRange['head'],
  built: Pick<RepositoryInfo, 'commit' | 'dirty'>,
): boolean {
  return name === WORKTREE || (commit !== null && commit === built.commit && !built.dirty);
}
