import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createLanguageFinder } from '../../src/grammar/language-of.ts';
import { bundledGrammarFolder, loadGrammars, type Grammar } from '../../src/grammar/load-grammars.ts';

/** The texts of all samples of a grammar. */
export function samplesOf(grammar: Grammar): { path: string; text: string }[] {
  const folder = join(bundledGrammarFolder(), grammar.name, 'samples');
  const finder = createLanguageFinder([grammar]);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && finder.byPath(entry.name) !== undefined)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

export const bundledGrammars: readonly Grammar[] = loadGrammars();
