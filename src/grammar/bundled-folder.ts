import { fileURLToPath } from 'node:url';
import { isBundled, programFile } from '../base/program-files.ts';

/** Returns the folder of the shipped grammars: next to the compiled code, or at the top of a checkout. */
export function bundledGrammarFolder(): string {
  return fileURLToPath(programFile(isBundled ? 'grammars' : '../grammars'));
}
