import { changedFileArtifacts } from '../../features/changes/changed-file.ts';
import { parseRange, WORKTREE } from '../../features/changes/range.ts';
import type { RepositoryInfo } from '../../indexer/source/source.ts';
import { artifactPath, type Artifact } from '../../model/artifact.ts';
import { CHANGES_VERSION, changesAddress, type ComparedState } from '../../model/changes.ts';
import { changesEntry, type ChangesIndex } from '../../model/changes-index.ts';
import { snapshotLabel, type Timeline } from '../../model/timeline.ts';
import type { Follow } from '../../store/store.ts';
import { withCount } from '../history-artifacts.ts';
import type { Project } from '../project.ts';
import { openResolvedChanges } from './open-changes.ts';
import { findReport } from './report-cache.ts';
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

/** Comparisons of consecutive snapshots that a build makes. Each takes as long as indexing a whole state. */
export const MAX_SNAPSHOT_COMPARISONS = 20;

/** Returns the comparisons of each snapshot of a timeline with the one before, the newest first. */
export function rangesOfTimeline({ snapshots }: Pick<Timeline, 'snapshots'>): ResolvedRange[] {
  const states = snapshots.map((snapshot): ComparedState => {
    const { id, time, subject } = snapshot;
    return { name: snapshotLabel(snapshot), commit: id, time, subject };
  });
  return states
    .slice(0, MAX_SNAPSHOT_COMPARISONS)
    .flatMap((head, at) => (states[at + 1] ? [{ base: states[at + 1], head }] : []))
    .filter((range): range is ResolvedRange => range.base !== undefined);
}

/** The comparisons that a build makes. */
export interface ChosenComparisons {
  /** Those that the user named, with the differences of their files. */
  named: readonly ResolvedRange[];
  /** Those of snapshots, of which the report is enough: the texts are in the history. */
  ofSnapshots: readonly ResolvedRange[];
}

/** Yields the report of each range as an artifact, and the list of them. */
export async function* changesArtifacts(
  project: Project,
  cacheFolder: string,
  { named, ofSnapshots }: ChosenComparisons,
  { repository, ...follow }: Follow & { repository: Pick<RepositoryInfo, 'commit' | 'dirty'> },
): AsyncGenerator<Artifact, void> {
  const comparisons = new Map<string, ChangesIndex['comparisons'][number]>();
  for (const resolved of named) {
    const { base, head } = resolved;
    const range = changesAddress(base.name, head.name);
    if (comparisons.has(range)) continue;
    const opened = await openResolvedChanges(project, cacheFolder, resolved, follow);
    const isOfAtlas = isBuilt(head, repository);
    comparisons.set(range, changesEntry(opened.report, { isOfAtlas, hasDifferences: true }));
    yield* changedFileArtifacts(opened.base, opened.head, opened.report);
    yield { path: artifactPath.changes(range), value: opened.report };
  }
  for (const [at, resolved] of ofSnapshots.entries()) {
    const { base, head } = resolved;
    const range = changesAddress(base.name, head.name);
    if (comparisons.has(range)) continue;
    const counted = withCount(follow, at + 1, ofSnapshots.length);
    const report =
      (await findReport(project, cacheFolder, resolved)) ??
      (await openResolvedChanges(project, cacheFolder, resolved, counted)).report;
    comparisons.set(
      range,
      changesEntry(report, { isOfAtlas: isBuilt(head, repository), hasDifferences: false }),
    );
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
