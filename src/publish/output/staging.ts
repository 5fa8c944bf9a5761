import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { STAGING_PREFIX } from '../../model/output.ts';
import type { OutputRecord } from './output-record.ts';
import { pathKind } from './path-kind.ts';

/**
 * The folder in which a new atlas is assembled: inside the output, so that it is on the same file system and may
 * be written where the output may. Its name is random and recorded, so that nothing in it can be of another
 * origin, and the next build can remove what this one leaves when it dies.
 */
export interface Staging {
  /** Mirrors the output. */
  newFolder: string;
  /** Takes what is replaced when files are moved one by one. */
  oldFolder: string;
}

export function openStaging(output: string, record: OutputRecord): Staging {
  const name = `${STAGING_PREFIX}${randomBytes(8).toString('hex')}`;
  record.update({ staging: name });
  const staging = stagingOf(output, name);
  mkdirSync(join(output, name));
  mkdirSync(staging.newFolder);
  return staging;
}

export function stagingOf(output: string, name: string): Staging {
  return { newFolder: join(output, name, 'new'), oldFolder: join(output, name, 'old') };
}

/**
 * Removes what a build staged in the folder `output`. Asynchronously: for tens of thousands of files that takes
 * seconds, in which a second signal must end the process; and it is three times faster than one by one.
 */
export async function discardStaging(output: string, staging: string | undefined): Promise<void> {
  if (staging === undefined || pathKind(join(output, staging)) !== 'folder') return;
  await rm(join(output, staging), { recursive: true, force: true, maxRetries: 3 });
}
