import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  renameSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { errorCode } from '../../base/error-code.ts';
import { createTurns } from '../../indexer/turns.ts';
import { RETIRED_PREFIX } from '../../model/output.ts';
import { PublishError } from '../publish-error.ts';
import type { Edition, OutputContent, OutputRecord } from './output-record.ts';
import { folderInode, pathInside, pathKind } from './path-kind.ts';
import { discardStaging } from './staging.ts';
import { removeFiles } from './tree.ts';

/**
 * Replaces an output as a whole. A folder cannot take the place of another that is not empty, so two renames are
 * needed: the old folder goes to a name beside it, and the new one, which lies in it, takes its place. Readers find
 * the old atlas or the new one; between the two renames, for some ten microseconds, they find no folder. A build
 * that dies there is undone by the next one.
 *
 * Links could switch an atlas by a single rename, and were not taken: many tools that serve, copy or upload a
 * folder do not follow them.
 */

/**
 * Whether the folder can be replaced: it must not be a mount point or the current folder, the folder around it must
 * be writable, and a new folder would have the same owner. Only a first look; `renameAside` finds out.
 */
export function canSwap(output: string): boolean {
  const parent = dirname(output);
  const stat = lstatSync(output);
  const inside = relative(output, process.cwd());
  const isCurrent = inside === '' || (inside !== '..' && !inside.startsWith(`..${sep}`));
  const isOurs = process.getuid === undefined || stat.uid === process.getuid();
  return !isCurrent && isOurs && stat.dev === lstatSync(parent).dev && isWritable(parent);
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Completes a staged tree with the files that stay as they are. Throws the signal's reason when aborted. */
export async function addUnchanged(
  output: string,
  newFolder: string,
  paths: Iterable<string>,
  signal: AbortSignal,
): Promise<void> {
  const folders = new Set<string>();
  const pause = createTurns(signal);
  for (const path of paths) {
    const to = join(newFolder, path);
    const folder = dirname(to);
    if (!folders.has(folder)) {
      pathInside(output, path);
      mkdirSync(folder, { recursive: true });
      folders.add(folder);
    }
    linkOrCopy(join(output, path), to);
    await pause();
  }
}

/** A link that somebody put in the place of a file is refused: its target is not part of the atlas. */
function linkOrCopy(from: string, to: string): void {
  if (pathKind(from) !== 'file') throw replacedMeanwhile(from);
  try {
    linkSync(from, to);
  } catch {
    // Not every file system has hard links, and each limits their number.
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

export function replacedMeanwhile(path: string): PublishError {
  return new PublishError('A part of the output was replaced while the atlas was built.', {
    where: path,
    next: 'Look what is there now, then build again. This build changed nothing.',
  });
}

export interface Swap {
  output: string;
  /** Complete. Lies in the output. */
  newFolder: string;
  next: Edition;
  /** All files of the output that the new folder replaces or contains too. */
  replaced: Iterable<string>;
}

/** Returns false, with nothing changed, where the system does not let the output be renamed. */
export function commitSwap({ output, newFolder, next, replaced }: Swap, record: OutputRecord): boolean {
  const old = folderInode(output);
  if (old === undefined) throw replacedMeanwhile(output);
  chmodSync(newFolder, lstatSync(output).mode & 0o7777);
  const name = `${RETIRED_PREFIX}${randomBytes(8).toString('hex')}`;
  const aside = join(dirname(output), name);
  const retired = { name, inode: old, list: record.addFiles(replaced) };
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

type SwapCommit = Extract<OutputContent['commit'], { how: 'swap' }>;

function finishSwap({ next, retired }: SwapCommit, record: OutputRecord): void {
  record.update({ commit: undefined, current: next, retired: [...record.content.retired, retired] });
}

/** Puts right a swap that died: forward when the new folder is in place, else back. */
export function recoverSwap(output: string, commit: SwapCommit, record: OutputRecord): void {
  const { next, retired } = commit;
  const aside = join(dirname(output), retired.name);
  if (folderInode(output) === next.inode) return finishSwap(commit, record);
  if (pathKind(output) === undefined && folderInode(aside) === retired.inode) renameSync(aside, output);
  record.update({ commit: undefined });
}

/** A mount point, an open folder on some systems, and a parent that may not be written cannot be renamed. */
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
    throw new PublishError('The new atlas could not be put in place, and neither could the old one.', {
      where: output,
      next: `The old atlas is whole in ${aside}: rename that folder to ${basename(output)}.`,
      cause,
    });
  }
}

/**
 * Removes the files of outputs that were replaced, and returns the folders that are left because others put
 * something into them meanwhile.
 */
export async function removeRetired(output: string, record: OutputRecord): Promise<string[]> {
  const { retired, staging } = record.content;
  if (retired.length === 0) return [];
  const left: string[] = [];
  for (const { name, inode, list } of retired) {
    const folder = join(dirname(output), name);
    if (folderInode(folder) !== inode) continue;
    await discardStaging(folder, staging);
    if (!(await removeFiles(folder, record.files(list) ?? []))) left.push(folder);
  }
  record.update({ retired: [], staging: undefined });
  return left;
}
