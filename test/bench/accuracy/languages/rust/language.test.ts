import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decodeLines } from '../../scip/decode-lines.ts';
import { columnOf, lineOf } from '../../syntax/file-syntax.ts';
import { readFixture } from '../support/fixture.ts';
import { rust } from './language.ts';
import { namedByFile } from './named-by-file.ts';

const folder = join(import.meta.dirname, 'fixture');
const fixture = await readFixture(folder, rust, (sources) =>
  namedByFile(decodeLines(readFileSync(join(folder, 'index.jsonl'), 'utf8')), sources),
);

test('the index of rust-analyzer leads every call and import where the comments say', () => {
  expect(fixture.found).toEqual(fixture.expected);
});

test('a method of a type, that of a trait, and its implementation are three definitions', () => {
  const places = (path: string, ...chain: string[]) =>
    [...(fixture.world.oracle.entityNamed(path, chain)?.places ?? [])].map(
      (place) => `${lineOf(place) + 1}:${columnOf(place) + 1}`,
    );
  expect(places('src/animal.rs', 'Dog', 'new')).toEqual(['15:12']);
  expect(places('src/animal.rs', 'Animal', 'name')).toEqual(['2:8']);
  expect(places('src/animal.rs', 'Dog', 'Animal', 'name')).toEqual(['21:8']);
});

test('functions of one name in the tests of a library and in a program of tests are two', () => {
  const helpers = [...fixture.world.oracle.entities()].filter(({ name }) => name.endsWith('helper'));
  expect(helpers.map(({ path, name }) => `${path} ${name}`).sort()).toEqual([
    'src/keeper/tools.rs helper',
    'src/lib.rs tests.helper',
    'tests/walk.rs helper',
  ]);
});
