import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ScipDocument } from '../../scip/decode.ts';
import { disagreements, readCheckedCalls } from './checked-calls.ts';

test('a checked call has targets, or leads out of the repository', () => {
  expect(
    readCheckedCalls('# comment\na.cs:2:3\tM\tb.cs:4:5 c.cs:6:7\toverload\na.cs:9:1\tN\toutside\n'),
  ).toEqual([
    {
      ...{ path: 'a.cs', line: 2, column: 3, name: 'M', note: 'overload' },
      targets: [
        { path: 'b.cs', line: 4, column: 5 },
        { path: 'c.cs', line: 6, column: 7 },
      ],
    },
    { path: 'a.cs', line: 9, column: 1, name: 'N', targets: [], note: '' },
  ]);
  expect(() => readCheckedCalls('a.cs:2:3\tM')).toThrow('lacks its name or target');
  expect(() => readCheckedCalls('a.cs:2\tM\toutside')).toThrow('no position');
});

test('an index that leads a checked call elsewhere disagrees; one that says nothing of it does not', () => {
  const calls = readCheckedCalls('a.cs:3:5\tM\ta.cs:1:2 a.cs:2:2\na.cs:4:5\tN\toutside\n');
  const document = (symbol: string, line: number): ScipDocument => ({
    path: 'a.cs',
    occurrences: [
      { line: 0, column: 1, symbol: 'first', isDefinition: true },
      { line: 8, column: 1, symbol: 'other', isDefinition: true },
      { line: line - 1, column: 4, symbol, isDefinition: false },
    ],
  });
  expect(disagreements([document('first', 3)], calls)).toEqual([]);
  expect(disagreements([document('other', 3)], calls)).toEqual(['a.cs:3:5 M']);
  expect(disagreements([document('elsewhere', 4)], calls)).toEqual([]);
  expect(disagreements([document('first', 4)], calls)).toEqual(['a.cs:4:5 N']);
  expect(disagreements([document('first', 7)], calls)).toEqual([]);
});

test('the list has enough calls of the repository, over many files', () => {
  const calls = readCheckedCalls(readFileSync(join(import.meta.dirname, 'newtonsoft-json.tsv'), 'utf8'));
  expect(new Set(calls.map(({ path, line, column }) => `${path}:${line}:${column}`)).size).toBe(calls.length);
  expect(calls.filter(({ targets }) => targets.length > 0).length).toBeGreaterThanOrEqual(200);
  expect(new Set(calls.map(({ path }) => path)).size).toBeGreaterThan(80);
});
