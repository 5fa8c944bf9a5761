import { realpath, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { errorCode } from '../../base/error-code.ts';
import { errorMessage } from '../../base/error-message.ts';
import { SourceError } from './source-error.ts';

/** The real absolute path of a folder that can be read. Throws `SourceError` for anything else. */
export async function resolveFolder(folder: string): Promise<string> {
  try {
    const real = await realpath(resolve(folder));
    if ((await stat(real)).isDirectory()) return real;
  } catch (cause) {
    throw folderError(folder, cause);
  }
  throw new SourceError(
    'not-a-folder',
    `${folder} is not a folder.`,
    'Give the folder that holds the repository.',
  );
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
      'Give the folder that holds the repository.',
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

/** A short reason that names no path of the machine. */
export function describeCause(error: unknown): string {
  return errorCode(error) ?? errorMessage(error);
}
