import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decodeIndex } from '../../scip/decode.ts';
import { encodeIndex } from '../../scip/encode.ts';
import { isDefinition } from '../../judge/claims.ts';
import { placeOf } from '../../syntax/file-syntax.ts';
import { readFixture } from '../support/fixture.ts';
import { go } from './language.ts';
import { utf16Columns } from '../../scip/utf16-columns.ts';

const folder = join(import.meta.dirname, 'fixture');
const fixture = await readFixture(folder, go, (sources) =>
  decodeIndex(readFileSync(join(folder, 'index.scip'))).map((document) =>
    utf16Columns(document, sources.get(document.path) ?? ''),
  ),
);

test('the index of scip-go leads every call and import where the comments say', () => {
  expect(fixture.found).toEqual(fixture.expected);
});

test('an embedded type is a reference to the type, and a field is not', () => {
  const path = 'animals/animal.go';
  const lines = fixture.world.syntaxes.get(path)?.lines ?? [];
  const at = (text: string) => placeOf(lines.indexOf(text), 1);
  expect(isDefinition(fixture.world, path, at('\tAnimal'))).toBe(false);
  expect(isDefinition(fixture.world, path, at('\tfriends []*Dog'))).toBe(true);
  const answer = fixture.world.oracle.answerAt(path, at('\tAnimal'));
  expect(answer).toMatchObject({ kind: 'definitions', entities: [{ name: 'Animal', isType: true }] });
});

test('types that implement an interface without naming it are known', () => {
  const pairs = [...fixture.world.oracle.implementations()].map(({ type, of }) => `${type.name} ${of.name}`);
  expect(pairs.sort()).toEqual(['Dog Speaker', 'kennel Speaker']);
});

test('the index of the benchmark has all that is read of that of scip-go', () => {
  const documents = decodeIndex(readFileSync(join(folder, 'index.scip'))).map(({ inBytes, ...document }) => {
    expect(inBytes).toBe(true);
    return document;
  });
  expect(decodeIndex(encodeIndex(documents))).toEqual(documents);
});
