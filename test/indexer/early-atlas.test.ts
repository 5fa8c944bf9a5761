import { expect, test } from 'vitest';
import { openEarlyAtlas } from '../../src/indexer/early-atlas.ts';
import { artifactPath } from '../../src/model/artifact.ts';
import { AtlasIndex } from '../../src/model/atlas-index.ts';
import { DirectoryShard } from '../../src/model/directory-shard.ts';
import { FileShard } from '../../src/model/file-shard.ts';
import { memorySource } from '../support/memory-source.ts';

const files = {
  'README.md': '# Shop\n',
  'src/cart.ts':
    "import { sum } from './sum';\nexport class Cart {\n  total() {\n    return sum(this);\n  }\n}\n",
  'src/sum.ts': 'export function sum(it: unknown) {\n  return it;\n}\n',
};

function open() {
  return openEarlyAtlas({ source: memorySource(files), version: '0', cacheFolder: undefined });
}

test('has the tree of all files before any is read', async () => {
  const early = await open();
  const index = AtlasIndex.parse(await early.read(artifactPath.index));
  expect(index).toMatchObject({ isIndexing: true, readme: 'README.md', counts: { files: 3 } });
  const src = DirectoryShard.parse(await early.read(artifactPath.directory('src')));
  expect(src.files.map(({ name, language }) => [name, language])).toEqual([
    ['cart.ts', 'typescript'],
    ['sum.ts', 'typescript'],
  ]);
});

test('a file has its outline and source, and says nothing of what only other files can tell', async () => {
  const early = await open();
  const cart = FileShard.parse(await early.read(artifactPath.file('src/cart.ts')));
  expect(cart.nodes.map(({ symbol }) => symbol)).toEqual(['', 'Cart', 'Cart.total']);
  expect(cart.source).toBe(files['src/cart.ts']);
  expect(cart.view?.highlights.length).toBeGreaterThan(0);
  expect(cart.unresolved).toEqual([]);
  expect(await early.read(artifactPath.file('src/none.ts'))).toBeUndefined();
});
