import { digest } from '../../base/digest.ts';
import { folderDigest, programDigest } from '../../base/code-digest.ts';
import type { Project } from '../project.ts';

/**
 * Returns a digest of everything except the files that an atlas depends on: this program, its grammars, those of the user,
 * and the settings. Atlases with other inputs are stored apart.
 */
export function storedInputsDigest({ settings }: Pick<Project, 'settings'>): string {
  const { userGrammarFolder } = settings;
  return digest(
    programDigest(),
    // The engine decides what regular expressions and the order of texts mean.
    process.version,
    JSON.stringify({ ...settings, workers: undefined }),
    userGrammarFolder === undefined ? '' : folderDigest(userGrammarFolder),
  );
}
