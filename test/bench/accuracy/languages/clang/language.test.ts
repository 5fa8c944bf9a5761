import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decodeLines } from '../../scip/decode-lines.ts';
import { columnOf, lineOf } from '../../syntax/file-syntax.ts';
import { readFixture } from '../support/fixture.ts';
import { c } from './language.ts';

const folder = join(import.meta.dirname, 'fixture');
const fixture = await readFixture(folder, c, () =>
  decodeLines(readFileSync(join(folder, 'index.jsonl'), 'utf8')),
);

test('the index of libclang leads every call and include where the comments say', () => {
  expect(fixture.found).toEqual(fixture.expected);
});

test('definitions stand at their names, and functions of one name in two files are two', () => {
  const places = (path: string, ...chain: string[]) =>
    [...(fixture.world.oracle.entityNamed(path, chain)?.places ?? [])].map(
      (place) => `${lineOf(place) + 1}:${columnOf(place) + 1}`,
    );
  expect(places('main.c', 'growl')).toEqual(['3:12']);
  expect(places('zoo/animal.c', 'growl')).toEqual(['4:13']);
  expect(places('zoo/animal.h', 'animal_new')).toEqual(['14:8']);
  expect(places('zoo/animal.h', 'animal')).toEqual(['7:16', '11:3']);
});
