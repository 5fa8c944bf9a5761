import { readRegularFile as readBytes } from '../../base/read-regular-file.ts';
import { describeCause } from './folder.ts';
import { SourceError } from './source-error.ts';

/**
 * Returns the bytes of a regular file, without following a link or waiting for a pipe. `path` is the name in
 * the error. Throws `SourceError` with code `unreadable`.
 */
export async function readRegularFile(absolute: string, path: string): Promise<Uint8Array> {
  try {
    return await readBytes(absolute);
  } catch (cause) {
    throw new SourceError(
      'unreadable',
      `${path} could not be read (${describeCause(cause)}).`,
      'Check its permissions, or exclude it.',
      { cause },
    );
  }
}
