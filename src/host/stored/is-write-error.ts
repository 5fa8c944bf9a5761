import { errorCode } from '../../base/error-code.ts';

const CODES = new Set([
  'EACCES',
  'EDQUOT',
  'EEXIST',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOENT',
  'ENOSPC',
  'ENOTDIR',
  'EPERM',
  'EROFS',
]);

/** Whether an error says that a file of the cache cannot be written: its folder is full, closed to us, or was deleted. */
export function isWriteError(error: unknown): boolean {
  return CODES.has(errorCode(error) ?? '');
}
