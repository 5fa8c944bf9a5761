import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { columnOf, lineOf } from '../../syntax/file-syntax.ts';
import { readFixture } from '../support/fixture.ts';
import { decodeLines } from '../../scip/decode-lines.ts';
import { java } from './language.ts';

const folder = join(import.meta.dirname, 'fixture');
const fixture = await readFixture(folder, java, () =>
  decodeLines(readFileSync(join(folder, 'index.jsonl'), 'utf8')),
);

test('the index of javac leads every call and import where the comments say', () => {
  expect(fixture.found).toEqual(fixture.expected);
});

test('definitions stand at their names; a single constructor is its class, and several are told apart', () => {
  const places = (path: string, ...chain: string[]) =>
    [...(fixture.world.oracle.entityNamed(path, chain)?.places ?? [])].map(
      (place) => `${lineOf(place) + 1}:${columnOf(place) + 1}`,
    );
  expect(places('zoo/Dog.java', 'Dog')).toEqual(['10:14']);
  expect(places('zoo/Dog.java', 'Dog', '<init>(+1)')).toEqual(['18:3']);
  expect(places('zoo/Animal.java', 'Animal')).toEqual(['5:23', '8:3']);
  expect(places('zoo/Animal.java', 'Animal', 'Size', 'SMALL')).toEqual(['31:5']);
});
