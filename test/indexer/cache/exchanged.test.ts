import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openFilesCache } from '../../../src/indexer/cache/files-cache.ts';
import { readSealed, readSealedCompactly, writeSealed } from '../../../src/indexer/cache/sealed-file.ts';
import { openSummariesCache } from '../../../src/indexer/cache/summaries-cache.ts';
import type { PlannedArtifact } from '../../../src/model/artifact.ts';
import { writePack } from '../../../src/store/pack/write-pack.ts';
import { Pack, PackDamaged } from '../../../src/store/pack/pack.ts';
import { PartCache } from '../../../src/store/parts/part-cache.ts';
import { scratchFolder } from '../source/scratch.ts';

it('a sealed file is not read under another name', () => {
  const folder = scratchFolder();
  writeSealed(join(folder, 'added'), 3);
  copyFileSync(join(folder, 'added'), join(folder, 'summaries'));
  for (const read of [readSealed, readSealedCompactly]) {
    expect(read(join(folder, 'added'))).toBe(3);
    expect(read(join(folder, 'summaries'))).toBeUndefined();
  }
});

it('a value of another type is ignored', () => {
  const folder = scratchFolder();
  for (const value of [3, null, [], 'text', { results: 3 }]) {
    writeSealed(join(folder, 'summaries'), value);
    expect(openSummariesCache(join(folder, 'summaries'), '').get('a', 'b')).toBeUndefined();
    writeSealed(join(folder, 'files'), value);
    expect(openFilesCache(join(folder, 'files')).get('a')).toBeUndefined();
  }
});

it('the parts of one layer are not read as those of another', () => {
  const folder = scratchFolder();
  const cache = new PartCache(join(folder, 'one.parts'), 'program');
  cache.add('a', 'key', 1);
  cache.finish();
  copyFileSync(join(folder, 'one.parts'), join(folder, 'two.parts'));
  expect(new PartCache(join(folder, 'one.parts'), 'program').read('a', 'key')).toBe(1);
  expect(new PartCache(join(folder, 'two.parts'), 'program').read('a', 'key')).toBeUndefined();
});

it('a list or a file of one pack is not read as that of another', async () => {
  const folder = scratchFolder();
  for (const name of ['one', 'two']) await writePack(folder, name, artifact(`${name}.json`));
  const pack = (name: string) => readdirSync(folder).find((each) => each.startsWith(`${name}-`)) ?? '';
  copyFileSync(join(folder, pack('one')), join(folder, pack('two')));
  expect(() => Pack.open(folder, 'two.list')?.read('two.json')).toThrow(PackDamaged);
  copyFileSync(join(folder, 'one.list'), join(folder, 'two.list'));
  expect(Pack.open(folder, 'two.list')).toBeUndefined();
});

async function* artifact(path: string): AsyncGenerator<PlannedArtifact, void> {
  yield { path, key: undefined, make: () => Promise.resolve({ value: 1 }) };
}
