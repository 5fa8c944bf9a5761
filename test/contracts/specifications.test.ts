import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { specifications } from './support/requirements.ts';
import { specificationsDocument } from './support/specifications-document.ts';

const tests = join(import.meta.dirname, '..');
const documentPath = join(tests, '..', 'content', 'docs', 'specifications.md');

const held = specifications.flatMap(({ title, requirements }) =>
  requirements.flatMap(({ what, test: held }) => (held ? [{ what: `${title}: ${what}`, held }] : [])),
);

test.each(held)('$what', ({ held: [file, title] }) => {
  const source = readFileSync(join(tests, file), 'utf8');
  const titles = [...source.matchAll(/\b(?:test|it)(?:\.each\([^]*?\))?\(\s*(['"`])(.+?)\1,/g)];
  expect(titles.map(([, , text = '']) => text).filter((text) => text.startsWith(title))).not.toEqual([]);
});

test('the document of the specifications is up to date', async () => {
  const options = { parser: 'markdown', printWidth: 110, proseWrap: 'preserve' } as const;
  const text = await format(specificationsDocument(specifications), options);
  if (process.env['UPDATE_SPECIFICATIONS']) writeFileSync(documentPath, text);
  expect(readFileSync(documentPath, 'utf8')).toBe(text);
});
