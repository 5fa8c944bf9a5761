import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { bundledGrammarFolder, loadGrammars, type Grammar } from '../../src/grammar/load-grammars.ts';

/** The texts of all samples of a grammar. */
export function samplesOf(grammar: Grammar): { path: string; text: string }[] {
  const folder = join(bundledGrammarFolder(), grammar.name, 'samples');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => grammar.manifest.files.extensions.includes(extname(path).slice(1)))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

export const bundledGrammars: readonly Grammar[] = loadGrammars();
