import { errorCode } from '../../base/error-code.ts';
import { readRegularFileSync } from '../../base/read-regular-file.ts';
import { PublishError } from '../publish-error.ts';

/**
 * The text of a file in the user's state folder; undefined when there is none. Throws a `PublishError` for a folder, a
 * link or a pipe in its place: only the user can have put it there, so nothing but a message can mend it.
 */
export function readStateFile(file: string): string | undefined {
  try {
    return readRegularFileSync(file).toString('utf8');
  } catch (cause) {
    const code = errorCode(cause);
    if (code === 'ENOENT') return undefined;
    const reason = cause instanceof Error && code === undefined ? cause.message : `cannot be read (${code})`;
    throw new PublishError(`A file in your state folder ${reason}.`, {
      where: file,
      next: 'Move it away, then build again.',
      cause,
    });
  }
}
