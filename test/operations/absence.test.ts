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
  ['a language without a grammar', 'src/use.pas', 'begin lonelyHelper(1); end.\n'],
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

describe.each(hidden.filter(([way]) => way !== 'a string'))(
  'a use in %s, beside a known one',
  (_, path, text) => {
    const atlas = sourceAtlas({
      ...repository,
      'src/main.ts': "import { lonelyHelper } from './lib';\nlonelyHelper(1);\n",
      'src/lib.test.ts': "import { lonelyHelper } from './lib';\ntest('', () => lonelyHelper(1));\n",
      [path]: text,
    });

    test.each([
      ...questions.filter(([name]) => !['path_between', 'dead_code'].includes(name)),
      ['get_node', { id: symbol }] as const,
      ['affected_tests', { changed: [symbol] }] as const,
      ['affected_tests', { changed: ['src/lib.ts'] }] as const,
    ])('is named once by %s', async (name, input) => {
      const said = renderAnswer(findOperation(name)!, await ask(name, input, await atlas));
      expect(said.split(path)).toHaveLength(2);
    });
  },
);

test.each([
  ['an ordinary word in settings', 'settings', { 'conf.yaml': 'settings: 1\n' }],
  ['an ordinary word that is no call or member', 'settings', { 'use.pas': '// the settings of all\n' }],
  [
    'an ordinary word that many files have',
    'settings',
    Object.fromEntries(['a', 'b', 'c', 'd'].map((each) => [`${each}.pas`, 'x.settings();\n'])),
  ],
  ['a list of versions', 'left_pad', { 'yarn.lock': 'left_pad@^1.0.0:\n' }],
  ['a document', 'lonelyHelper', { 'NOTES.md': 'Call lonelyHelper.\n' }],
  ['a longer word', 'lonelyHelper', { 'use.pas': 'lonelyHelperOf(1);\n' }],
])('%s is no doubt', async (_, name, files) => {
  const atlas = await sourceAtlas({
    'lib.ts': `export function ${name}() {\n  return 1;\n}\n`,
    'main.ts': `import { ${name} } from './lib';\n${name}();\n`,
    ...files,
  });
  const { meta } = await ask<{ meta: { coverageGaps: object } }>('find_references', { name }, atlas);
  expect(meta.coverageGaps).not.toHaveProperty('mentionedInText');
  expect(await ask('check', { name }, atlas)).not.toHaveProperty('riskDoubts');
});

test('an ordinary word counts in a file without a grammar that calls it', async () => {
  const atlas = await sourceAtlas({
    'lib.js': 'function billing() {}\nmodule.exports = { billing };\n',
    'main.js': "const { billing } = require('./lib');\nbilling();\n",
    'job.pas': '// billing\nrun("require(\'./lib\').billing(1)");\n',
  });
  const answer = await ask<{ references: { type: string; path: string }[]; meta: object }>(
    'find_references',
    { name: 'billing' },
    atlas,
  );
  expect(answer.meta).toMatchObject({
    coverageGaps: { mentionedInText: { total: 1, places: [{ path: 'job.pas', line: 2 }] } },
  });
  // The name in the import is one reference, of one type.
  expect(answer.references.filter(({ path }) => path === 'main.js').map(({ type }) => type)).toEqual([
    'IMPORTS',
    'CALLS',
  ]);
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
