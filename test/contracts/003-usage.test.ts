import { beforeAll, describe, expect, test } from 'vitest';
import { findOperation } from '../support/operations.ts';
import { runOperation } from '../../src/operations/run-operation.ts';
import type { Store } from '../../src/store/store.ts';
import { ask } from './support/ask.ts';
import { sourceAtlas } from '../support/source-atlas.ts';

/** Uses of `often` in one file after the other, twice in the first. */
const callers = Object.fromEntries(
  Array.from({ length: 5 }, (_, at) => [
    `src/use_${at}.py`,
    `from util.helper import often, seldom\n\n\ndef use_${at}():\n    ${'often()\n    '.repeat(at === 0 ? 7 : 1)}return seldom\n`,
  ]),
);

const files = {
  ...callers,
  'src/util/__init__.py': '',
  'src/util/helper.py': [
    'LIMIT = 3',
    '',
    '',
    'def often():',
    '    """Used by all."""',
    '    return inner(LIMIT)',
    '',
    '',
    'def inner(n):',
    '    def nested():',
    '        return n',
    '    return nested()',
    '',
    '',
    'def seldom():',
    '    pass',
    '',
    '',
    'def plugin_entry():',
    '    pass',
    '',
    '',
    'def nowhere_else():',
    '    pass',
    '',
  ].join('\n'),
  'src/shop.py': [
    'import json',
    '',
    'from util.helper import often',
    '',
    '',
    'class Shop:',
    '    def __init__(self):',
    '        self.open = True',
    '',
    '    def sell(self, item):',
    '        often()',
    '        self.note(item)',
    '        print(json.dumps(item))',
    '        item.close()',
    '',
    '    def note(self, item):',
    '        pass',
    '',
    '    def close(self):',
    '        pass',
    '',
    '',
    'def main():',
    '    shop = Shop()',
    '    shop.sell(1)',
    '    return shop',
    '',
  ].join('\n'),
  'plugins.toml': [
    'entry = "util.helper:plugin_entry"',
    'other = "plugin_entry"',
    'my_plugin_entry = 1',
    '',
  ].join('\n'),
  'docs/plugins.md': 'Plugins begin at `plugin_entry`.\n',
};

let store: Store;
beforeAll(async () => {
  store = await sourceAtlas(files);
});

type Answer = Record<string, unknown>;
const asked = (action: string, input: object) => ask<Answer>('lsp', { action, ...input }, store);
const helper = 'src/util/helper.py';

describe('check', () => {
  test('has the fields of the contract', async () => {
    expect(await asked('check', { path: helper, line: 9 })).toMatchObject({
      action: 'check',
      path: helper,
      line: 9,
      symbol: 'inner',
      used_by: 1,
      risk: 'low',
      id: 'function:src/util/helper.py:inner',
    });
  });

  test.each([
    [1, 'LIMIT'],
    [4, 'often'],
    [5, 'often'],
    [6, 'often'],
    [11, 'inner'],
    [15, 'seldom'],
  ])('line %i selects %s', async (line, symbol) => {
    expect(await asked('check', { path: helper, line })).toMatchObject({ symbol, line });
  });

  test('selects the file between symbols and without a line', async () => {
    const file = { id: 'file:src/util/helper.py', used_by_files: 6 };
    expect(await asked('check', { path: helper, line: 3 })).toMatchObject(file);
    expect(await asked('check', { path: helper })).toMatchObject({ ...file, line: 1 });
  });

  test('also accepts ids and names', async () => {
    const answer = await asked('check', { path: 'src/shop.py', line: 10 });
    expect(answer).toMatchObject({ symbol: 'sell', used_by: 1 });
    expect(await asked('check', { id: 'src/shop.py::Shop.sell' })).toEqual(answer);
    expect(await asked('check', { name: 'Shop.sell' })).toEqual(answer);
  });

  test('import statements are not usages', async () => {
    expect(await asked('check', { path: helper, line: 4 })).toMatchObject({ used_by: 12, imported_by: 6 });
  });

  test('searches the text if no reference is known', async () => {
    const answer = await asked('check', { path: helper, line: 19 });
    expect(answer).toMatchObject({
      symbol: 'plugin_entry',
      used_by: 0,
      text_matches: 2,
      text_files: 1,
      note: 'Treeatlas found 0 refs but text search found 2 matches in 1 file - perhaps usage that no reference shows',
      risk: 'low',
      // A document that mentions it, docs/plugins.md, does not use it.
      text_places: [{ file: 'plugins.toml', line: 1, count: 2 }],
    });
  });

  test('does not mention the text if the name occurs nowhere else or a reference is known', async () => {
    for (const line of [23, 9]) {
      const answer = await asked('check', { path: helper, line });
      expect(answer['risk']).toBe('low');
      expect(Object.keys(answer)).not.toEqual(expect.arrayContaining(['text_matches']));
      expect(answer['note']).toBeUndefined();
    }
  });

  test('reports its coverage gaps', async () => {
    expect(await asked('check', { name: 'Shop.close' })).toMatchObject({
      used_by: 0,
      candidates: 1,
      meta: { coverageGaps: { files: { failed: 0 } } },
    });
  });
});

describe('impact', () => {
  test('has the fields of the contract, sorted by number of usages', async () => {
    expect(await asked('impact', { path: helper, line: 4 })).toMatchObject({
      action: 'impact',
      path: helper,
      line: 4,
      symbol: 'often',
      used_by_files: 6,
      total_usages: 12,
      top_callers: [
        { file: 'src/use_0.py', line: 5, count: 7 },
        { file: 'src/shop.py', line: 11, count: 1 },
        { file: 'src/use_1.py', line: 5, count: 1 },
        { file: 'src/use_2.py', line: 5, count: 1 },
        { file: 'src/use_3.py', line: 5, count: 1 },
        { file: 'src/use_4.py', line: 5, count: 1 },
      ],
      risk: 'high',
    });
  });

  test.each([
    [0, 'low'],
    [2, 'low'],
    [3, 'medium'],
    [10, 'medium'],
    [11, 'high'],
  ])('%i usages have the risk %s', async (usages, risk) => {
    const on = await sourceAtlas({
      'a.py': `def target_of_uses():\n    pass\n\n\ndef user():\n${'    target_of_uses()\n'.repeat(usages)}    return 1\n`,
    });
    for (const action of ['impact', 'check']) {
      expect(await ask<Answer>('lsp', { action, path: 'a.py', line: 1 }, on)).toMatchObject({ risk });
    }
  });

  test('adds matches in the text if no reference is known', async () => {
    expect(await asked('impact', { path: helper, line: 19 })).toMatchObject({
      used_by_files: 0,
      total_usages: 0,
      top_callers: [],
      text_matches: 2,
      text_files: 1,
      note: expect.stringContaining('text search found 2 matches in 1 file ') as string,
      risk: 'low',
    });
  });

  test('follows indirect users to the given depth', async () => {
    const symbols = async (maxDepth: number) => {
      const { affected } = await ask<{
        affected: { symbols: { id: string; distance: number }[] };
      }>('lsp', { action: 'impact', path: helper, line: 9, maxDepth }, store);
      return affected.symbols.map(({ id, distance }) => `${distance} ${id.split(':').at(-1)}`);
    };
    expect(await symbols(1)).toEqual(['1 often']);
    expect(await symbols(2)).toEqual([
      '1 often',
      '2 Shop.sell',
      ...[0, 1, 2, 3, 4].map((at) => `2 use_${at}`),
    ]);
    expect(await symbols(3)).toContain('3 main');
    expect(await symbols(1_000_000)).toEqual(await symbols(10));
  });

  test('a change of a class affects users of its members', async () => {
    expect(await asked('impact', { path: 'src/shop.py', line: 6 })).toMatchObject({
      symbol: 'Shop',
      total_usages: 1,
      affected: { symbols: [{ id: 'function:src/shop.py:main', distance: 1 }], total_files: 1 },
    });
  });

  test('a change of a file affects its importers', async () => {
    const answer = await asked('impact', { path: helper, maxDepth: 1, limit: 200 });
    expect(answer).toMatchObject({ symbol: 'helper.py', used_by_files: 6, affected: { total_files: 6 } });
  });

  test('ends after a whole item and says how to continue', async () => {
    const first = await asked('impact', { path: helper, line: 9, limit: 2 });
    expect(first['meta']).toMatchObject({ total: 7, returned: 2, truncated: true, next: { offset: 2 } });
    const small = await asked('impact', { path: helper, line: 9, budget: 1 });
    expect(small['meta']).toMatchObject({ returned: 1, next: { offset: 1 } });
  });
});

describe('imports', () => {
  test('has the fields of the contract, sorted', async () => {
    expect(await asked('imports', { path: helper })).toMatchObject({
      action: 'imports',
      path: helper,
      imported_by: ['src/shop.py', ...Object.keys(callers).sort()],
      total: 6,
    });
  });

  test('lists importers outside of a directory, and all importers of a package', async () => {
    expect(await asked('imports', { path: 'src/util/' })).toMatchObject({
      path: 'src/util',
      target_kind: 'directory',
      total: 6,
    });
    expect(await asked('imports', { path: 'src' })).toMatchObject({
      target_kind: 'directory',
      total: 0,
      imported_by: [],
    });
    expect(await asked('imports', { path: 'json' })).toMatchObject({
      target_kind: 'package',
      imported_by: ['src/shop.py'],
      sites: [{ file: 'src/shop.py', lines: [1], imports: ['package:json'] }],
    });
  });

  test('follows the includes of C and C++, and callers through headers', async () => {
    const sources = await sourceAtlas({
      'list.h': '#pragma once\nint length(int *items);\n',
      'list.c': '#include "list.h"\nint length(int *items) { return items[0]; }\n',
      'shape.hpp': 'class Shape {\n public:\n  int area() const;\n};\n',
      'shape.cpp': '#include "shape.hpp"\nint Shape::area() const { return 4; }\n',
      'main.cpp':
        'extern "C" {\n#include "list.h"\n}\n#include "shape.hpp"\nint main() {\n  Shape shape;\n  return shape.area();\n}\n',
    });
    expect(await ask('imports', { path: 'list.h' }, sources)).toMatchObject({
      importedBy: ['list.c', 'main.cpp'],
    });
    expect(await ask('find_references', { id: 'method:shape.cpp:Shape.area' }, sources)).toMatchObject({
      references: [{ path: 'main.cpp', range: { start: { line: 7 } } }],
    });
  });

  test('can be empty', async () => {
    expect(await asked('imports', { path: 'src/shop.py' })).toMatchObject({ imported_by: [], total: 0 });
  });

  test('ends after a whole item and says how to continue', async () => {
    expect(await asked('imports', { path: helper, offset: 4, limit: 1 })).toMatchObject({
      imported_by: ['src/use_3.py'],
      total: 6,
      meta: { total: 6, returned: 1, next: { offset: 5 } },
    });
  });
});

describe('related', () => {
  test('has the fields of the contract, in source order', async () => {
    expect(await asked('related', { path: 'src/shop.py', line: 10 })).toMatchObject({
      action: 'related',
      path: 'src/shop.py',
      line: 10,
      calls: [
        { name: 'often', line: 11, symbol_id: 'function:src/util/helper.py:often', file: helper },
        { name: 'note', line: 12, symbol_id: 'method:src/shop.py:Shop.note' },
        { name: 'print', line: 13 },
        { name: 'dumps', line: 13, symbol_id: 'package:json:dumps' },
      ],
      total_calls: 4,
    });
  });

  test('possible calls are listed separately', async () => {
    expect(await asked('related', { path: 'src/shop.py', line: 10 })).toMatchObject({
      candidates: {
        total: 1,
        calls: [{ name: 'close', line: 14, symbol_ids: ['method:src/shop.py:Shop.close'] }],
      },
    });
  });

  test('creating an instance is a call of its class', async () => {
    const { calls } = await ask<{ calls: { name: string }[] }>('related', { name: 'main' }, store);
    expect(calls.map(({ name }) => name)).toEqual(['Shop', 'sell']);
  });

  test('works in every language', async () => {
    const on = await sourceAtlas({
      'a.ts': 'import { b } from "./b";\nexport const a = () => b(1);\n',
      'b.ts': 'export function b(n: number) {\n  return Math.max(n, 2);\n}\n',
    });
    expect(await ask<Answer>('related', { path: 'a.ts', line: 2 }, on)).toMatchObject({
      calls: [{ name: 'b', line: 2, id: 'function:b.ts:b' }],
    });
  });
});

describe('lsp', () => {
  test.each([
    ['impact', { path: helper, line: 4 }],
    ['check', { path: helper, line: 19 }],
    ['imports', { path: helper }],
    ['related', { path: 'src/shop.py', line: 10 }],
  ])('has the action %s with the Markdown of that tool', async (action, input) => {
    const answer = await asked(action, input);
    expect(answer['action']).toBe(action);
    const own = await ask<Answer>(action, input, store);
    expect(findOperation('lsp')!.toMarkdown(answer)).toBe(findOperation(action)!.toMarkdown(own));
  });

  test.each([
    [{}],
    [{ action: 'rename', path: helper }],
    [{ action: 'check' }],
    [{ action: 'check', path: helper, line: 0 }],
  ])('refuses %j', async (input) => {
    await expect(runOperation(findOperation('lsp')!, store, input)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('errors', () => {
  test.each(['impact', 'check', 'related'])('of %s', async (name) => {
    const cases: [object, string][] = [
      [{}, 'VALIDATION_FAILED'],
      [{ line: 3 }, 'VALIDATION_FAILED'],
      [{ path: '' }, 'VALIDATION_FAILED'],
      [{ path: '/etc/passwd', line: 1 }, 'VALIDATION_FAILED'],
      [{ path: '../x.py', line: 1 }, 'VALIDATION_FAILED'],
      [{ path: helper, line: 0 }, 'VALIDATION_FAILED'],
      [{ path: helper, line: 1.5 }, 'VALIDATION_FAILED'],
      [{ path: helper, line: 'four' }, 'VALIDATION_FAILED'],
      [{ path: helper, line: 5000 }, 'NOT_FOUND'],
      [{ path: 'src/util/helpr.py', line: 1 }, 'NOT_FOUND'],
      [{ path: 'x'.repeat(10_000), line: 1 }, 'VALIDATION_FAILED'],
      [{ name: 'oftn' }, 'NOT_FOUND'],
      [{ symbolId: 'function:src/gone.py:gone' }, 'NOT_FOUND'],
      [{ path: helper, line: 4, repository: 'other' }, 'REPO_NOT_FOUND'],
    ];
    for (const [input, code] of cases) {
      await expect(
        runOperation(findOperation(name)!, store, input),
        JSON.stringify(input),
      ).rejects.toMatchObject({ code });
    }
    await expect(runOperation(findOperation(name)!, store, { name: 'oftn' })).rejects.toMatchObject({
      nearest: expect.arrayContaining(['function:src/util/helper.py:often']) as string[],
    });
  });

  test('of imports', async () => {
    for (const [path, code] of [
      ['', 'VALIDATION_FAILED'],
      ['/etc', 'VALIDATION_FAILED'],
      ['src/../..', 'VALIDATION_FAILED'],
      ['src/util/helpr.py', 'NOT_FOUND'],
      ['no-such-package', 'NOT_FOUND'],
    ]) {
      await expect(runOperation(findOperation('imports')!, store, { path })).rejects.toMatchObject({ code });
    }
  });
});
