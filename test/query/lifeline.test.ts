import { describe, expect, test } from 'vitest';
import type { FileLifelines, Lifeline } from '../../src/model/timeline.ts';
import { idsOverTime, lifelineEvents, moveKind } from '../../src/query/lifeline.ts';

const snapshots = ['a', 'b', 'd'].map((id) => ({ id, name: `v-${id}`, day: '2020-01-01' }));
const file: Pick<FileLifelines, 'snapshots'> = { snapshots };
const line: Lifeline = {
  id: 'function:new.py:now',
  first: 0,
  moves: [
    [1, 'function:old.py:then'],
    [2, 'function:new.py:then'],
  ],
  signatures: [[2, 'then()']],
  sizes: [
    [0, 3, 9],
    [2, 3, 10],
  ],
  users: [
    [0, 0],
    [1, 4],
  ],
  last: 2,
};

test('the events of a lifeline have old and new values, oldest first', () => {
  expect(lifelineEvents(file, line, 'now(x)')).toEqual([
    {
      snapshot: snapshots[0],
      isFirst: true,
      lines: { from: undefined, to: 3 },
      users: { from: undefined, to: 0 },
    },
    {
      snapshot: snapshots[1],
      isFirst: false,
      moved: { from: 'function:old.py:then', to: 'function:new.py:then' },
      users: { from: 0, to: 4 },
    },
    {
      snapshot: snapshots[2],
      isFirst: false,
      moved: { from: 'function:new.py:then', to: 'function:new.py:now' },
      signature: { from: 'then()', to: 'now(x)' },
    },
  ]);
});

test('a symbol has an id in each snapshot since its first one, also in those without a change', () => {
  expect([...idsOverTime(file, line, ['x', 'a', 'b', 'c', 'd', 'e'])]).toEqual([
    ['a', 'function:old.py:then'],
    ['b', 'function:new.py:then'],
    ['c', 'function:new.py:then'],
    ['d', 'function:new.py:now'],
    ['e', 'function:new.py:now'],
  ]);
});

describe('a move', () => {
  test.each([
    ['method:a.py:C.m', 'method:b.py:C.m', 'moved'],
    ['method:a.py:C.m', 'method:a.py:C.n', 'renamed'],
    ['method:a.py:C.m', 'function:b.py:n', 'moved and renamed'],
    ['file:a/x.py', 'file:b/x.py', 'moved'],
    ['file:a/x.py', 'file:a/y.py', 'renamed'],
  ])('from %s to %s is %s', (from, to, kind) => {
    expect(moveKind(from, to)).toBe(kind);
  });
});
