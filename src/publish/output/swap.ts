import { randomBytes } from 'node:crypto';
import { accessSync, chmodSync, constants, copyFileSync, linkSync, lstatSync, renameSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { isInside } from '../../base/inside.ts';
import { isOwnedByUser } from '../../base/private-path.ts';
import { errorCode } from '../../base/error-code.ts';
import { createYielder } from '../../base/create-yielder.ts';
import { RETIRED_PREFIX } from '../../model/output.ts';
import { PublishError, replacedMeanwhile } from '../publish-error.ts';
import { folderIdentity, isSameFolder } from './folder-identity.ts';
import { FolderTree } from './folder-tree.ts';
import type { Edition, RecordContent, OutputRecord } from './output-record.ts';
import { pathInside, pathKind } from './path-kind.ts';
import { discardStaging, type OpenStaging } from './staging.ts';
import { removeFiles } from './tree.ts';

/*
 * Replaces an output as a whole. A rename cannot replace a folder that is not empty, so two renames are needed: the old
 * folder is renamed to a name beside it, and the new one, which lies inside it, takes its place. Readers find the old
 * atlas or the new one; between the two renames, for some ten microseconds, they find no folder. If a build dies there,
 * the next one renames the old folder back.
 *
 * A symbolic link would need a single rename, but many tools that serve, copy or upload a folder do not follow links.
 */

/**
 * Whether the folder can probably be replaced: it is not a mount point, does not contain the current folder, belongs to
 * this user, and lies in a folder that can be written. Whether it works is only known from `renameAside`.
 */
export function canSwap(output: string): boolean {
  const parent = dirname(output);
  const stat = lstatSync(output);
  const isCurrent = isInside(output, process.cwd());
  return !isCurrent && isOwnedByUser(stat) && stat.dev === lstatSync(parent).dev && isWritable(parent);
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Adds the files that have not changed to a staged tree. Throws the signal's reason if it is aborted. */
export async function addUnchanged(
  output: string,
  { newFolder, identity }: OpenStaging,
  paths: Iterable<string>,
  signal: AbortSignal,
): Promise<void> {
  const staged = new FolderTree({ folder: newFolder, identity });
  const folders = new Set<string>();
  const pause = createYielder(signal);
  for (const path of paths) {
    const folder = dirname(path);
    if (!folders.has(folder)) {
      pathInside(output, path);
      folders.add(folder);
    }
    linkOrCopy(join(output, path), staged.pathFor(path));
    await pause();
  }
}

/** Throws if a symbolic link has taken the place of the file: its target is not part of the atlas. */
function linkOrCopy(from: string, to: string): void {
  if (pathKind(from) !== 'file') throw replacedMeanwhile(from);
  try {
    linkSync(from, to);
  } catch {
    // Not every file system supports hard links, and those that do limit their number.
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

export interface Swap {
  output: string;
  /** The complete new atlas, inside the output. */
  newFolder: string;
  next: Edition;
  /** All files of the old output. The new folder replaces them or contains them too. */
  replaced: Iterable<string>;
}

/** Replaces the output. Returns false, with nothing changed, if the system does not allow the output to be renamed. */
export function commitSwap({ output, newFolder, next, replaced }: Swap, record: OutputRecord): boolean {
  const old = folderIdentity(output);
  chmodSync(newFolder, lstatSync(output).mode & 0o7777);
  const name = `${RETIRED_PREFIX}${randomBytes(8).toString('hex')}`;
  const aside = join(dirname(output), name);
  const retired = { ...old, name, list: record.addFiles(replaced) };
  record.update({ commit: { how: 'swap', next, retired } });
  if (!renameAside(output, aside)) {
    record.update({ commit: undefined });
    return false;
  }
  try {
    renameSync(join(aside, relative(output, newFolder)), output);
  } catch (cause) {
    renameBack(aside, output, cause);
    record.update({ commit: undefined });
    throw cause;
  }
  finishSwap({ how: 'swap', next, retired }, record);
  return true;
}

type SwapCommit = Extract<RecordContent['commit'], { how: 'swap' }>;

function finishSwap({ next, retired }: SwapCommit, record: OutputRecord): void {
  record.update({ commit: undefined, current: next, retired: [...record.content.retired, retired] });
}

/** Completes an interrupted swap if the new folder is in place, and undoes it otherwise. */
export function recoverSwap(output: string, commit: SwapCommit, record: OutputRecord): void {
  const { next, retired } = commit;
  const aside = join(dirname(output), retired.name);
  if (isSameFolder(output, next)) return finishSwap(commit, record);
  if (pathKind(output) === undefined && isSameFolder(aside, retired)) renameSync(aside, output);
  record.update({ commit: undefined });
}

/** Returns false if the folder cannot be renamed: a mount point, an open folder on some systems, a parent without write permission. */
function renameAside(output: string, aside: string): boolean {
  try {
    renameSync(output, aside);
    return true;
  } catch (cause) {
    if (['EACCES', 'EPERM', 'EBUSY', 'EXDEV', 'EROFS'].includes(errorCode(cause) ?? '')) return false;
    throw cause;
  }
}

function renameBack(aside: string, output: string, cause: unknown): void {
  try {
    renameSync(aside, output);
  } catch {
    throw new PublishError(
      'The new atlas could not be moved into place, and the old one could not be moved back.',
      {
        where: output,
        next: `The old atlas is complete in ${aside}: rename that folder to ${basename(output)}.`,
        cause,
      },
    );
  }
}

/**
 * Removes the files of replaced outputs. Returns the folders that could not be removed because they contain other files
 * too.
 */
export async function removeRetired(output: string, record: OutputRecord): Promise<string[]> {
  const { retired, staging } = record.content;
  if (retired.length === 0) return [];
  const left: string[] = [];
  for (const each of retired) {
    const folder = join(dirname(output), each.name);
    if (!isSameFolder(folder, each)) continue;
    await discardStaging(folder, staging);
    if (!(await removeFiles(folder, record.files(each.list) ?? []))) left.push(folder);
  }
  record.update({ retired: [], staging: undefined });
  return left;
}
