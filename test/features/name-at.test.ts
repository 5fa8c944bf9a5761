import { describe, expect, it } from 'vitest';
import { LayeredStore } from '../../src/derive/layered-store.ts';
import { layers } from '../../src/features/layers.ts';
import { nameAtOperation } from '../../src/features/symbols/name-at.ts';
import { renderAnswer } from '../../src/operations/render-answer.ts';
import { ask } from '../support/ask.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';

const files = {
  'a.ts': [
    "import { save } from './b.ts';",
    'export function run(items: string[]) {',
    '  for (const item of items) save(item);',
    '  missing(items);',
    '}',
  ].join('\n'),
  'empty.ts': '',
  'crlf.ts': 'let a = 1; a\r\nlet b = 2;\r\n',
  'list.h': '#define EACH(list, at) \\\n  for (at = 0; at < (list).size; at++)\n#define UNUSED\n',
  'list.c': [
    '#include "list.h"',
    '#define SIZE 2',
    'UNUSED int run(struct list l) {',
    '  int i, n = SIZE;',
    '  EACH(l, i) n++;',
    '  EACH(l);',
    '  return n;',
    '}',
    '#ifdef SIZE',
    '#endif',
  ].join('\n'),
  'b.ts': 'export function save(item: string) {\n  return item;\n}\n',
};

interface Answer {
  name: string | null;
  meaning: string;
  range: unknown;
  declaration: unknown;
  occurrences: { start: { line: number; column: number } }[];
  targets: { id: string }[];
  expansion?: string;
}

const at = async (path: string, line: number, column: number): Promise<Answer> =>
  ask<Answer>(
    'name_at',
    { path, line, column },
    new LayeredStore((await indexMemory(memorySource(files))).artifacts, layers),
  );

describe('the name at a position', () => {
  it('is a local one with its declaration and all occurrences, from any of its columns', async () => {
    for (const column of [22, 26]) {
      const answer = await at('a.ts', 3, column);
      expect(answer).toMatchObject({
        name: 'items',
        meaning: 'local',
        declaration: { start: { line: 2, column: 21 }, end: { line: 2, column: 26 } },
      });
      expect(answer.occurrences.map(({ start }) => [start.line, start.column])).toEqual([
        [2, 21],
        [3, 22],
        [4, 11],
      ]);
    }
    expect(renderAnswer(nameAtOperation, await at('a.ts', 3, 22))).toContain('declared at line 2, column 21');
  });

  it('is a reference to a symbol of another file', async () => {
    expect(await at('a.ts', 3, 29)).toMatchObject({
      name: 'save',
      meaning: 'reference',
      targets: [{ id: 'function:b.ts:save', path: 'b.ts', line: 1, type: 'CALLS', how: 'import' }],
    });
  });

  it('has the text that a macro becomes there', async () => {
    const answer = await at('list.c', 5, 4);
    expect(answer.expansion).toBe('for (i = 0; i < (l).size; i++)');
    expect(renderAnswer(nameAtOperation, answer)).toContain(
      'It expands to:\n\n```\nfor (i = 0; i < (l).size; i++)\n```',
    );
    expect(await at('list.c', 4, 15)).toMatchObject({ name: 'SIZE', expansion: '2' });
  });

  it('has no such text where the macro is defined or only asked for, and if the arguments do not fit', async () => {
    for (const [line, column] of [
      [2, 9],
      [6, 3],
      [9, 8],
    ] as const) {
      const answer = await at('list.c', line, column);
      expect(answer.name).not.toBeNull();
      expect(answer.expansion).toBeUndefined();
    }
    expect((await at('a.ts', 3, 29)).expansion).toBeUndefined();
  });

  it('is where a symbol is defined', async () => {
    expect(await at('b.ts', 1, 17)).toMatchObject({
      meaning: 'definition',
      targets: [{ id: 'function:b.ts:save' }],
    });
  });

  it('is nothing that the atlas knows: a keyword, an end of a line', async () => {
    for (const [line, column] of [
      [2, 1],
      [3, 27],
      [5, 2],
    ] as const)
      expect(await at('a.ts', line, column)).toMatchObject({ name: null, meaning: 'unknown', targets: [] });
  });

  it('is at a line and column of the file', async () => {
    await expect(at('a.ts', 99, 1)).rejects.toThrow('There is no line 99 in a.ts: its last line is 5.');
    await expect(at('b.ts', 4, 1)).rejects.toThrow('There is no line 4 in b.ts: its last line is 3.');
    await expect(at('b.ts', 2, 40)).rejects.toThrow(
      'There is no column 40 in line 2 of b.ts: its last column is 14.',
    );
    await expect(at('empty.ts', 1, 2)).rejects.toThrow(
      'There is no column 2 in line 1 of empty.ts: the line is empty.',
    );
    expect(await at('crlf.ts', 1, 13)).toMatchObject({ meaning: 'unknown' });
    await expect(at('crlf.ts', 1, 14)).rejects.toThrow('its last column is 12.');
  });

  it('is in a file of the atlas', async () => {
    await expect(at('c.ts', 1, 1)).rejects.toThrow('There is no file or directory "c.ts".');
  });
});
