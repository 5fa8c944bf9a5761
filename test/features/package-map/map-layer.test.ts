import { expect, test } from 'vitest';
import { artifactPath } from '../../../src/model/artifact.ts';
import { PackageMap } from '../../../src/model/package-map.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

test('the map has the files of code, their imports once each, and which are tests', async () => {
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
  expect(map.imports).toEqual([
    [0, 1, 2],
    [1, 2],
  ]);
});
