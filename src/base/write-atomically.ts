import { randomBytes } from 'node:crypto';
import { closeSync, fchmodSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withPath } from './error-code.ts';

/** The end of the name of a temporary file, which outlives its process if that is killed during the write. */
export const TEMPORARY_SUFFIX = '.part';

export interface AtomicWriteOptions {
  /** Permissions. By default those of new files. */
  mode?: number;
  /**
   * False for a file that may be lost in a power cut, or be found incomplete after one: caches, which check what they read.
   * The write then does not wait for the disk.
   */
  durable?: boolean;
}

/**
 * Replaces a file as a whole, by one content or several behind each other: readers find the old content or the new one, even after a crash or a power cut. If it
 * throws the system error, the old file is in place and no temporary file is left.
 */
export function writeAtomically(
  file: string,
  data: string | Uint8Array | readonly Uint8Array[],
  { mode, durable = true }: AtomicWriteOptions = {},
): void {
  // The name of the file is not part of it: with an ending it could become too long.
  const part = join(dirname(file), `.${randomBytes(8).toString('hex')}${TEMPORARY_SUFFIX}`);
  try {
    const descriptor = openSync(part, 'wx', mode ?? 0o666);
    try {
      // `openSync` subtracts the umask.
      if (mode !== undefined) fchmodSync(descriptor, mode);
      // Each write continues where the last one ended.
      const isOne = typeof data === 'string' || data instanceof Uint8Array;
      for (const chunk of isOne ? [data] : data) writeFileSync(descriptor, chunk);
      if (durable) fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(part, file);
  } catch (cause) {
    rmSync(part, { force: true });
    throw withPath(cause, file);
  }
}
