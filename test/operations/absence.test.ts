import { describe, expect, test } from 'vitest';
import { findOperation } from '../support/operations.ts';
import { renderAnswer } from '../../src/operations/render-answer.ts';
import { ask } from '../support/ask.ts';
import { sourceAtlas } from '../support/source-atlas.ts';

/** A repository in which nothing that is resolved uses `lonelyHelper`, and one file that does. */
const repository = {
  'package.json': '{ "name": "shop", "private": true, "main": "src/main.ts" }\n',
  'src/lib.ts': 'export function lonelyHelper(a: number) {\n  return a;\n}\n',
  'src/main.ts': 'export function main() {\n  return 1;\n}\nmain();\n',
};

/** Where the only use can be hidden from references, and the file that has it. */
const hidden: readonly (readonly [way: string, path: string, text: string])[] = [
  ['a skipped file', 'src/use.min.js', `${'var a=1;'.repeat(200)}lonelyHelper(1);${'b=2;'.repeat(400)}\n`],
  ['a language without a grammar', 'src/use.zig', 'pub fn use() void { lonelyHelper(1); }\n'],
  ['a template', 'src/view.hbs', '<p>{{lonelyHelper 1}}</p>\n'],
  ['settings', 'conf.yaml', 'handler: lonelyHelper\n'],
  ['a string', 'src/run.ts', 'declare function run(name: string): void;\nrun("lonelyHelper");\n'],
];

const symbol = 'function:src/lib.ts:lonelyHelper';
const questions: readonly (readonly [operation: string, input: object])[] = [
  ['find_references', { name: 'lonelyHelper' }],
  ['impact', { id: symbol }],
  ['check', { id: symbol }],
  ['call_graph', { id: symbol, direction: 'callers' }],
  ['path_between', { from: 'main', to: 'lonelyHelper' }],
  ['get_dependencies', { id: symbol, direction: 'incoming' }],
  ['dead_code', {}],
];

describe.each(hidden)('a use in %s', (_, path, text) => {
  const atlas = sourceAtlas({ ...repository, [path]: text });

  test.each(questions)('is no plain zero of %s', async (name, input) => {
    const answer = await ask(name, input, await atlas);
    const said = renderAnswer(findOperation(name)!, answer);
    if (name === 'dead_code') {
      // What may be used is no certain finding, and says why.
      const { symbols } = answer as { symbols: { id: string; severity: string; doubts: string[] }[] };
      for (const { severity, doubts } of symbols.filter(({ id }) => id === symbol)) {
        expect(['CRITICAL', 'HIGH']).not.toContain(severity);
        expect(doubts).not.toEqual([]);
      }
      return;
    }
    expect(said).toContain(path);
  });
});

describe('an answer without items', () => {
  const atlas = sourceAtlas(repository);

  test('names the kinds of use that the language has and no reference shows', async () => {
    for (const [name, input] of [...questions.slice(0, 6), ['imports', { path: 'src/lib.ts' }] as const]) {
      const answer = await ask(name, input, await atlas);
      expect(renderAnswer(findOperation(name)!, answer), name).toContain('names in strings');
    }
  });

  test('says how many steps a path may have', async () => {
    const answer = await ask('path_between', { from: 'main', to: 'lonelyHelper', maxDepth: 3 }, await atlas);
    expect(renderAnswer(findOperation('path_between')!, answer)).toContain('At most 3 steps');
  });
});

describe('a function that is only passed on', () => {
  const atlas = sourceAtlas({
    ...repository,
    'src/lib.ts': 'export function lonelyHelper() {}\nexport const table = [lonelyHelper, lonelyHelper];\n',
  });

  test.each([
    ['call_graph', { id: symbol, direction: 'callers' }],
    ['path_between', { from: 'main', to: 'lonelyHelper' }],
  ])('has references that %s names', async (name, input) => {
    const answer = await ask(name, input, await atlas);
    expect(renderAnswer(findOperation(name)!, answer)).toContain(
      '2 references (no calls): see `find_references`.',
    );
  });
});

test('an answer with items says nothing of the kind', async () => {
  const atlas = await sourceAtlas({
    ...repository,
    'src/main.ts': "import { lonelyHelper } from './lib';\nlonelyHelper(1);\n",
  });
  const { meta } = await ask<{ meta: object }>('find_references', { name: 'lonelyHelper' }, atlas);
  expect(meta).not.toHaveProperty('absence');
});
