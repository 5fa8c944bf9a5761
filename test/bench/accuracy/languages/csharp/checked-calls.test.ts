import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OracleIndex } from '../../scip/oracle-index.ts';
import { placeOf } from '../../syntax/file-syntax.ts';
import { parseSyntax } from '../../syntax/read-syntax.ts';
import { documentsOf, readCheckedCalls } from './checked-calls.ts';
import { csharp } from './language.ts';

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

test('as an index they say where a call leads, and nothing of other calls', async () => {
  const text = 'class A {\n  A() {}\n  void M() { new A(); N(); M(); }\n  void N() {}\n}\n';
  const syntaxes = new Map([['a.cs', await parseSyntax('a.cs', text)]]);
  const list = 'a.cs:3:18\tA\ta.cs:2:3 a.cs:1:7\na.cs:3:23\tN\toutside\n';
  const oracle = new OracleIndex(csharp, documentsOf(readCheckedCalls(list)), syntaxes);
  const places = [...(syntaxes.get('a.cs')?.calls.keys() ?? [])];
  expect(places).toEqual([placeOf(2, 17), placeOf(2, 22), placeOf(2, 27)]);
  expect(places.map((place) => oracle.answerAt('a.cs', place).kind)).toEqual([
    'definitions',
    'outside',
    'unknown',
  ]);
  const answer = oracle.answerAt('a.cs', placeOf(2, 17));
  expect(answer).toMatchObject({
    entities: [{ name: 'A', places: new Set([placeOf(1, 2)]) }, { name: 'A' }],
  });
  expect(oracle.entityAt('a.cs', placeOf(0, 6))).toBeDefined();
});

test('the list has enough calls of the repository, over many files', () => {
  const calls = readCheckedCalls(readFileSync(join(import.meta.dirname, 'newtonsoft-json.tsv'), 'utf8'));
  expect(new Set(calls.map(({ path, line, column }) => `${path}:${line}:${column}`)).size).toBe(calls.length);
  expect(calls.filter(({ targets }) => targets.length > 0).length).toBeGreaterThanOrEqual(200);
  expect(new Set(calls.map(({ path }) => path)).size).toBeGreaterThan(80);
});
