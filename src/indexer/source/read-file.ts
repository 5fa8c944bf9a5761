import {
  readRegularFile as readBytes,
  readRegularFileSync as readBytesSync,
} from '../../base/read-regular-file.ts';
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
    throw unreadable(path, cause);
  }
}

/** The same in a third of the processor time, for processes that have nothing else to do meanwhile. */
export function readRegularFileSync(absolute: string, path: string): Uint8Array {
  try {
    return readBytesSync(absolute);
  } catch (cause) {
    throw unreadable(path, cause);
  }
}

function unreadable(path: string, cause: unknown): SourceError {
  return new SourceError(
    'unreadable',
    `${path} could not be read (${describeCause(cause)}).`,
    'Check its permissions, or exclude it.',
    { cause },
  );
}
