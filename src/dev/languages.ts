// `npm run languages`: writes the table of languages in content/docs/languages.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { bundledGrammarFolder, loadGrammars } from '../grammar/load-grammars.ts';
import { languageTable } from './language-table.ts';
import { root } from './process.ts';

const file = join(root, 'content', 'docs', 'languages.md');
const table = languageTable(loadGrammars(), bundledGrammarFolder());
const text = readFileSync(file, 'utf8').replace(
  /(<!-- languages -->)[^]*(<!-- \/languages -->)/,
  (_, open: string, close: string) => `${open}\n\n${table}\n\n${close}`,
);
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
