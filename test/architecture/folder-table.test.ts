import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tableCells } from '../support/table-cells.ts';
import { folderTable } from './folder-table.ts';
import { rules } from './rules.ts';

const root = join(import.meta.dirname, '..', '..');
const document = 'content/docs/architecture.md';

it('has the table of folders that the rules give', () => {
  const text = readFileSync(join(root, document), 'utf8');
  const written = /<!-- folders -->([^]*)<!-- \/folders -->/.exec(text)?.[1] ?? '';
  const message = `The table in ${document} differs from test/architecture/rules.ts. Replace it with the following and run prettier:\n\n${folderTable()}\n`;
  expect(tableCells(written), message).toEqual(tableCells(folderTable()));
});

it('documents every folder of src', () => {
  const folders = new Set(
    globSync('src/*/**/*.{ts,svelte,astro}', { cwd: root }).map((path) => path.split('/')[1]),
  );
  const documented = new Set(rules.filter(({ does }) => does).map(({ from }) => from));
  const missing = [...folders].filter((folder) => !documented.has(folder ?? ''));
  expect(missing, 'Add a rule with `does` to test/architecture/rules.ts').toEqual([]);
});
