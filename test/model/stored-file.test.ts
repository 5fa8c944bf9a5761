import { expect, test } from 'vitest';
import { endAt } from '../../src/model/file-shard.ts';
import type { FileShard } from '../../src/model/file-shard.ts';
import { openStoredFile, storeFile } from '../../src/model/stored-file.ts';
import { artifactPath } from '../../src/model/artifact.ts';
import { edgesOf } from '../../src/query/shard-edges.ts';
import { bareAtlas } from '../support/source-atlas.ts';

const SOURCES = {
  'shapes.py':
    'class Shape:\n    def area(self):\n        return 0\n\n\ndef double(shape: Shape):\n    return shape.area() * 2\n',
  'main.py':
    'import json\n\nfrom shapes import Shape, double\n\n\ndef run(other):\n    other.area()\n    return json.dumps(double(Shape()))\n',
};

test.each(['shapes.py', 'main.py'])(
  'a stored shard of %s is the same as the one that was made',
  async (path) => {
    const { shard, stored } = await storedShard(path);
    expect(JSON.stringify(stored)).toBe(JSON.stringify(shard));
  },
);

test('single rows of a stored shard are those of the shard', async () => {
  const { shard, stored } = await storedShard('shapes.py');
  for (const index of [...shard.nodes, ...shard.ends].keys()) {
    expect(endAt(stored, index)).toEqual(endAt(shard, index));
    expect(edgesOf(stored, index)).toEqual(edgesOf(shard, index));
  }
});

test('a question about edges reads neither text nor places', async () => {
  const { stored, read } = await storedShard('shapes.py');
  expect(edgesOf(stored, 1).incoming.map(({ type }) => type)).not.toEqual([]);
  expect(read).not.toContain('source');
  expect(read).not.toContain('sites');
});

async function storedShard(path: string): Promise<{ shard: FileShard; stored: FileShard; read: string[] }> {
  const store = await bareAtlas(SOURCES);
  const shard = (await store.read(artifactPath.file(path))) as FileShard;
  const parts = storeFile(shard);
  const read: string[] = [];
  const stored = openStoredFile((name) => {
    read.push(name);
    return JSON.parse(JSON.stringify(parts.get(name) ?? null)) as unknown;
  });
  return { shard, stored, read };
}
