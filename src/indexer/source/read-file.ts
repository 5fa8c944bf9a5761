import { readRegularFile as readBytes } from '../../base/read-regular-file.ts';
import { describeCause } from './folder.ts';
import { SourceError } from './source-error.ts';

/**
 * The bytes of a regular file. Never follows a link, never waits for a pipe. `path` is what the error names.
 * Throws `SourceError` with code `unreadable`.
 */
export async function readRegularFile(absolute: string, path: string): Promise<Uint8Array> {
  try {
    return await readBytes(absolute);
  } catch (cause) {
    throw new SourceError(
      'unreadable',
      `${path} could not be read (${describeCause(cause)}).`,
      'It has no page.',
      { cause },
    );
  }
}
