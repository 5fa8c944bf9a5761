import { setTimeout } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import type { ReadingListener } from '../project.ts';
import { describeHolder, tryLock, type FileLock } from '../../base/file-lock.ts';

const POLL_MS = 100;
/** Waiting that a user would wonder about. */
const NOTED_MS = 2000;

/** Takes a lock, and waits while another process has it. `waited` says whether it had to wait. */
export async function waitForLock(
  file: string,
  signal: AbortSignal,
  onNotice: ReadingListener['onNotice'],
): Promise<{ lock: FileLock; waited: boolean }> {
  let noted = false;
  for (let time = 0; ; time += POLL_MS) {
    const lock = tryLock(file);
    if (lock) return { lock, waited: time > 0 };
    if (time >= NOTED_MS && !noted) {
      noted = true;
      onNotice?.(`Waiting for ${describeHolder(textOf(file))}, which is indexing this repository …`);
    }
    await setTimeout(POLL_MS, undefined, { signal });
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
