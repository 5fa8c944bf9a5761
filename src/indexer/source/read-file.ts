import { readRegularFileSync } from '../../base/read-regular-file.ts';
import { describeCause } from './folder.ts';
import { SourceError } from './source-error.ts';

/**
 * Returns the bytes of a regular file, without following a link or waiting for a pipe. Synchronous, because that takes a third of the processor time, and
 * an indexing process has nothing else to do meanwhile. `path` is the name in the error. Throws `SourceError` with code `unreadable`.
 */
export function readSourceFile(absolute: string, path: string): Uint8Array {
  try {
    return readRegularFileSync(absolute);
  } catch (cause) {
    throw new SourceError(
      'unreadable',
      `${path} could not be read (${describeCause(cause)}).`,
      'Check its permissions, or exclude it.',
      { cause },
    );
  }
}
