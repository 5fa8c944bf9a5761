import { compareSides } from '../../features/changes/compare-sides.ts';
import { parseRange, type ChangeRange } from '../../features/changes/range.ts';
import type { Side } from '../../features/changes/side.ts';
import type { ChangeReport } from '../../model/changes.ts';
import type { Follow } from '../../store/store.ts';
import type { Project } from '../project.ts';
import { openSides } from './open-sides.ts';

/** A comparison with both of its states. */
export interface OpenedChanges {
  report: ChangeReport;
  base: Side;
  head: Side;
}

/**
 * Compares two states of a project. `range` is parsed by `parseRange` if it is a text. Throws `OperationError` if a name is
 * unknown, and `InputError` if the project has no git or no cache folder.
 */
export async function openChanges(
  project: Project,
  range: string | ChangeRange,
  follow: Follow = {},
): Promise<OpenedChanges> {
  const parsed = typeof range === 'string' ? parseRange(range) : range;
  const { base, head } = await openSides(project, parsed, follow);
  const report = await compareSides(base, head, follow);
  return { report, base, head };
}
