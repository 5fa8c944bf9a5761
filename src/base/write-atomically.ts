import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { withPath } from './error-code.ts';

/**
 * Replaces a file as a whole: readers find the old content or the new one, even after a crash or a power cut. If it
 * throws the system error, the old file is in place and no temporary file is left.
 */
export function writeAtomically(file: string, data: string | Uint8Array, mode = 0o666): void {
  const part = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    const descriptor = openSync(part, 'wx', mode);
    try {
      writeFileSync(descriptor, data);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(part, file);
  } catch (cause) {
    rmSync(part, { force: true });
    throw withPath(cause, file);
  }
}
