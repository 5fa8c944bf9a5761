import { expect, it } from 'vitest';
import { peekHtml } from '../../src/site/card/peek-html.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { tinyArtifacts } from '../support/tiny-atlas.ts';
import type { FileShard } from '../../src/model/file-shard.ts';
import { artifactPath } from '../../src/model/artifact.ts';

it('returns the lines of a long file, which has blocks of lines', async () => {
  const store = new MemoryStore(tinyArtifacts());
  const shard = (await store.read(artifactPath.file('src/main.ts'))) as FileShard;
  const source = Array.from({ length: 800 }, (_, at) => `line ${at + 1}\n`).join('');
  const long: FileShard = {
    ...shard,
    source,
    lines: 800,
    view: { path: shard.path, highlights: [] },
  };
  expect(await peekHtml(store, long, [250, 251], 251)).toBe('<u>line 250\n</u><u class=on>line 251\n</u>');
});
