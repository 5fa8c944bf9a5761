import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { artifactPath, isFileShard } from '../../src/model/artifact.ts';
import type { AtlasIndex } from '../../src/model/atlas-index.ts';
import type { FileShard } from '../../src/model/file-shard.ts';
import { allPages } from '../../src/model/page-scope.ts';
import { type ProseInput, type ProseResult, ProseRun } from '../../src/publish/prose/write-prose.ts';
import { tinyArtifacts } from './tiny-atlas.ts';

/** Makes the index of prose of the tiny atlas, whose JSON and pages are in a folder already. */
export async function writeTinyProse(atlas: string, more: Partial<ProseInput> = {}): Promise<ProseResult> {
  const artifacts = tinyArtifacts();
  const index = artifacts.find(({ path }) => path === artifactPath.index)?.value as AtlasIndex;
  const shards = artifacts.filter(({ path }) => isFileShard(path)).map(({ value }) => value as FileShard);
  const run = new ProseRun({
    base: {
      artifacts: {},
      jobs: shards.map(({ path, address }) => ({ kind: 'file', path, address })),
      index,
    },
    ...{ scope: allPages, code: 'code', previous: undefined, signal: new AbortController().signal },
    folders: { newFolder: join(atlas, 'new'), output: atlas },
    writer: {
      write(path, bytes) {
        mkdirSync(dirname(join(atlas, path)), { recursive: true });
        writeFileSync(join(atlas, path), bytes);
        return true;
      },
    },
    ...more,
  });
  try {
    run.start();
    return await run.finish();
  } finally {
    await run.close();
  }
}
