import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languageTable } from '../../src/dev/language-table.ts';
import { bundledGrammarFolder, loadGrammars } from '../../src/grammar/load-grammars.ts';
import { tableCells } from '../support/table-cells.ts';

const root = join(import.meta.dirname, '..', '..');

it('lists every language with its tier, its files, and the licence of its grammar', () => {
  const text = readFileSync(join(root, 'content/docs/languages.md'), 'utf8');
  const written = /<!-- languages -->([^]*)<!-- \/languages -->/.exec(text)?.[1] ?? '';
  const table = tableCells(languageTable(loadGrammars(), bundledGrammarFolder()));
  expect(tableCells(written), 'Run "npm run languages"').toEqual(table);
});
