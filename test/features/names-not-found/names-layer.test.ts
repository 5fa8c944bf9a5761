import { expect, test } from 'vitest';
import { artifactPath } from '../../../src/model/artifact.ts';
import { NamesNotFound } from '../../../src/model/quality.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

test('names not found are counted by whether the repository defines them, those outside tests first', async () => {
  const store = await sourceAtlas({
    'src/shop.ts': 'export class Shop { open() { return 1; } }\n',
    'src/use.ts': 'export function use(it: any) {\n  it.open();\n  frobnicate();\n  frobnicate();\n}\n',
    'src/use.test.ts':
      "import { test } from 'vitest';\ntest('x', () => { frobnicate(); rare(); rare(); rare(); rare(); });\n",
  });
  const names = NamesNotFound.parse(await store.read(artifactPath.namesNotFound));
  const others = names.undefined.list.filter(({ name }) => name === 'frobnicate' || name === 'rare');
  expect(others.map(({ name, references, inTests }) => [name, references, inTests])).toEqual([
    ['frobnicate', 3, 1],
    ['rare', 4, 4],
  ]);
  expect(others[0]?.files.map(({ path }) => path)).toEqual(['src/use.ts', 'src/use.test.ts']);
  expect(names.references).toBe(names.defined.references + names.undefined.references);
});

test('a keyword of types that the grammar does not know is no name', async () => {
  const store = await sourceAtlas({ 'src/big.ts': 'export const isBig = (x: bigint | Missing) => x;\n' });
  const names = NamesNotFound.parse(await store.read(artifactPath.namesNotFound));
  expect(names.undefined.list.map(({ name }) => name)).toEqual(['Missing']);
});
