import { expect, test } from 'vitest';
import type { ShownRun } from '../../../src/model/changed-file.ts';
import { type Chunk, diffChunks, type LineNote } from '../../../src/site/changes/diff-chunks.ts';

const run = (kind: ShownRun['kind'], oldLine: number, newLine: number, count: number): ShownRun => ({
  ...{ kind, oldLine, newLine, count },
  shown: 'open',
});

const note = (side: LineNote['side'], line: number, place: LineNote['place']): LineNote => ({
  ...{ side, line, place },
  html: `${place} ${side} ${line}`,
});

function textOf(chunk: Chunk): string {
  switch (chunk.kind) {
    case 'note':
      return chunk.html;
    case 'change':
      return `o${chunk.oldLine}-${chunk.removed} n${chunk.newLine}+${chunk.added}`;
    case 'same':
      return `o${chunk.oldLine} n${chunk.newLine} ${chunk.count}${chunk.isFolded ? ' folded' : ''}`;
    case 'absent':
      return `absent ${chunk.count} ${chunk.of}`;
  }
}

test('lines that were replaced are one change', () => {
  const chunks = diffChunks([
    run('same', 1, 1, 3),
    run('removed', 4, 4, 2),
    run('added', 6, 4, 1),
    run('same', 6, 5, 1),
    run('added', 7, 6, 2),
  ]);
  expect(chunks.map(textOf)).toEqual(['o1 n1 3', 'o4-2 n4+1', 'o6 n5 1', 'o7-0 n6+2']);
});

test('a note splits unchanged lines, so that both sides stay beside each other', () => {
  const chunks = diffChunks([run('same', 11, 1, 5)], [note('new', 3, 'above'), note('new', 3, 'below')]);
  expect(chunks.map(textOf)).toEqual(['o11 n1 2', 'above new 3', 'o13 n3 1', 'below new 3', 'o14 n4 2']);
});

test('notes on changed lines stand around the change, of the side that they are about', () => {
  const chunks = diffChunks(
    [run('removed', 4, 9, 2), run('added', 6, 9, 2)],
    [note('old', 5, 'above'), note('new', 5, 'above'), note('new', 10, 'below')],
  );
  expect(chunks.map(textOf)).toEqual(['above old 5', 'o4-2 n9+2', 'below new 10']);
});

test('notes in folds and on lines that are not there are omitted', () => {
  const chunks = diffChunks(
    [
      { ...run('same', 1, 1, 9), shown: 'folded' },
      { ...run('same', 10, 10, 9), shown: 'absent' },
    ],
    [note('new', 3, 'below'), note('new', 12, 'below')],
  );
  expect(chunks.map(textOf)).toEqual(['o1 n1 9 folded', 'absent 9 same']);
});
