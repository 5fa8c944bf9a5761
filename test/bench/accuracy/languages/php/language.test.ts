import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { columnOf, lineOf } from '../../syntax/file-syntax.ts';
import { readFixture } from '../support/fixture.ts';
import { decodeLines } from '../../scip/decode-lines.ts';
import { php } from './language.ts';

const folder = join(import.meta.dirname, 'fixture');
const fixture = await readFixture(folder, php, () =>
  decodeLines(readFileSync(join(folder, 'index.jsonl'), 'utf8')),
);

test('the index of the type checker leads every call and import where the comments say', () => {
  expect(fixture.found).toEqual(fixture.expected);
});

test('definitions stand at their names, behind the dollar of a property; a constructor is its class', () => {
  const places = (path: string, ...chain: string[]) =>
    [...(fixture.world.oracle.entityNamed(path, chain)?.places ?? [])].map(
      (place) => `${lineOf(place) + 1}:${columnOf(place) + 1}`,
    );
  expect(places('Zoo/Animal.php', 'Animal')).toEqual(['59:16', '67:21']);
  expect(places('Zoo/Animal.php', 'Animal', '$count')).toEqual(['65:24']);
  expect(places('Zoo/Animal.php', 'Animal', '$size')).toEqual(['67:49']);
  expect(places('Zoo/Animal.php', 'Named', 'name')).toEqual(['14:21']);
  expect(places('Zoo/Animal.php', 'Size', 'Small')).toEqual(['29:10']);
});
