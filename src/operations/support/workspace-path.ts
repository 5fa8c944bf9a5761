import { OperationError, type OperationErrorCode } from '../operation-error.ts';
import { shortened } from './shortened.ts';

/**
 * A path below the root as the atlas writes it: `./src//a/` is `src/a`, the root is empty. What leads elsewhere is
 * refused with the code that the question's contract has for it.
 */
export function workspacePath(path: string, code: OperationErrorCode = 'VALIDATION_FAILED'): string {
  const refuse = (why: string): never => {
    throw new OperationError(code, `path: ${JSON.stringify(shortened(path))} ${why}.`);
  };
  if (path === '') refuse('is empty; the root is "."');
  if (path.includes('\0')) refuse('has a character that no path has');
  if (/^([/\\]|[A-Za-z]:[/\\]|~\/)/.test(path))
    refuse('is absolute; paths begin at the root of the repository');
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.some((part) => part === '..' || part.startsWith('..\\')))
    refuse('leads out of the repository by ".."');
  return parts.join('/');
}
