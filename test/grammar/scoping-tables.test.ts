import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundledGrammarFolder } from '../../src/grammar/load-grammars.ts';
import { readScopingPresets } from '../../src/grammar/scoping-presets.ts';
import { tableCells } from '../support/table-cells.ts';
import { flagTables, presetTable } from './scoping-tables.ts';

const document = 'content/docs/grammars.md';
const folder = bundledGrammarFolder();
const text = readFileSync(join(folder, '..', document), 'utf8');

it.each([
  ['presets', presetTable(readScopingPresets(folder))],
  ['flags', flagTables()],
])('has the %s of scoping', (name, table) => {
  const written = new RegExp(`<!-- ${name} -->([^]*)<!-- /${name} -->`).exec(text)?.[1] ?? '';
  const message = `The part ${name} of ${document} differs from the schema. Replace it with the following and run prettier:\n\n${table}\n`;
  expect(tableCells(written), message).toEqual(tableCells(table));
});
