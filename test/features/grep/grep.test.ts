import { beforeAll, describe, expect, test } from 'vitest';
import { findOperation } from '../../support/operations.ts';
import { runOperation } from '../../../src/operations/run-operation.ts';
import type { Store } from '../../../src/store/store.ts';
import { ask } from '../../support/ask.ts';
import { bareAtlas, sourceAtlas } from '../../support/source-atlas.ts';

interface Answer {
  matches: {
    path: string;
    line: number;
    column: number;
    endColumn: number;
    moreMatches?: number;
    text: string;
    textColumn?: number;
    id: string;
    contextBefore?: string[];
    contextAfter?: string[];
  }[];
  symbols: { id: string; tokens: { skeleton: number; summary: number; full: number } }[];
  files: { searched: number; excludedByIndex: number; excluded: number; pending: number; skipped: number };
  narrowed: string;
  meta: {
    total: number;
    returned: number;
    truncated: boolean;
    next: { after: string; offset: number } | null;
  };
}

const files = {
  'src/cart.py': 'class Cart:\n    def total(self):\n        return sum(self.items)  # total, in total\n',
  'src/util/text.ts': "export function total(x: string) {\r\n  return x + 'é total';\r\n}\r\n",
  'notes.md': '# Notes\n\nThe TOTAL is what is paid.\n',
  'long.md': `${'short\n'.repeat(60)}${'x'.repeat(700)} needle ${'y'.repeat(700)}\n`,
};

let store: Store;
beforeAll(async () => {
  store = await sourceAtlas(files);
});

const grep = (input: object, on: Store = store) => ask<Answer>('grep', input, on);
const places = ({ matches }: Answer) => matches.map(({ path, line, column }) => `${path}:${line}:${column}`);

const everyTotal = ['src/cart.py:2:9', 'src/cart.py:3:35', 'src/util/text.ts:1:17', 'src/util/text.ts:2:17'];

describe('grep', () => {
  test('returns lines with their location and the enclosing symbol', async () => {
    const answer = await grep({ pattern: 'tot[a-z]+' });
    expect(answer.matches).toEqual([
      {
        path: 'src/cart.py',
        line: 2,
        column: 9,
        endColumn: 14,
        text: '    def total(self):',
        id: 'method:src/cart.py:Cart.total',
      },
      {
        path: 'src/cart.py',
        line: 3,
        column: 35,
        endColumn: 40,
        moreMatches: 1,
        text: '        return sum(self.items)  # total, in total',
        id: 'method:src/cart.py:Cart.total',
      },
      {
        path: 'src/util/text.ts',
        line: 1,
        column: 17,
        endColumn: 22,
        text: 'export function total(x: string) {',
        id: 'function:src/util/text.ts:total',
      },
      {
        path: 'src/util/text.ts',
        line: 2,
        column: 17,
        endColumn: 22,
        text: "  return x + 'é total';",
        id: 'function:src/util/text.ts:total',
      },
    ]);
    expect(answer.symbols.map(({ id }) => id)).toEqual([
      'method:src/cart.py:Cart.total',
      'function:src/util/text.ts:total',
    ]);
    expect(answer.files).toEqual({ searched: 4, excludedByIndex: 0, excluded: 0, pending: 0, skipped: 0 });
    expect(answer.meta).toMatchObject({ total: 4, returned: 4, truncated: false, next: null });
  });

  test('ignores case, matches literally, and shows context lines', async () => {
    expect(places(await grep({ pattern: 'total', ignoreCase: true, kind: 'text' }))).toEqual([
      'notes.md:3:5',
    ]);
    expect(places(await grep({ pattern: 'sum(self.', fixed: true }))).toEqual(['src/cart.py:3:16']);
    expect(places(await grep({ pattern: 'É TOTAL', fixed: true, ignoreCase: true }))).toEqual([
      'src/util/text.ts:2:15',
    ]);
    const [match] = (await grep({ pattern: 'return x', context: 1 })).matches;
    expect(match).toMatchObject({
      contextBefore: ['export function total(x: string) {'],
      contextAfter: ['}'],
    });
    expect((await grep({ pattern: '^# Notes$', context: 1 })).matches[0]).toMatchObject({
      contextBefore: [],
      contextAfter: [''],
    });
  });

  test.each([
    [
      { path: 'src' },
      ['src/cart.py:2:9', 'src/cart.py:3:35', 'src/util/text.ts:1:17', 'src/util/text.ts:2:17'],
    ],
    [{ path: './src/util/' }, ['src/util/text.ts:1:17', 'src/util/text.ts:2:17']],
    [{ path: 'src/cart.py' }, ['src/cart.py:2:9', 'src/cart.py:3:35']],
    [{ glob: '*.ts' }, ['src/util/text.ts:1:17', 'src/util/text.ts:2:17']],
    [{ glob: 'src/*.{py,ts}' }, ['src/cart.py:2:9', 'src/cart.py:3:35']],
    [{ language: 'python' }, ['src/cart.py:2:9', 'src/cart.py:3:35']],
    [{ kind: 'text' }, []],
  ])('searches only files that match %o', async (where, expected) => {
    expect(places(await grep({ pattern: 'total', ...where }))).toEqual(expected);
  });

  test.each([
    [{ pattern: 'total', fixed: true }, everyTotal],
    [{ pattern: 'tota|to+tal|\\Qtotal' }, everyTotal],
    [{ pattern: 'tota', fixed: true }, []],
    [{ pattern: 'tota' }, []],
    [{ pattern: '(x', fixed: true }, ['src/util/text.ts:1:22']],
    [{ pattern: 'É TOTAL', fixed: true, ignoreCase: true }, ['src/util/text.ts:2:15']],
    [{ pattern: ' needle ', fixed: true }, ['long.md:61:701']],
  ])('finds whole words only: %o', async (input, expected) => {
    expect(places(await grep({ word: true, ...input }))).toEqual(expected);
  });

  test('shortens a long line around the match', async () => {
    const { matches, files: counts } = await grep({ pattern: 'needle' });
    const [match] = matches;
    expect(counts).toMatchObject({ searched: 1, excludedByIndex: 3 });
    expect(match).toMatchObject({ line: 61, column: 702, endColumn: 708 });
    expect(match?.text.length).toBe(200);
    expect(match?.text.slice(702 - (match.textColumn ?? 0))).toMatch(/^needle y/);
  });

  test('continues where the last answer ended', async () => {
    const all = places(await grep({ pattern: 'total' }));
    const seen: string[] = [];
    for (let next: object | null = { limit: 1 }; next;) {
      const answer: Answer = await grep({ pattern: 'total', limit: 1, ...next });
      seen.push(...places(answer));
      next = answer.meta.next;
    }
    expect(seen).toEqual(all);
    expect(places(await grep({ pattern: 'total', offset: 2, limit: 1 }))).toEqual(all.slice(2, 3));
    const small = await grep({ pattern: 'total', budget: 1 });
    expect(small.meta).toMatchObject({ returned: 1, truncated: true, next: { after: 'src/cart.py:2' } });
  });

  test('searches all files if the index cannot exclude any, and says so', async () => {
    expect(await grep({ pattern: 'é' })).toMatchObject({
      narrowed: 'no trigram',
      files: { searched: 4, excludedByIndex: 0 },
    });
    expect(await grep({ pattern: 'total' }, await bareAtlas(files))).toMatchObject({
      narrowed: 'no index',
      files: { searched: 4, excludedByIndex: 0 },
      meta: { total: 4 },
    });
  });

  test('an expensive pattern searches a part of a large repository and says how to continue', async () => {
    const big = Object.fromEntries(
      Array.from({ length: 24 }, (_, at) => [
        `big${String(at).padStart(2, '0')}.txt`,
        'ab ab\n'.repeat(40_000),
      ]),
    );
    const on = await sourceAtlas(big);
    const first = await grep({ pattern: '(?:.?){900}Z.?Z' }, on);
    expect(first).toMatchObject({ matches: [], meta: { truncated: true } });
    expect(first.files.pending).toBeGreaterThan(0);
    const second = await grep({ pattern: '(?:.?){900}Z.?Z', ...first.meta.next }, on);
    expect(second.files.searched + second.files.pending).toBe(first.files.pending);
  });
});

describe('invalid searches', () => {
  test.each([
    [{ pattern: '' }, 'pattern'],
    [{ pattern: 'a(b' }, 'missing closing )'],
    [{ pattern: 'x[z-a]' }, 'invalid character class range at character 3, "z-a"'],
    [{ pattern: '(?=a)' }, 'look-around and back references are not supported'],
    [{ pattern: '(?<=a)b' }, 'look-behind'],
    [{ pattern: '(a)\\1' }, 'look-around and back references are not supported'],
    [{ pattern: 'x', language: 'klingon' }, 'python'],
    [{ pattern: '(a)\\1' }, 'at character 4'],
    [{ pattern: 'x'.repeat(10_000) }, '10000 characters'],
    [{ pattern: '((a{10}){10}){20}' }, 'invalid repeat count'],
    [{ pattern: '(?:abcdefghij){500}' }, 'too large'],
    [{ pattern: 'a\nb', fixed: true }, 'line break'],
    [{ pattern: 'a', glob: '[' }, 'glob'],
    [{ pattern: 'a', glob: '' }, 'glob'],
    [{ pattern: 'a', path: '/etc' }, 'absolute'],
    [{ pattern: 'a', path: '../x' }, '".."'],
    [{ pattern: 'a', path: '' }, 'empty'],
    [{ pattern: 'a', after: 'nowhere' }, 'after'],
    [{ pattern: 'a', limit: 0 }, 'limit'],
    [{ pattern: 'a', limit: -1 }, 'limit'],
    [{ pattern: 'a', kind: 'binary' }, 'kind'],
    [{ pattern: 7 }, 'pattern'],
  ])('%o', async (input, message) => {
    await expect(runOperation(findOperation('grep')!, store, input)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: expect.stringContaining(message) as string,
    });
  });

  test('an unknown path is an error with the nearest paths', async () => {
    await expect(
      runOperation(findOperation('grep')!, store, { pattern: 'a', path: 'src/cart.pi' }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
      nearest: expect.arrayContaining(['file:src/cart.py']) as string[],
    });
  });

  test('patterns that make backtracking engines explode take linear time', async () => {
    const on = await sourceAtlas({ 'a.txt': `${'a'.repeat(50_000)}!\n` });
    for (const pattern of ['(a+)+$', '(a|a)*b', '(a*)*c', '(.*)*x', '(\\w+\\s?)+;']) {
      expect((await grep({ pattern }, on)).matches).toEqual([]);
    }
  });

  test('a cancelled search ends', async () => {
    const stopped = AbortSignal.abort(new Error('stopped'));
    await expect(
      runOperation(findOperation('grep')!, store, { pattern: 'total' }, { signal: stopped }),
    ).rejects.toThrow('stopped');
  });
});
