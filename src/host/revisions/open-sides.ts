import { WORKTREE, type ChangeRange } from '../../features/changes/range.ts';
import { findRevision } from '../../git/revision.ts';
import type { ComparedState } from '../../model/changes.ts';
import type { Follow } from '../../store/store.ts';
import { InputError } from '../input-error.ts';
import { openProjectCache } from '../open-project-cache.ts';
import type { Project } from '../project.ts';
import { openSide, type OpenedSide } from './open-side.ts';
import { resolveRange, type ResolvedRange } from './resolve-range.ts';

export interface OpenedSides {
  base: OpenedSide;
  head: OpenedSide;
}

/** Opens both states of a range as whole atlases. Throws `OperationError` if a name is unknown, and `InputError` without a cache. */
export async function openSides(project: Project, range: ChangeRange, follow: Follow): Promise<OpenedSides> {
  const cacheFolder = requireCache(project);
  return openResolved(project, cacheFolder, await resolveRange(project, cacheFolder, range), follow);
}

/**
 * Opens both states, one after the other, because each uses the whole machine. That of the working tree comes first: the other one continues with
 * its caches.
 */
export async function openResolved(
  project: Project,
  cacheFolder: string,
  { base, head }: ResolvedRange,
  follow: Follow,
): Promise<OpenedSides> {
  const open = (state: ComparedState): Promise<OpenedSide> => openSide(project, cacheFolder, state, follow);
  if (base.commit !== null && base.commit === head.commit) {
    const one = await open(base);
    return { base: one, head: { ...one, side: { ...one.side, state: head } } };
  }
  const current = project.git && (await findRevision(project.git, 'HEAD'));
  if (head.name !== WORKTREE && base.commit !== null && base.commit === current?.id)
    return { base: await open(base), head: await open(head) };
  const second = await open(head);
  return { base: await open(base), head: second };
}

/** Returns the cache folder of a project. Two whole atlases do not fit into memory, so there must be one. */
export function requireCache(project: Project): string {
  const folder = openProjectCache(project);
  if (folder !== undefined) return folder;
  throw new InputError(
    'States are compared with the help of the cache, which is switched off or cannot be written. Remove "cache": false from the configuration, or set "cache" to a folder that you can write to.',
  );
}
