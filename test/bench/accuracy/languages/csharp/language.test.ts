import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decodeLines } from '../../scip/decode-lines.ts';
import { readFixture } from '../support/fixture.ts';
import { csharp } from './language.ts';

const folder = join(import.meta.dirname, 'fixture');
const fixture = await readFixture(folder, csharp, () =>
  decodeLines(readFileSync(join(folder, 'index.jsonl'), 'utf8')),
);

test('the index of NRefactory leads every call where the comments say', () => {
  expect(fixture.found).toEqual(fixture.expected);
});

test('a partial class is defined in each of its files', () => {
  for (const path of ['Dog.cs', 'Dog.Food.cs'])
    expect(fixture.world.oracle.entityNamed(path, ['Dog'])?.places.size).toBe(1);
});
