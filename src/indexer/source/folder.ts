import { realpath, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { errorCode } from '../../base/error-code.ts';
import { errorMessage } from '../../base/error-message.ts';
import { SourceError } from './source-error.ts';

/** Returns the real absolute path of a readable folder. Throws `SourceError` for anything else. */
export async function resolveFolder(folder: string): Promise<string> {
  try {
    const real = await realpath(resolve(folder));
    if ((await stat(real)).isDirectory()) return real;
  } catch (cause) {
    throw folderError(folder, cause);
  }
  throw new SourceError('not-a-folder', `${folder} is not a folder.`, 'Name the folder of the repository.');
}

export function folderError(folder: string, cause: unknown): SourceError {
  const code = errorCode(cause);
  if (code === 'EACCES' || code === 'EPERM') {
    return new SourceError(
      'no-permission',
      `You have no permission to read ${folder}.`,
      'Change its permissions, or name another folder.',
      {
        cause,
      },
    );
  }
  if (code === 'ENOTDIR') {
    return new SourceError(
      'not-a-folder',
      `${folder} is not a folder.`,
      'Name the folder of the repository.',
      {
        cause,
      },
    );
  }
  if (code === 'ENOENT') {
    return new SourceError('not-found', `${folder} does not exist.`, 'Check the path.', { cause });
  }
  return new SourceError(
    'unreadable',
    `${folder} cannot be read (${describeCause(cause)}).`,
    'Check the path.',
    { cause },
  );
}

/** Returns a short reason without paths of the machine. */
export function describeCause(error: unknown): string {
  return errorCode(error) ?? errorMessage(error);
}
