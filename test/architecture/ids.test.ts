import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** The modules that read ids from tables or number things, with their casts. Other code gets ids from them. */
const makers = [
  'src/indexer/extract/expression-rows.ts',
  'src/indexer/extract/lists.ts',
  'src/indexer/extract/qualified-names.ts',
  'src/indexer/extract/scopes.ts',
  'src/indexer/facts/facts.ts',
  'src/indexer/facts/ids.ts',
  'src/indexer/files/declarations.ts',
  'src/indexer/resolve/bind/tables.ts',
  'src/indexer/resolve/link/edges.ts',
  'src/indexer/resolve/link/reuse/regions.ts',
  'src/indexer/resolve/types/values.ts',
];

const cast =
  /\bas (?:(?:unknown|number) as )?(?:readonly )?(?:BindingIndex|BindingTable|DefinitionIndex|DefinitionNumber|DefinitionTable|FileIndex|ImportFacts|ImportIndex|LinkEnd|Operand|OutsideNumber|RowIndex|RowTable|ScopeIndex|ScopeCursor|ScopeTable|Value|Cell|LinkCell)\b/;

it('only the readers and makers of tables cast numbers to ids', () => {
  const casting = globSync('src/indexer/**/*.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => cast.test(readFileSync(join(root, path), 'utf8')));
  expect(casting.sort()).toEqual(makers);
});

it('rows, scopes, bindings and imports are not compared with numbers', () => {
  const compared =
    /\b(?:scope|binding|row|callee|callback|condition|rowOf\(\w+\)|fact\.from) (?:[<>]=?|[=!]==) -?[01]\b/;
  const comparing = globSync('src/indexer/**/*.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !makers.includes(path) && compared.test(readFileSync(join(root, path), 'utf8')));
  expect(comparing).toEqual([]);
});

it('only the module of values takes the tag out of a value', () => {
  const arithmetic = /\bValueTag\.\w+ [-+*|&] |[-+*|&] ValueTag\.|>> 4\b/;
  const found = globSync('src/indexer/resolve/**/*.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('types/values.ts'))
    .filter((path) => arithmetic.test(readFileSync(join(root, path), 'utf8')));
  expect(found).toEqual([]);
});
