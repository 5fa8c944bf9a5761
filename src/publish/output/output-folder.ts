import { existsSync, readdirSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../base/make-folder.ts';
import { OUTPUT_MARKER } from '../../model/output.ts';
import { PublishError, toPublishError } from '../publish-error.ts';
import { folderIdentity, type FolderIdentity, isSameFolder } from './folder-identity.ts';
import { lockOutput, type OutputLock } from './output-lock.ts';
import { outputPlace } from './output-place.ts';
import { type Edition, OutputRecord } from './output-record.ts';
import { pathKind } from './path-kind.ts';
import { discardStaging, openStaging, type OpenStaging, stagingOf } from './staging.ts';
import { recoverSwap, removeRetired } from './swap.ts';
import { undoMoves } from './moves.ts';
import { listOutput } from './tree.ts';

export interface OutputOptions {
  /** The user's state folder, which holds the records of outputs. */
  stateFolder: string;
  /** The repository that is published. Links inside it are not followed, and the output must not contain it. */
  repository?: string | undefined;
  /** Allows writing into a folder with files that no build of this user wrote. */
  force?: boolean;
}

/** The content of an output folder when a build begins. */
export interface ExistingOutput {
  /** Identifies the atlas; undefined if there is none, or if files of it are missing. */
  generation: string | undefined;
  /** The files that our last build wrote: we may replace and remove them. */
  ours: ReadonlySet<string>;
  /** All other files. */
  others: readonly string[];
  /** Whether the folder contains links, special files, empty folders or mount points, which no build creates. */
  hasOddities: boolean;
}

export interface Output {
  /** Absolute, links resolved. */
  folder: string;
  /** Identifies the folder, to detect that another one took its place. */
  identity: FolderIdentity;
  before: ExistingOutput;
  record: OutputRecord;
  staging: OpenStaging;
  /** Releases the lock and removes staged files, and the folder if this build created it and it is empty. */
  close(): Promise<void>;
}

/**
 * Checks that an atlas may be written to a folder, and repairs what an interrupted build left there. Does not make the
 * folder. Throws a `PublishError`.
 */
export async function checkOutput(path: string, options: OutputOptions): Promise<void> {
  try {
    const { folder, record, lock } = lockedPlace(path, options);
    try {
      await recover(folder, record);
      if (existsSync(folder)) refuseForeign(folder, record, options.force ?? false);
    } finally {
      lock?.release();
    }
  } catch (cause) {
    throw toPublishError(cause, 'write to the output folder', path);
  }
}

/** Opens a folder for one build: checks it like `checkOutput`, creates it if needed, and keeps it locked. */
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
      const opened = folderIdentity(folder);
      const before = inspectOutput(folder, record, options.force ?? false);
      const staging = openStaging({ folder, identity: opened }, record);
      return {
        folder,
        // Once more: the birth time of a folder that was just made is not known before something is made in it.
        identity: folderIdentity(folder),
        before,
        record,
        staging,
        async close() {
          // A commit that could not be undone needs the staged files: the next build tries again.
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
  // Read again under the lock: another build may have changed it.
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

/** Returns the files of our last build. Throws if the folder has files that none of our builds wrote, and `force` does not allow that. */
function refuseForeign(folder: string, record: OutputRecord, force: boolean): string[] | undefined {
  const known = filesOf(record.content.current, folder, record);
  if (!known && !force && readdirSync(folder).length > 0) throw foreign(folder);
  return known;
}

function inspectOutput(folder: string, record: OutputRecord, force: boolean): ExistingOutput {
  const known = refuseForeign(folder, record, force);
  const { current } = record.content;
  const { files, others } = listOutput(folder);
  const ours = new Set(known?.filter((path) => files.has(path)));
  return {
    generation: ours.size === known?.length ? current?.generation : undefined,
    ours,
    others: [...files].filter((path) => !ours.has(path)),
    hasOddities: others.length > 0,
  };
}

/** The files of an edition; undefined if the folder is not the recorded one, or if the list is lost. */
function filesOf(edition: Edition | undefined, folder: string, record: OutputRecord): string[] | undefined {
  return edition && isSameFolder(folder, edition) ? record.files(edition.list) : undefined;
}

/** The marker does not prove that a folder is ours, since a repository can contain one. It only improves the message. */
function foreign(folder: string): PublishError {
  const hasMarker = pathKind(join(folder, OUTPUT_MARKER)) !== undefined;
  const what = hasMarker
    ? 'The output folder contains an atlas that your builds did not write, or that was moved or copied afterwards.'
    : 'The output folder is not empty and contains no atlas.';
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
    // Not empty: it holds the atlas, or files that are not ours.
  }
}
