import { linkSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { readPackList } from '../../store/pack/pack-list.ts';
import type { Project } from '../project.ts';
import { HEAD_FILE, readHead } from '../stored/head.ts';
import { storedPlace, type StoredPlace } from '../stored/stored-folder.ts';
import { storedInputsDigest } from '../stored/stored-inputs.ts';

/** Atlases of commits that are kept. */
export const MAX_REVISIONS = 8;

/** Returns the place of the atlas of a state that never changes. `id` is the hash of a commit, or begins with `staged-`. */
export function revisionPlace(project: Project, cacheFolder: string, id: string): StoredPlace {
  const all = join(cacheFolder, 'revisions');
  const name = `${id}-${storedInputsDigest(project)}`;
  const folder = join(all, name);
  return { all, name, folder, lockFile: join(folder, 'lock') };
}

/** Whether there is a complete atlas of the state. */
export function hasRevision(project: Project, cacheFolder: string, id: string): boolean {
  return readHead(revisionPlace(project, cacheFolder, id).folder) !== undefined;
}

/** Records that the atlas of a revision is in use. Exact, unlike `markUsed`: many heads are compared with one base in a day. */
export function touchRevision({ folder }: StoredPlace): void {
  try {
    utimesSync(join(folder, HEAD_FILE), new Date(), new Date());
  } catch {
    // Another user's cache, or one that was just deleted: it is still good to read.
  }
}

/**
 * Links the files of the newest atlas that another revision, or the working tree, has into a folder, and returns the name of their list.
 * The new atlas shares most artifacts with them, which then take neither time nor space. Undefined if there is none, or the file
 * system has no links.
 */
export function shareNewest(project: Project, cacheFolder: string, place: StoredPlace): string | undefined {
  const from = newestAtlas(project, cacheFolder, place);
  const base = from && readHead(from)?.base;
  if (from === undefined || base === undefined) return undefined;
  try {
    const names = (readPackList(from, base)?.segments ?? []).map(({ name }) => name);
    for (const name of [...names, base]) linkSync(join(from, name), join(place.folder, name));
    return base;
  } catch {
    return undefined;
  }
}

/** Returns the folder that was used last among the atlases with the same inputs. */
function newestAtlas(project: Project, cacheFolder: string, { all, name }: StoredPlace): string | undefined {
  const inputs = storedInputsDigest(project);
  const revisions = readdirSync(all)
    .filter((each) => each !== name && each.endsWith(`-${inputs}`))
    .map((each) => join(all, each));
  return [...revisions, storedPlace(project, cacheFolder).folder]
    .map((folder) => ({ folder, used: usedAt(folder) }))
    .filter(({ used }) => used > 0)
    .sort((a, b) => b.used - a.used)[0]?.folder;
}

function usedAt(folder: string): number {
  return statSync(join(folder, HEAD_FILE), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
