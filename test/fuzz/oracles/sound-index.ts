import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { indexRepository, type IndexOptions } from '../../../src/indexer/index.ts';
import type { Source } from '../../../src/indexer/source/source.ts';
import { artifactPath, type Artifact } from '../../../src/model/artifact.ts';
import type { FileShard } from '../../../src/model/file-shard.ts';
import type { Findings } from '../../../src/model/quality.ts';
import { grammarFolder, withFolder } from '../scratch.ts';
import { invariant } from '../target.ts';
import { expectSound } from './sound-atlas.ts';

export interface SoundIndex {
  artifacts: Artifact[];
  shards: FileShard[];
  /** Codes of all findings, each once, sorted. */
  findings: string;
}

/** Indexes a source and checks its base artifacts. */
export async function expectSoundIndex(
  source: Source,
  scratch: string,
  options: Partial<IndexOptions> = {},
): Promise<SoundIndex> {
  const artifacts = await index(source, { grammarFolder: grammarFolder(scratch), ...options });
  const shards = expectSound(artifacts);
  const codes = artifacts.flatMap(({ path, value }) =>
    path === artifactPath.findings ? (value as Findings).findings.map(({ code }) => code) : [],
  );
  return { artifacts, shards, findings: [...new Set(codes)].sort().join(' ') };
}

/** The same, and checks that a second run from the cache of the first gives the same artifacts. */
export async function expectSameIndex(
  source: Source,
  scratch: string,
): Promise<SoundIndex & { factBytes: number }> {
  return withFolder(scratch, async (cacheFolder) => {
    const first = await expectSoundIndex(source, scratch, { cacheFolder, cacheTrack: 'first' });
    const factBytes = bytesBelow(cacheFolder);
    const grammars = grammarFolder(scratch);
    const again = await index(source, { cacheFolder, cacheTrack: 'again', grammarFolder: grammars });
    for (const [at, { path, value }] of first.artifacts.entries())
      invariant(
        JSON.stringify(again[at]?.value) === JSON.stringify(value),
        `"${path}" differs from run to run`,
      );
    return { ...first, factBytes };
  });
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

async function index(source: Source, options: Partial<IndexOptions>): Promise<Artifact[]> {
  const indexed = await indexRepository({ source, version: '0.0.0', cacheFolder: undefined, ...options });
  const artifacts: Artifact[] = [];
  for await (const artifact of indexed.artifacts()) artifacts.push(artifact);
  return artifacts;
}
