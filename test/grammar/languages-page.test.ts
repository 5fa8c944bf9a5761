import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languageTable, supportTable } from '../../src/dev/language-table.ts';
import { bundledGrammarFolder, loadGrammars } from '../../src/grammar/load-grammars.ts';
import { Accuracy } from '../../src/model/accuracy.ts';
import { tableCells } from '../support/table-cells.ts';

const root = join(import.meta.dirname, '..', '..');

function writtenTable(name: string): string {
  const text = readFileSync(join(root, 'content/docs/languages.md'), 'utf8');
  return new RegExp(`<!-- ${name} -->([^]*)<!-- /${name} -->`).exec(text)?.[1] ?? '';
}

it('lists every language with its tier, its files, and the licence of its grammar', () => {
  const table = tableCells(languageTable(loadGrammars(), bundledGrammarFolder()));
  expect(tableCells(writtenTable('languages')), 'Run "npm run languages"').toEqual(table);
});

it('says what each resolved language supports, with its measured accuracy', () => {
  const figures = readFileSync(join(root, 'src/quality/accuracy.json'), 'utf8');
  const table = tableCells(supportTable(loadGrammars(), Accuracy.parse(JSON.parse(figures))));
  expect(tableCells(writtenTable('support')), 'Run "npm run languages"').toEqual(table);
});
