import type { BrokenPlace, ChangeReport, FileChange, SymbolChange } from '../../../src/model/changes.ts';

/** A comparison in which nothing differs. */
export function reportOf(overrides: Partial<ChangeReport> = {}): ChangeReport {
  return {
    version: 1,
    base: { name: 'v1.0', commit: 'a'.repeat(40), time: '2026-01-02T03:04:05Z', subject: 'First' },
    head: { name: 'WORKTREE', commit: null, time: null, subject: null },
    files: [],
    symbols: [],
    mustChange: [],
    packages: { added: [], removed: [] },
    cycles: { added: [], removed: [] },
    violations: { added: [], removed: [] },
    deadCode: { added: [], removed: [] },
    secrets: [],
    tests: { affected: [], command: null, isComplete: true },
    risk: { level: 'low', reasons: [] },
    unseen: [],
    ...overrides,
  };
}

export function symbolChange(name: string, overrides: Partial<SymbolChange> = {}): SymbolChange {
  const path = overrides.path ?? 'src/cart.ts';
  return {
    change: 'changed',
    id: `function:${path}:${name}`,
    kind: 'function',
    name,
    symbol: name,
    path,
    line: 3,
    address: `files/${path}#${name}`,
    isPublic: true,
    isTest: false,
    parts: ['signature'],
    signatureChanges: [],
    isBreaking: false,
    callers: { total: 0, files: 0, mustChange: 0, first: [] },
    ...overrides,
  };
}

export function fileChange(path: string, overrides: Partial<FileChange> = {}): FileChange {
  return {
    path,
    change: 'changed',
    address: `files/${path}`,
    language: 'typescript',
    isTest: false,
    addedLines: 1,
    removedLines: 1,
    ...overrides,
  };
}

export function brokenPlace(path: string, line: number, overrides: Partial<BrokenPlace> = {}): BrokenPlace {
  return {
    path,
    span: [line, 3, line, 8],
    text: 'const all = total(items);',
    inId: `function:${path}:checkout`,
    causeId: 'function:src/cart.ts:sum',
    reason: 'renamed',
    message: '"total" was renamed to "sum"',
    isCertain: true,
    isTest: false,
    ...overrides,
  };
}

/** A change of a small shop, with something in each section. */
export function shopReport(): ChangeReport {
  return reportOf({
    files: [
      fileChange('src/cart.ts', { addedLines: 12, removedLines: 4 }),
      fileChange('src/format.ts'),
      fileChange('README.md', { language: null, addedLines: 3, removedLines: 0 }),
    ],
    symbols: [
      symbolChange('sum', {
        change: 'renamed',
        fromId: 'function:src/cart.ts:total',
        fromPath: 'src/cart.ts',
        fromLine: 3,
        isBreaking: true,
        signature: 'function sum(items: Item[], rate: number): number',
        previousSignature: 'function total(items: Item[]): number',
        signatureChanges: [
          {
            kind: 'parameter added',
            text: 'the parameter "rate" was added and is required',
            isBreaking: true,
          },
        ],
        callers: { total: 4, files: 3, mustChange: 3, first: [] },
      }),
      symbolChange('Cart.clear', {
        change: 'removed',
        kind: 'method',
        isBreaking: true,
        signature: 'clear(): void',
        line: 20,
      }),
      symbolChange('Cart.add', {
        kind: 'method',
        signature: 'add(item: Item, count?: number): void',
        previousSignature: 'add(item: Item): void',
        signatureChanges: [
          {
            kind: 'parameter added',
            text: 'the parameter "count" was added and is optional',
            isBreaking: false,
          },
        ],
      }),
      symbolChange('discount', { change: 'added', signature: 'function discount(): number', line: 40 }),
      symbolChange('round', {
        isPublic: false,
        parts: ['body'],
        line: 50,
        callers: { total: 12, files: 3, mustChange: 0, first: [] },
      }),
      symbolChange('Item', { kind: 'interface', parts: ['doc'], line: 60 }),
      symbolChange('totals', { path: 'test/cart.test.ts', isTest: true, isPublic: false, parts: ['body'] }),
    ],
    mustChange: [
      brokenPlace('src/order.ts', 7),
      brokenPlace('test/order.test.ts', 12, { isTest: true }),
      brokenPlace('src/dynamic.ts', 2, { isCertain: false, text: "call('total')" }),
    ],
    packages: {
      added: [{ from: 'src/ui', to: 'src/db', places: 2, example: { path: 'src/ui/list.ts', line: 4 } }],
      removed: [{ from: 'src/ui', to: 'src/api', places: 1, example: null }],
    },
    cycles: { added: [['src/a.ts', 'src/b.ts']], removed: [] },
    violations: {
      added: [
        {
          id: 'function:src/cart.ts:process',
          path: 'src/cart.ts',
          line: 70,
          rule: 'generic_function',
          message: 'The function "process" has a generic name.',
        },
      ],
      removed: [],
    },
    deadCode: {
      added: [
        {
          id: 'function:src/cart.ts:old',
          path: 'src/cart.ts',
          line: 80,
          rule: 'HIGH',
          message: 'Nothing uses "old".',
        },
      ],
      removed: [],
    },
    secrets: [{ path: 'src/keys.ts', line: 1, message: 'A likely AWS access key.' }],
    tests: {
      affected: [
        { path: 'test/cart.test.ts', distance: 0, through: null },
        { path: 'test/order.test.ts', distance: 2, through: 'function:src/cart.ts:sum' },
      ],
      command: 'npx vitest run test/cart.test.ts test/order.test.ts',
      isComplete: true,
    },
    risk: { level: 'high', reasons: ['3 places must change', 'a public symbol was removed'] },
    unseen: [{ text: 'The file is not valid; what follows line 4 was not read.', path: 'src/broken.ts' }],
  });
}
