import { readFileSync } from 'node:fs';
import { digest } from '../../base/digest.ts';
import { folderDigest, programDigest } from '../../base/code-digest.ts';
import type { Project } from '../project.ts';

/**
 * Returns a digest of everything except the files that an atlas depends on: this program, its grammars, those of the user,
 * the settings, and the content of the indexes that they name. Atlases with other inputs are stored apart.
 */
export function storedInputsDigest({ settings }: Pick<Project, 'settings'>): string {
  const { userGrammarFolder } = settings;
  return digest(
    programDigest(),
    // The engine decides what regular expressions and the order of texts mean.
    process.version,
    JSON.stringify({ ...settings, workers: undefined, areWorkersChosen: undefined }),
    userGrammarFolder === undefined ? '' : folderDigest(userGrammarFolder),
    ...settings.scip.map(({ file }) => fileDigest(file)),
  );
}

/** Digest of the content; empty if it cannot be read, which indexing reports. */
function fileDigest(file: string): string {
  try {
    return digest(readFileSync(file));
  } catch {
    return '';
  }
}
