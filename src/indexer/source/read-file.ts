import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { describeCause } from './folder.ts';
import { SourceError } from './source-error.ts';

// The last two are undefined on Windows, which counts as 0 here: it has no pipes among files.
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * The bytes of a regular file. Never follows a link, never waits for a pipe. `path` is what the error names.
 * Throws `SourceError` with code `unreadable`.
 */
export async function readRegularFile(absolute: string, path: string): Promise<Uint8Array> {
  try {
    const file = await open(absolute, FLAGS);
    try {
      if (!(await file.stat()).isFile()) throw new Error('not a regular file');
      return await file.readFile();
    } finally {
      await file.close();
    }
  } catch (cause) {
    throw new SourceError(
      'unreadable',
      `${path} could not be read (${describeCause(cause)}).`,
      'It has no page.',
      { cause },
    );
  }
}
