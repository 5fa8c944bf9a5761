import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { bundledGrammarFolder } from '../../src/grammar/load-grammars.ts';
import type { FileShard } from '../../src/model/file-shard.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';
import { outlineOf } from '../support/outline.ts';

const grammars = bundledGrammarFolder();
const document = readFileSync(join(grammars, '../content/docs/grammars.md'), 'utf8');
/** The code blocks of the document that are parts of files, by the path above each. */
const blocks = [...document.matchAll(/^`([^`\s]+)`:\n\n```\w+\n(.*?)^```/gms)].map(
  ([, path = '', text = '']) => ({ path, text }),
);

/** Indexes the sample of a tier with the grammar of the tier. */
async function indexTier(tier: string): Promise<FileShard> {
  const folder = mkdtempSync(join(tmpdir(), 'treeatlas-worked-examples-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = blocks.filter(({ path }) => path.startsWith(`${tier}/luau/`));
  for (const { path, text } of files) {
    const file = join(folder, path.slice(2));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const sample = blocks.find(({ path }) => path === `${tier}/account.luau`)?.text ?? '';
  const { shards } = await indexMemory(memorySource({ 'account.luau': sample }), {
    userGrammarFolder: folder,
  });
  const shard = shards.get('account.luau');
  if (!shard) throw new Error(`The document has no sample of tier ${tier}.`);
  return shard;
}

it('queries of the community give an outline and possible references', async () => {
  expect(outlineOf(await indexTier('1'))).toBe(`== account.luau
method deposit exported 4-6  # Adds an amount.  | function Account:deposit(amount)
method check exported 8  | function Account:check(amount) end
function open exported 10-13  | function open()
-- uses
5:8 check CALLS in deposit -> ? method check (name)
12:11 deposit CALLS in open -> ? method deposit (name)
`);
});

it('scopes give certain references', async () => {
  expect(outlineOf(await indexTier('2'))).toBe(`== account.luau
variable Account exported 1  | local Account = {}
  method deposit exported 3-5  | function Account:deposit(amount)
function open exported 7-10  | function open()
function close exported 12-14  | function close()
-- uses
3:10 Account REFERENCES in Account.deposit -> variable Account (scope)
8:3 Account REFERENCES in open -> variable Account (scope)
8:11 deposit CALLS in open -> method Account.deposit (member)
9:3 close CALLS in open -> function close (scope)
-- unresolved
print
`);
});

it.each(blocks.filter(({ path }) => path.startsWith('grammars/')))(
  'the block of $path is in the file',
  ({ path, text }) => {
    expect(readFileSync(join(grammars, '..', path), 'utf8')).toContain(text);
  },
);
