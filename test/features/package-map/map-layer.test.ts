import { expect, test } from 'vitest';
import { artifactPath } from '../../../src/model/artifact.ts';
import { DirectoryShard } from '../../../src/model/directory-shard.ts';
import { PackageMap } from '../../../src/model/package-map.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

test('the map has the files of code, the references between them, and which are tests', async () => {
  const store = await sourceAtlas({
    'src/main.ts':
      "import { a, b } from './util/text.ts';\nimport type { T } from './util/text.ts';\na(b); let t: T;\n",
    'src/util/text.ts':
      'export const a = (x: number) => (x ? 1 : 2);\nexport const b = 1;\nexport type T = 1;\n',
    'src/main.test.ts': "import './main.ts';\nexport * from './util/text.ts';\n",
    'notes.md': '# Notes\n',
  });
  const map = PackageMap.parse(await store.read(artifactPath.map));
  expect(map.directories).toEqual(['src', 'src/util']);
  expect(map.files.map(([directory, name, , , , , test]) => [directory, name, test])).toEqual([
    [0, 'main.test.ts', 1],
    [0, 'main.ts', 0],
    [1, 'text.ts', 0],
  ]);
  // The call, the argument and the type: import statements count only if nothing else refers.
  expect(map.references).toEqual([
    [0, 1, 1],
    [0, 2, 1],
    [1, 2, 3],
  ]);
});

test('files of a package that need no import are connected by their references', async () => {
  const store = await sourceAtlas({
    'shop/Cart.java': 'package shop;\nclass Cart {\n  int total() { return Tax.of(1) + Tax.of(2); }\n}\n',
    'shop/Tax.java': 'package shop;\nclass Tax {\n  static int of(int amount) { return amount; }\n}\n',
  });
  const map = PackageMap.parse(await store.read(artifactPath.map));
  expect(map.references).toEqual([[0, 1, 4]]);
  const { dependencies } = DirectoryShard.parse(await store.read(artifactPath.directory('shop')));
  expect(dependencies).toEqual([{ from: 'shop/Cart.java', to: 'shop/Tax.java', count: 4 }]);
});
