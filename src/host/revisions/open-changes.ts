import { createYielder } from '../../base/create-yielder.ts';
import { compareSides } from '../../features/changes/compare-sides.ts';
import { parseRange, type ChangeRange } from '../../features/changes/range.ts';
import type { Side } from '../../features/changes/side.ts';
import type { ChangeReport } from '../../model/changes.ts';
import type { Follow } from '../../store/store.ts';
import type { Project } from '../project.ts';
import { openResolved, requireCache } from './open-sides.ts';
import { cachedReport } from './report-cache.ts';
import { resolveRange, type ResolvedRange } from './resolve-range.ts';

/** A comparison with both of its states. */
export interface OpenedChanges {
  report: ChangeReport;
  base: Side;
  head: Side;
}

/**
 * Compares two states of a project. `range` is parsed by `parseRange` if it is a text. Throws `OperationError` if a name is
 * unknown or the project has no git, and `InputError` if it has no cache folder.
 */
export async function openChanges(
  project: Project,
  range: string | ChangeRange,
  follow: Follow = {},
): Promise<OpenedChanges> {
  const cacheFolder = requireCache(project);
  const parsed = typeof range === 'string' ? parseRange(range) : range;
  const resolved = await resolveRange(project, cacheFolder, parsed);
  return openResolvedChanges(project, cacheFolder, resolved, follow);
}

/** Does the same for states that are known. The report is made once for the same files. */
export async function openResolvedChanges(
  project: Project,
  cacheFolder: string,
  resolved: ResolvedRange,
  follow: Follow = {},
): Promise<OpenedChanges> {
  const { base, head } = await openResolved(project, cacheFolder, resolved, follow);
  const signal = follow.signal ? AbortSignal.any([project.signal, follow.signal]) : project.signal;
  const report = await cachedReport(project, cacheFolder, { base, head }, () =>
    compareSides(base.side, head.side, {
      signal,
      pause: createYielder(signal),
      onProgress: follow.onProgress,
    }),
  );
  return { report, base: base.side, head: head.side };
}
