import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decodeLines } from '../../scip/decode-lines.ts';
import { columnOf, lineOf, placeOf } from '../../syntax/file-syntax.ts';
import { readFixture } from '../support/fixture.ts';
import { kotlin } from './language.ts';

const folder = join(import.meta.dirname, 'fixture');
const fixture = await readFixture(folder, kotlin, () =>
  decodeLines(readFileSync(join(folder, 'index.jsonl'), 'utf8')),
);

test('the index of the Kotlin compiler leads every call and import where the comments say', () => {
  expect(fixture.found).toEqual(fixture.expected);
});

test('definitions stand at their names, in Java as well; declarations of one name are told apart', () => {
  const places = (path: string, ...chain: string[]) =>
    [...(fixture.world.oracle.entityNamed(path, chain)?.places ?? [])].map(
      (place) => `${lineOf(place) + 1}:${columnOf(place) + 1}`,
    );
  expect(places('zoo/Animal.kt', 'Food')).toEqual(['23:12']);
  expect(places('zoo/Animal.kt', 'Food(+1)')).toEqual(['25:5']);
  expect(places('zoo/Animal.kt', 'Animal', 'name')).toEqual(['3:23']);
  expect(places('zoo/Toy.java', 'Toy', 'getName')).toEqual(['10:17']);
});

test('a property of Java is its getter', () => {
  const lines = readFileSync(join(folder, 'Dog.kt'), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('toy.name'));
  const column = (lines[line] ?? '').indexOf('name,');
  expect(fixture.world.oracle.answerAt('Dog.kt', placeOf(line, column))).toMatchObject({
    kind: 'definitions',
    entities: [{ name: 'Toy.getName' }],
  });
});
