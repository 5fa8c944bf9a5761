import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digest } from './digest.ts';
import { listFiles } from './list-files.ts';
import { isBundled, programFile } from './program-files.ts';

/** The file of the package with the digest of all code, which the build writes. */
export const CODE_DIGEST = 'code.digest';

/**
 * Returns a hash of the code in folders of `src`, so that results of other code are not reused and no version number must be raised by
 * hand. In the package, it is the hash of all code.
 */
export function codeDigest(...folders: readonly string[]): string {
  if (isBundled) return readFileSync(programFile(CODE_DIGEST), 'utf8');
  return digest(...folders.map((folder) => folderDigest(fileURLToPath(programFile(folder)))));
}

/** The file of the package with the digest of all code and data that an atlas depends on, which the build writes. */
export const PROGRAM_DIGEST = 'program.digest';

let checkoutDigest: string | undefined;

/** Returns a hash of everything in this program that an atlas depends on: code, grammars and other data. */
export function programDigest(): string {
  if (isBundled) return readFileSync(programFile(PROGRAM_DIGEST), 'utf8');
  return (checkoutDigest ??= digest(
    folderDigest(fileURLToPath(programFile('.'))),
    folderDigest(fileURLToPath(programFile('../grammars')), (path) => !path.includes('/samples/')),
  ));
}

/** Returns a hash of the paths and contents of the files in a folder. `isIncluded` is asked for each path below it. */
export function folderDigest(folder: string, isIncluded: (path: string) => boolean = () => true): string {
  const files = listFiles(folder).filter(isIncluded);
  return digest(...files.flatMap((path) => [path, readFileSync(join(folder, path))]));
}
