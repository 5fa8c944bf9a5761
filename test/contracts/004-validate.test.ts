import { describe, expect, test } from 'vitest';
import type { LayerContext } from '../../src/derive/layer.ts';
import { LayeredStore } from '../../src/derive/layered-store.ts';
import { layers } from '../../src/features/layers.ts';
import type { RuleSettings } from '../../src/model/rules.ts';
import type { Store } from '../../src/store/store.ts';
import { ask } from './support/ask.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';

interface Violation {
  rule: string;
  severity: string;
  id: string;
  file: string;
  line: number;
  message: string;
  value: string | number;
  limit?: number;
}
interface Validation {
  summary: { passed: number; warnings: number; errors: number; suppressed: number };
  violations: Violation[];
  meta: { total: number; truncated: boolean; next: unknown };
}

const lines = (count: number, line: string) => `${line}\n`.repeat(count);
/** A function of so many lines, and a class. */
const fun = (name: string, count: number) => `def ${name}():\n${lines(count - 1, '    x = 1')}\n`;
const cls = (name: string, count: number) => `class ${name}:\n${lines(count - 1, '    x = 1')}\n`;

const { artifacts } = await indexMemory(
  memorySource({
    'app/utils.py': 'x = 1\n',
    'app/helpers.py': 'x = 1\n',
    'app/common.py': 'x = 1\n',
    'app/money_utils.py': 'x = 1\n',
    'app/names.py': `def process(): pass\ndef handle(): pass\ndef run(): pass\ndef run_all(): pass\n
class Manager:\n    def run(self): pass\n\nclass Service: pass\n\nclass OrderService: pass\n`,
    'app/functions.py': fun('f40', 40) + fun('f41', 41) + fun('f50', 50) + fun('f51', 51),
    'lib/c150.py': cls('C150', 150),
    'lib/c151.py': cls('C151', 151),
    'lib/c200.py': cls('C200', 199),
    'big/c201.py': cls('C201', 201),
    'big/m200.py': lines(200, 'x = 1'),
    'big/m201.py': lines(201, 'x = 1'),
    'big/m250.py': lines(250, 'x = 1'),
    'big/m251.py': lines(251, 'x = 1'),
    'big/notes.md': lines(500, 'text'),
    ...Object.fromEntries(
      [7, 8, 10, 11].flatMap((size) =>
        Array.from({ length: size }, (_, n) => [`dirs/d${size}/a${n}.py`, `x = ${n}\n`]),
      ),
    ),
    'dirs/d7/README.md': 'text\n',
  }),
);

const storeWith = (context: LayerContext): Store => new LayeredStore(artifacts, layers, context);
const plain = storeWith({});
const check = (input: Record<string, unknown> = {}, store: Store = plain) =>
  ask<Validation>('auzoom_validate', input, store);
const withRules = (rules: RuleSettings, today?: string, input: Record<string, unknown> = {}) =>
  check(input, storeWith({ rules, today }));
const told = ({ violations }: Validation) =>
  violations.map(({ severity, id, value }) => `${severity} ${id} ${value}`);

describe('auzoom_validate', () => {
  test('generic names of files, functions and classes are errors', async () => {
    const found = await check({ rules: ['generic_module', 'generic_function', 'generic_class'] });
    expect(told(found)).toEqual([
      'error file:app/common.py common.py',
      'error file:app/helpers.py helpers.py',
      'error function:app/names.py:process process',
      'error function:app/names.py:handle handle',
      'error function:app/names.py:run run',
      'error class:app/names.py:Manager Manager',
      'error class:app/names.py:Service Service',
      'error file:app/utils.py utils.py',
    ]);
    expect(found.violations[2]).toEqual({
      rule: 'generic_function',
      severity: 'error',
      id: 'function:app/names.py:process',
      file: 'app/names.py',
      line: 1,
      message: '"process" is a generic name: name the function after its purpose.',
      value: 'process',
    });
  });

  test.each([
    [
      'function_size',
      [
        'error function:app/functions.py:f51 51',
        'warning function:app/functions.py:f41 41',
        'warning function:app/functions.py:f50 50',
      ],
    ],
    [
      'class_size',
      [
        'error class:big/c201.py:C201 201',
        'warning class:lib/c151.py:C151 151',
        'warning class:lib/c200.py:C200 199',
      ],
    ],
    [
      'module_size',
      [
        'error file:big/m251.py 251',
        'warning file:big/c201.py 202',
        'warning file:big/m201.py 201',
        'warning file:big/m250.py 250',
      ],
    ],
    [
      'directory_size',
      ['error directory:dirs/d11 11', 'warning directory:dirs/d10 10', 'warning directory:dirs/d8 8'],
    ],
  ])('%s: a warning above the first limit, an error above the second', async (rule, expected) => {
    const found = await check({ rules: [rule] });
    expect(told(found)).toEqual(expected);
    const [error] = found.violations;
    const limits = { function_size: 50, class_size: 200, module_size: 250, directory_size: 10 };
    expect(error).toMatchObject({ severity: 'error', limit: limits[rule as keyof typeof limits] });
  });

  test('counts what passed, warned and failed', async () => {
    const { summary } = await check({ rules: ['directory_size'] });
    expect(summary).toEqual({ passed: 4, warnings: 2, errors: 1, suppressed: 0 });
    const all = await check();
    expect(all.summary.errors + all.summary.warnings).toBe(all.meta.total);
    const parts = await Promise.all(['app', 'lib', 'big', 'dirs'].map((scope) => check({ scope })));
    for (const key of ['passed', 'warnings', 'errors'] as const)
      expect(parts.reduce((sum, part) => sum + part.summary[key], 0)).toBe(all.summary[key]);
  });

  test('a scope is a path or an id of a directory, file or symbol', async () => {
    const rules = ['generic_function', 'generic_class', 'generic_module', 'directory_size'];
    const found = async (scope: string) => told(await check({ scope, rules })).length;
    expect(await found('app')).toBe(8);
    expect(await found('./app/')).toBe(8);
    expect(await found('directory:app')).toBe(8);
    expect(await found('app/names.py')).toBe(5);
    expect(await found('file:app/names.py')).toBe(5);
    expect(await found('class:app/names.py:Manager')).toBe(1);
    expect(await found('app/names.py::run')).toBe(1);
    expect(await found('dirs')).toBe(3);
    expect(await found('dirs/d11')).toBe(1);
    expect(await found('')).toBe(11);
    await expect(check({ scope: 'app/nmes.py' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      nearest: expect.arrayContaining(['file:app/names.py']) as unknown,
    });
    await expect(check({ scope: '__proto__' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const scope of ['..', '../app', '/etc'])
      await expect(check({ scope }), scope).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('unknown rules are refused', async () => {
    await expect(check({ rules: ['nonsense'] })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('the pages together contain everything', async () => {
    const all = await check({ limit: 200 });
    const seen: Violation[] = [];
    for (let offset: unknown = 0; offset !== undefined;) {
      const page = await check({ limit: 4, offset });
      seen.push(...page.violations);
      offset = (page.meta.next as { offset: number } | null)?.offset;
    }
    expect(seen).toEqual(all.violations);
  });

  describe('a configuration', () => {
    test('can change limits and names, and switch rules off', async () => {
      const found = await withRules({
        names: { generic_class: ['OrderService'] },
        sizes: { directory_size: { warn: 10, error: 100 } },
        disabled: ['generic_module', 'function_size', 'class_size', 'module_size', 'generic_function'],
      });
      expect(told(found)).toEqual([
        'error class:app/names.py:OrderService OrderService',
        'warning directory:dirs/d11 11',
      ]);
    });

    test('can suppress violations by rule, glob or id', async () => {
      const quiet = async (suppression: object, rules?: string[]) => {
        const suppressions = [{ reason: 'known', ...suppression }];
        return (await withRules({ suppressions }, undefined, rules ? { rules } : {})).summary.suppressed;
      };
      expect(await quiet({ rule: 'generic_module' })).toBe(3);
      expect(await quiet({ path: 'app/**' })).toBe(11);
      expect(await quiet({ path: 'utils.py' })).toBe(1);
      expect(await quiet({ id: 'file:app/names.py' })).toBe(5);
      expect(await quiet({ id: 'file:app/names.py' }, ['generic_class'])).toBe(2);
      expect(await quiet({ path: 'app', rule: 'generic_class' })).toBe(2);
    });

    test('an expired suppression is a warning and has no effect', async () => {
      const settings: RuleSettings = {
        suppressions: [
          { rule: 'generic_class', path: 'app/**', reason: 'until the move', until: '2024-06-30' },
        ],
      };
      const input = { rules: ['generic_class'] };
      expect((await withRules(settings, '2024-06-30', input)).summary).toMatchObject({
        errors: 0,
        suppressed: 2,
      });
      expect((await withRules(settings, '2024-07-01', input)).summary).toMatchObject({
        errors: 2,
        suppressed: 0,
      });
      const { violations } = await withRules(settings, '2024-07-01');
      expect(violations.filter(({ rule }) => rule === 'expired_suppression')).toEqual([
        {
          rule: 'expired_suppression',
          severity: 'warning',
          id: '',
          file: 'app/**',
          line: 1,
          message:
            'The suppression of generic_class ended on 2024-06-30 ("until the move"): fix the violations, or set a later date.',
          value: '2024-06-30',
        },
      ]);
      // Without a commit there is no day that could be past.
      expect((await withRules(settings)).summary.suppressed).toBe(2);
    });
  });

  test('hostile globs take linear time', async () => {
    const path = `${'*a'.repeat(140)}b`;
    const { summary } = await withRules({ suppressions: [{ path, reason: 'x' }] });
    expect(summary.suppressed).toBe(0);
  });
});
