import { randomBytes } from 'node:crypto';
import { mkdirSync, realpathSync, rmdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { STAGING_PREFIX } from '../../model/output.ts';
import { replacedMeanwhile } from '../publish-error.ts';
import { type FolderIdentity, folderIdentity, isSameFolder } from './folder-identity.ts';
import type { TreeRoot } from './folder-tree.ts';
import type { OutputRecord } from './output-record.ts';
import { pathKind } from './path-kind.ts';

/**
 * The folder in which a new atlas is assembled. It lies inside the output, so it is on the same file system and has the
 * same permissions. Its name is random, so nothing else can have put files there, and recorded, so the next build can
 * remove it if this one dies.
 */
export interface Staging {
  /** The new files, at their paths in the output. */
  newFolder: string;
  /** The replaced files, if files are moved one by one. */
  oldFolder: string;
}

export interface OpenStaging extends Staging {
  /** Detects that another folder, or a link, took the place of `newFolder`. */
  identity: FolderIdentity;
}

/**
 * Makes a staging folder and records it. Throws a `PublishError` if a link, or another folder, takes the place of the output meanwhile, and leaves no
 * folder in it then.
 */
export function openStaging(
  { folder, identity }: TreeRoot,
  record: Pick<OutputRecord, 'update'>,
): OpenStaging {
  const name = `${STAGING_PREFIX}${randomBytes(8).toString('hex')}`;
  record.update({ staging: name });
  const staging = stagingOf(folder, name);
  const path = join(folder, name);
  mkdirSync(path);
  // The real paths, which are right even if the output is replaced once more.
  const made = [realpathSync(path)];
  try {
    if (!isSameFolder(folder, identity)) throw replacedMeanwhile(folder);
    mkdirSync(staging.newFolder);
    made.unshift(realpathSync(staging.newFolder));
    if (!isSameFolder(folder, identity)) throw replacedMeanwhile(folder);
    return { ...staging, identity: folderIdentity(staging.newFolder) };
  } catch (cause) {
    for (const each of made) removeIfEmpty(each);
    throw cause;
  }
}

/** Removes a folder, unless something else is there now. The first error is the one to report. */
function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // The next build removes a folder that is left in the output.
  }
}

export function stagingOf(output: string, name: string): Staging {
  return { newFolder: join(output, name, 'new'), oldFolder: join(output, name, 'old') };
}

/**
 * Removes the staging folder of the name `staging` from the folder `output`. Asynchronously: for tens of thousands of
 * files that takes seconds, in which a second signal must end the process, and it is three times faster.
 */
export async function discardStaging(output: string, staging: string | undefined): Promise<void> {
  if (staging === undefined || pathKind(join(output, staging)) !== 'folder') return;
  await rm(join(output, staging), { recursive: true, force: true, maxRetries: 3 });
}
