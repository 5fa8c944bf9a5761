import { readFileSync } from 'node:fs';
import { codeDigest } from '../../base/code-digest.ts';
import { isBundled, programFile } from '../../base/program-files.ts';

/** The file of the package with the digest, which the build writes: facts of libraries are packed by the code in `src`. */
export const FACTS_DIGEST = 'facts.digest';

let known: string | undefined;

/** Returns a hash of the code that facts depend on, part of the cache key, so that no version must be raised by hand. */
export function factsDigest(): string {
  return (known ??= isBundled ? readFileSync(programFile(FACTS_DIGEST), 'utf8') : codeDigest(...folders));
}

const folders = [
  'base',
  'model',
  'grammar',
  'indexer/facts',
  'indexer/parse',
  'indexer/extract',
  'indexer/embed',
];
