import { beforeAll, describe, expect, test } from 'vitest';
import { findOperation } from '../../support/operations.ts';
import { runOperation } from '../../../src/operations/run-operation.ts';
import type { Store } from '../../../src/store/store.ts';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

interface Test {
  path: string;
  relation: string;
  distance: number;
  chainIds: string[];
  role: string;
  tokens: object;
}
interface Answer {
  changedIds: string[];
  unknown: string[];
  tests: Test[];
  candidates: { total: number; tests: Test[] };
  complete: boolean;
  meta: { total: number; returned: number; truncated: boolean; next: object | null };
}

const files = {
  'shop/money.py': 'def round_up(amount):\n    return amount\n\n\ndef unused(amount):\n    return amount\n',
  'shop/cart.py': [
    'from shop.money import round_up',
    '',
    '',
    'class Cart:',
    '    def total(self):',
    '        return round_up(1)',
    '',
    '    def clear(self):',
    '        pass',
    '',
  ].join('\n'),
  'tests/helpers.py': 'from shop.cart import Cart\n\n\ndef a_cart():\n    return Cart()\n',
  'tests/test_money.py':
    'from shop.money import round_up\n\n\ndef test_round():\n    assert round_up(1) == 1\n',
  'tests/test_cart.py':
    'from tests.helpers import a_cart\nfrom shop.cart import Cart\n\n\ndef test_total():\n    assert Cart().total() == 1\n',
  'tests/test_clear.py': 'from shop.cart import Cart\n\n\ndef test_clear():\n    Cart().clear()\n',
  'tests/test_loose.py': 'def test_loose(thing):\n    thing.total()\n',
  'tests/test_else.py': 'def test_else():\n    assert True\n',
  'notes.md': 'Nothing.\n',
};

let store: Store;
beforeAll(async () => {
  store = await sourceAtlas(files);
});

const affected = (input: object) => ask<Answer>('affected_tests', input, store);
const shown = (tests: readonly Test[]) =>
  tests.map(({ path, relation, distance }) => `${path.replace('tests/', '')} ${relation} ${distance}`);

describe('tests affected by a change', () => {
  test('of a file: direct and indirect users, nearest first, then tests that only import it indirectly', async () => {
    const answer = await affected({ changed: ['shop/money.py'] });
    expect(shown(answer.tests)).toEqual([
      'test_money.py uses 1',
      'test_cart.py uses 2',
      'helpers.py imports 2',
      'test_clear.py imports 2',
    ]);
    expect(answer).toMatchObject({
      changedIds: ['file:shop/money.py'],
      unknown: [],
      complete: true,
      meta: { total: 4, truncated: false, next: null },
    });
  });

  test('of a symbol, with the path to each test', async () => {
    const { tests } = await affected({ changed: ['shop/money.py::round_up'] });
    expect(tests.find(({ path }) => path === 'tests/test_cart.py')?.chainIds).toEqual([
      'function:tests/test_cart.py:test_total',
      'method:shop/cart.py:Cart.total',
      'function:shop/money.py:round_up',
    ]);
    expect(shown((await affected({ changed: ['shop/cart.py::Cart.clear'] })).tests)[0]).toBe(
      'test_clear.py uses 1',
    );
  });

  test('a changed test is affected itself, and tests that only import it are marked', async () => {
    const { tests } = await affected({ changed: ['tests/helpers.py', 'tests/test_else.py'] });
    expect(tests.map(({ path, relation, role }) => [path, relation, role])).toEqual([
      ['tests/helpers.py', 'changed', 'support'],
      ['tests/test_else.py', 'changed', 'test'],
      ['tests/test_cart.py', 'imports', 'test'],
    ]);
  });

  test('tests reached only by possible references are listed separately', async () => {
    const { tests, candidates } = await affected({ changed: ['shop/cart.py::Cart.total'] });
    expect(shown(tests)).not.toContain('test_loose.py uses 1');
    expect(candidates).toMatchObject({ total: 1, tests: [{ path: 'tests/test_loose.py', distance: 1 }] });
  });

  test('are at most as far away as the maximum depth', async () => {
    expect(shown((await affected({ changed: ['shop/money.py'], maxDepth: 1 })).tests)).toEqual([
      'test_money.py uses 1',
    ]);
    expect(await affected({ changed: ['shop/money.py'], maxDepth: 1_000_000 })).toEqual(
      await affected({ changed: ['shop/money.py'] }),
    );
  });

  test('files unknown to the atlas are named; files without code have no tests', async () => {
    expect(await affected({ changed: ['shop/gone.py', 'notes.md', '__proto__'] })).toMatchObject({
      changedIds: ['file:notes.md'],
      unknown: ['shop/gone.py', '__proto__'],
      tests: [],
    });
  });

  test('are paged by whole items within the budget', async () => {
    expect(await affected({ changed: ['shop/money.py'], limit: 1, offset: 1 })).toMatchObject({
      tests: [{ path: 'tests/test_cart.py' }],
      meta: { total: 4, returned: 1, truncated: true, next: { offset: 2 } },
    });
    expect((await affected({ changed: ['shop/money.py'], budget: 1 })).tests).toHaveLength(1);
  });
});

test('tests of another language are found by its naming conventions', async () => {
  const on = await sourceAtlas({
    'src/a.ts': 'export function a() {\n  return 1;\n}\n',
    'src/a.test.ts': "import { a } from './a';\n\ntest('a', () => {\n  expect(a()).toBe(1);\n});\n",
    'src/b.ts': "import { a } from './a';\nexport const b = a();\n",
  });
  expect((await ask<Answer>('affected_tests', { changed: ['src/a.ts'] }, on)).tests).toMatchObject([
    {
      path: 'src/a.test.ts',
      relation: 'uses',
      distance: 1,
      chainIds: ['file:src/a.test.ts', 'function:src/a.ts:a'],
    },
  ]);
});

describe('errors', () => {
  test.each([
    [{}, 'VALIDATION_FAILED'],
    [{ changed: [] }, 'VALIDATION_FAILED'],
    [{ changed: [''] }, 'VALIDATION_FAILED'],
    [{ changed: 'shop/money.py' }, 'VALIDATION_FAILED'],
    [{ changed: ['shop/money.py'], maxDepth: 0 }, 'VALIDATION_FAILED'],
    [{ changed: Array.from({ length: 501 }, () => 'a') }, 'VALIDATION_FAILED'],
    [{ changed: ['shop/mony.py'] }, 'NOT_FOUND'],
    [{ changed: ['x'.repeat(10_000)] }, 'VALIDATION_FAILED'],
    [{ changed: ['../../etc/passwd', '/etc/passwd'] }, 'VALIDATION_FAILED'],
  ])('%j: %s', async (input, code) => {
    await expect(runOperation(findOperation('affected_tests')!, store, input)).rejects.toMatchObject({
      code,
    });
  });
});

test('a test that uses a name which the module makes when it is asked for it is a possible one', async () => {
  const lazy = await sourceAtlas({
    'pkg/__init__.py':
      'import importlib\n\nLAZY = {"heavy": "._heavy"}\n\n\ndef __getattr__(name):\n    return getattr(importlib.import_module(LAZY[name], __name__), name)\n',
    'pkg/_heavy.py': 'def heavy(n):\n    return n * 2\n',
    'tests/test_heavy.py': 'import pkg\n\n\ndef test_heavy():\n    assert pkg.heavy(1) == 2\n',
    'tests/test_else.py': 'def test_else():\n    assert True\n',
  });
  const { tests, candidates } = await ask<Answer>('affected_tests', { changed: ['pkg/_heavy.py'] }, lazy);
  expect(tests).toEqual([]);
  expect(candidates.tests.map(({ path }) => path)).toEqual(['tests/test_heavy.py']);
});
