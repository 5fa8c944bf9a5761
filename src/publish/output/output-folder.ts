import { existsSync, readdirSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../base/make-folder.ts';
import { OUTPUT_MARKER } from '../../model/output.ts';
import { PublishError, toPublishError } from '../publish-error.ts';
import { lockOutput, type OutputLock } from './output-lock.ts';
import { outputPlace } from './output-place.ts';
import { type Edition, OutputRecord } from './output-record.ts';
import { folderInode, pathKind } from './path-kind.ts';
import { discardStaging, openStaging, stagingOf, type Staging } from './staging.ts';
import { recoverSwap, removeRetired } from './swap.ts';
import { undoMoves } from './moves.ts';
import { listOutput } from './tree.ts';

export interface OutputOptions {
  /** The user's state folder, where records of outputs are. */
  stateFolder: string;
  /** The folder of the repository that is published. Its links are not followed, and the output must not hold it. */
  repository?: string;
  /** Permits to write into a folder with files that no build of this user put there. */
  force?: boolean;
}

/** What is in an output folder when a build begins. */
export interface Before {
  /** Names the atlas; undefined where there is none, or not all of its files. */
  generation: string | undefined;
  /** The files of the atlas that is there: ours to replace and to remove. */
  ours: ReadonlySet<string>;
  /** Files of others. */
  others: readonly string[];
  /** Whether there are links, special files, empty folders or mount points, which no build makes. */
  hasOddities: boolean;
}

export interface Output {
  /** Absolute, links resolved. */
  folder: string;
  /** Tells the folder from another one that takes its place. */
  inode: string | undefined;
  before: Before;
  record: OutputRecord;
  staging: Staging;
  /** Removes what is staged, and the folder when it was made for nothing. */
  close(): Promise<void>;
}

/**
 * Checks that an atlas may be written to a folder, and puts right what a build that died left there. Makes
 * nothing. Throws a `PublishError`.
 */
export async function checkOutput(path: string, options: OutputOptions): Promise<void> {
  try {
    const { folder, record, lock } = lockedPlace(path, options);
    try {
      await recover(folder, record);
      if (existsSync(folder)) lookInto(folder, record, options.force ?? false);
    } finally {
      lock?.release();
    }
  } catch (cause) {
    throw toPublishError(cause, 'write to the output folder', path);
  }
}

/** Opens a folder for one build: as `checkOutput`, then makes the folder if need be and keeps it locked. */
export async function openOutput(path: string, options: OutputOptions): Promise<Output> {
  try {
    const { folder, record, lock } = lockedPlace(path, options);
    let made: string | undefined;
    const unlock = (): void => {
      lock?.release();
      if (made !== undefined) removeEmpty(folder, made);
    };
    try {
      await recover(folder, record);
      made = makeFolder(folder);
      const before = lookInto(folder, record, options.force ?? false);
      const staging = openStaging(folder, record);
      return {
        folder,
        inode: folderInode(folder),
        before,
        record,
        staging,
        async close() {
          // A commit that could not be undone needs what is staged; the next build tries again.
          if (!record.content.commit) await discard(folder, record);
          unlock();
        },
      };
    } catch (cause) {
      unlock();
      throw cause;
    }
  } catch (cause) {
    throw toPublishError(cause, 'write to the output folder', path);
  }
}

function lockedPlace(
  path: string,
  { stateFolder, repository }: OutputOptions,
): { folder: string; record: OutputRecord; lock: OutputLock | undefined } {
  const folder = outputPlace(path, repository);
  const unlocked = OutputRecord.open(stateFolder, folder, repository);
  if (unlocked.folder === undefined) return { folder, record: unlocked, lock: undefined };
  const lock = lockOutput(unlocked.folder, folder);
  // Read again: until now another build may have written it.
  return { folder, record: OutputRecord.open(stateFolder, folder, repository), lock };
}

async function recover(folder: string, record: OutputRecord): Promise<void> {
  const { commit } = record.content;
  if (commit?.how === 'swap') recoverSwap(folder, commit, record);
  const { staging } = record.content;
  if (commit?.how === 'moves') {
    if (staging !== undefined && pathKind(join(folder, staging)) === 'folder')
      undoMoves(folder, stagingOf(folder, staging), commit.moves, record);
    else record.update({ commit: undefined });
  }
  await removeRetired(folder, record);
  await discard(folder, record);
}

async function discard(folder: string, record: OutputRecord): Promise<void> {
  await discardStaging(folder, record.content.staging);
  if (record.content.staging !== undefined) record.update({ staging: undefined });
}

function lookInto(folder: string, record: OutputRecord, force: boolean): Before {
  const { current } = record.content;
  const known = filesOf(current, folder, record);
  if (!known && !force && readdirSync(folder).length > 0) throw foreign(folder);
  const { files, others } = listOutput(folder);
  const ours = new Set(known?.filter((path) => files.has(path)));
  return {
    generation: ours.size === known?.length ? current?.generation : undefined,
    ours,
    others: [...files].filter((path) => !ours.has(path)),
    hasOddities: others.length > 0,
  };
}

/** Undefined where the folder is another one than the record knows, or the list is lost. */
function filesOf(edition: Edition | undefined, folder: string, record: OutputRecord): string[] | undefined {
  const inode = folderInode(folder);
  return inode !== undefined && edition?.inode === inode ? record.files(edition.list) : undefined;
}

/** The marker does not make a folder ours: anybody can put one into a repository. It only makes a better message. */
function foreign(folder: string): PublishError {
  const hasMarker = pathKind(join(folder, OUTPUT_MARKER)) !== undefined;
  const what = hasMarker
    ? 'The output folder holds an atlas that no build of yours put there, or that was moved or copied since.'
    : 'The output folder is not empty and holds no atlas.';
  return new PublishError(what, {
    where: folder,
    next: hasMarker
      ? 'Delete the folder, choose another one with --out, or write into it with --force, which replaces files of the same name and keeps all others.'
      : 'Choose another folder with --out, or write into this one with --force, which replaces files of the same name and keeps all others.',
  });
}

function removeEmpty(folder: string, first: string): void {
  try {
    for (let path = folder; path.length >= first.length; path = dirname(path)) rmdirSync(path);
  } catch {
    // Not empty: the atlas is in it, or something of somebody else.
  }
}
