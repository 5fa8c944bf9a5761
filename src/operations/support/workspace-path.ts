import { OperationError, type OperationErrorCode } from '../operation-error.ts';
import { shortened } from './shortened.ts';

/**
 * Returns a path as the atlas writes it: `./src//a/` and `src/b/../a` are `src/a`, the root is empty. Throws an `OperationError` with the code for
 * a path outside the root.
 */
export function workspacePath(path: string, code: OperationErrorCode = 'VALIDATION_FAILED'): string {
  const refuse = (why: string): never => {
    throw new OperationError(code, `path: ${JSON.stringify(shortened(path))} ${why}.`);
  };
  if (path === '') refuse('is empty; the root is "."');
  if (path.includes('\0')) refuse('contains a character that paths cannot contain');
  if (/^([/\\]|[A-Za-z]:[/\\]|~\/)/.test(path))
    refuse('is absolute; paths are relative to the root of the repository');
  const parts: string[] = [];
  for (const part of path.split('/')) {
    const leadsOut = part.startsWith('..\\') || (part === '..' && parts.pop() === undefined);
    if (leadsOut) refuse('leads out of the repository with ".."');
    if (part !== '' && part !== '.' && part !== '..') parts.push(part);
  }
  return parts.join('/');
}
