import { beforeAll, describe, expect, test } from 'vitest';
import { findOperation } from '../support/operations.ts';
import { runOperation } from '../../src/operations/run-operation.ts';
import { renderCodeQualityReport } from '../../src/render/code-quality-report.ts';
import type { Store } from '../../src/store/store.ts';
import { ask } from './support/ask.ts';
import { bareAtlas, sourceAtlas } from '../support/source-atlas.ts';

const files = {
  'src/main.py': 'from utils.helper import used, Cart\n\n\nprint(used(), Cart().total())\n',
  'src/utils/helper.py': [
    'def used():',
    '    return 1',
    '',
    '',
    'def unused_function():',
    '    return only_for_it()',
    '',
    '',
    'def only_for_it():',
    '    return maybe_this()',
    '',
    '',
    'class Cart:',
    '    def total(self):',
    '        return anything.maybe_that',
    '',
    '    def never_called(self):',
    '        return 2',
    '',
    '    def maybe_that(self):',
    '        return 3',
    '',
  ].join('\n'),
  'src/utils/forgotten.py': 'def lonely():\n    return 1\n',
};

interface Answer {
  action: string;
  path: string;
  dead_code: Record<string, unknown>[];
  total: number;
  report_path: string | null;
  meta: Record<string, unknown>;
}

let store: Store;
beforeAll(async () => {
  store = await sourceAtlas(files);
});
const asked = (input: object = {}) => ask<Answer>('lsp', { action: 'deadcode', ...input }, store);
const names = ({ dead_code }: Answer) => dead_code.map(({ symbol }) => symbol);

describe('lsp deadcode', () => {
  test('has the fields of the contract', async () => {
    const answer = await asked({ path: '' });
    expect(answer).toMatchObject({ action: 'deadcode', path: '.', total: 5, report_path: null });
    expect(answer.dead_code[1]).toMatchObject({
      file: 'src/utils/helper.py',
      line: 5,
      symbol: 'unused_function',
      type: 'function',
      severity: 'HIGH',
      id: 'function:src/utils/helper.py:unused_function',
      reason: 'Unused function',
    });
  });

  test('sorts by severity, then by location', async () => {
    const { dead_code } = await asked();
    expect(dead_code.map(({ severity, line, symbol }) => [severity, line, symbol])).toEqual([
      ['CRITICAL', 1, 'forgotten.py'],
      ['HIGH', 5, 'unused_function'],
      ['HIGH', 9, 'only_for_it'],
      ['HIGH', 17, 'Cart.never_called'],
      ['MEDIUM', 20, 'Cart.maybe_that'],
    ]);
  });

  test('lists what else becomes dead, dead users, and occurrences of the name', async () => {
    const { dead_code } = await asked();
    const of = (symbol: string) => dead_code.find((item) => item['symbol'] === symbol);
    expect(of('unused_function')).toMatchObject({
      removable_with: { total: 1, lines: 2, ids: ['function:src/utils/helper.py:only_for_it'] },
      unresolved: { total: 0, sites: [] },
      doubts: [],
    });
    expect(of('only_for_it')).toMatchObject({
      reason: 'Used only by dead code: function',
      used_by_dead: { total: 1, ids: ['function:src/utils/helper.py:unused_function'] },
    });
    expect(of('Cart.maybe_that')).toMatchObject({
      reason: 'No use found: method',
      unresolved: { total: 1, sites: [{ path: 'src/utils/helper.py', line: 15, how: 'member' }] },
    });
    expect(of('forgotten.py')).toMatchObject({ type: 'file', id: 'file:src/utils/forgotten.py' });
    for (const { not_root_because } of dead_code)
      expect((not_root_because as string[]).length).toBeGreaterThan(2);
  });

  test.each([
    ['src/utils/helper.py', 4],
    ['src/utils/', 5],
    ['./src', 5],
    ['src/main.py', 0],
  ])('of %s it has %i', async (path, total) => {
    expect(await asked({ path })).toMatchObject({ total, path: path.replace(/^\.\/|\/$/g, '') });
  });

  test('can be limited to severities, in upper or lower case', async () => {
    expect(names(await asked({ severity: ['medium', 'CRITICAL'] }))).toEqual([
      'forgotten.py',
      'Cart.maybe_that',
    ]);
  });

  test('ends after a whole item and says how to continue', async () => {
    const first = await asked({ limit: 2 });
    expect(first).toMatchObject({
      total: 5,
      meta: { total: 5, returned: 2, truncated: true, next: { offset: 2 } },
    });
    const rest = await asked({ offset: 2 });
    expect([...names(first), ...names(rest)]).toEqual(names(await asked()));
    expect((await asked({ budget: 1 })).meta).toMatchObject({ returned: 1, next: { offset: 1 } });
    expect(names(await asked({ offset: 1_000_000 }))).toEqual([]);
  });

  test('has the Markdown of dead_code, which is also called deadcode', async () => {
    const own = await ask('dead_code', {}, store);
    expect(findOperation('lsp')!.toMarkdown(await asked())).toBe(findOperation('dead_code')!.toMarkdown(own));
    expect(await ask('deadcode', {}, store)).toEqual(own);
    expect(own).toMatchObject({
      reportPath: null,
      symbols: [{ path: 'src/utils/forgotten.py', kind: 'file' }, {}, {}, {}, {}],
    });
  });

  test.each([
    [{ path: '/etc' }, 'VALIDATION_FAILED'],
    [{ path: 'src/../../x' }, 'VALIDATION_FAILED'],
    [{ path: 3 }, 'VALIDATION_FAILED'],
    [{ severity: ['WORST'] }, 'VALIDATION_FAILED'],
    [{ severity: [] }, 'VALIDATION_FAILED'],
    [{ limit: 0 }, 'VALIDATION_FAILED'],
    [{ path: 'src/utils/helpr.py' }, 'NOT_FOUND'],
    [{ path: 'x'.repeat(10_000) }, 'VALIDATION_FAILED'],
    [{ repository: 'other' }, 'REPO_NOT_FOUND'],
  ])('%j is refused with %s', async (input, code) => {
    await expect(runOperation(findOperation('dead_code')!, store, input)).rejects.toMatchObject({ code });
  });

  test('is an error if the atlas was built without dead code', async () => {
    const bare = await bareAtlas(files);
    await expect(runOperation(findOperation('dead_code')!, bare, {})).rejects.toMatchObject({
      code: 'unreadable',
    });
  });
});

test('the report has the format of the contract', () => {
  const item = (
    severity: 'HIGH' | 'LOW',
    line: number,
    qualifiedName: string,
    path = 'src/utils/helper.py',
  ) => ({
    path,
    line,
    qualifiedName,
    kind: 'function',
    severity,
    reason: 'Unused function',
  });
  const items = [
    item('HIGH', 42, 'unused_function'),
    item('HIGH', 50, 'other'),
    item('LOW', 1, 'a`b', 'x\ny.py'),
  ];
  expect(renderCodeQualityReport('2024-01-15 14:30:00', items)).toBe(`# Code Quality Report

Generated: 2024-01-15 14:30:00

## Summary
- Total Dead Code Items: 3
- CRITICAL: 0
- HIGH: 2
- MEDIUM: 0
- LOW: 1

## Dead Code Details

### CRITICAL (0 items)
(none)

### HIGH (2 items)

#### File: src/utils/helper.py
- **Line 42**: Function \`unused_function\`
  - **Severity**: HIGH
  - **Reason**: Unused function
  - **Action**: Consider removing or documenting why it's kept
- **Line 50**: Function \`other\`
  - **Severity**: HIGH
  - **Reason**: Unused function
  - **Action**: Consider removing or documenting why it's kept

### MEDIUM (0 items)
(none)

### LOW (1 items)

#### File: x\\u000ay.py
- **Line 1**: Function \`\` a\`b \`\`
  - **Severity**: LOW
  - **Reason**: Unused function
  - **Action**: Consider removing or documenting why it's kept
`);
});
