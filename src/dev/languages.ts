// `npm run languages`: writes the tables of languages in content/docs/languages.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { bundledGrammarFolder, loadGrammars } from '../grammar/load-grammars.ts';
import { Accuracy } from '../model/accuracy.ts';
import { languageTable, supportTable } from './language-table.ts';
import { root } from './process.ts';

const file = join(root, 'content', 'docs', 'languages.md');
const grammars = loadGrammars();
const accuracy = Accuracy.parse(
  JSON.parse(readFileSync(join(root, 'src', 'quality', 'accuracy.json'), 'utf8')),
);
const tables = {
  languages: languageTable(grammars, bundledGrammarFolder()),
  support: supportTable(grammars, accuracy),
};
let text = readFileSync(file, 'utf8');
for (const [name, table] of Object.entries(tables))
  text = text.replace(
    new RegExp(`(<!-- ${name} -->)[^]*(<!-- /${name} -->)`),
    (_, open: string, close: string) => `${open}\n\n${table}\n\n${close}`,
  );
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
