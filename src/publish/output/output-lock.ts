import { join } from 'node:path';
import { describeHolder, tryLock, type FileLock } from '../../base/file-lock.ts';
import { PublishError } from '../publish-error.ts';
import { readStateFile } from './state-file.ts';

export type OutputLock = FileLock;

/**
 * Takes the lock of an output folder. The lock file lies in the folder of the output's record. Takes over the lock of a
 * dead process. Throws a `PublishError` if another build is writing the output.
 */
export function lockOutput(recordFolder: string, output: string): OutputLock {
  const file = join(recordFolder, 'lock');
  const lock = tryLock(file, { readText: readStateFile });
  if (lock) return lock;
  throw new PublishError(`Another build is writing this atlas (${describeHolder(readStateFile(file))}).`, {
    where: output,
    next: `Wait until it is done, or choose another output folder with --out. If no build is running, delete ${file}.`,
  });
}
