import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { STAGING_PREFIX } from '../../model/output.ts';
import { type FolderIdentity, folderIdentity } from './folder-identity.ts';
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

/** Makes a staging folder and records it. */
export function openStaging(output: string, record: OutputRecord): OpenStaging {
  const name = `${STAGING_PREFIX}${randomBytes(8).toString('hex')}`;
  record.update({ staging: name });
  const staging = stagingOf(output, name);
  mkdirSync(join(output, name));
  mkdirSync(staging.newFolder);
  return { ...staging, identity: folderIdentity(staging.newFolder) };
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
