import type { ChangeRange } from '../../features/changes/range.ts';
import type { Side } from '../../features/changes/side.ts';
import type { Follow } from '../../store/store.ts';
import type { Project } from '../project.ts';

/** Opens both states of a range as whole atlases. */
export function openSides(
  project: Project,
  range: ChangeRange,
  follow: Follow,
): Promise<{ base: Side; head: Side }> {
  follow.signal?.throwIfAborted();
  return Promise.reject(new Error(`${project.root}: ${range.base} cannot be opened yet`));
}
