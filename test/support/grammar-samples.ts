import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledGrammarFolder } from '../../src/grammar/load-grammars.ts';
import type { IndexOptions } from '../../src/indexer/index.ts';
import type { FileShard } from '../../src/model/file-shard.ts';
import { indexMemory } from './index-memory.ts';
import { memorySource } from './memory-source.ts';

/** The file of a sample with the outline and the edges that a person has found right. */
export const EXPECTED = 'expected.txt';

const folder = bundledGrammarFolder();

/** The names of the grammars that have samples. */
export const languagesWithSamples: readonly string[] = readdirSync(folder).filter((language) =>
  existsSync(join(folder, language, 'samples')),
);

/** Returns the folders of the samples of a language. */
export function samplesIn(language: string): { topic: string; sample: string }[] {
  const samples = join(folder, language, 'samples');
  return readdirSync(samples).map((topic) => ({ topic, sample: join(samples, topic) }));
}

/** Indexes the files of a sample as a repository of their own. Returns the shards of code. */
export async function indexSample(sample: string, options: Partial<IndexOptions> = {}): Promise<FileShard[]> {
  const files = readdirSync(sample, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== EXPECTED)
    .map((entry) => join(entry.parentPath, entry.name));
  const source = memorySource(
    Object.fromEntries(
      files.map((file) => [file.slice(sample.length + 1).replaceAll('\\', '/'), readFileSync(file)]),
    ),
  );
  const { shards } = await indexMemory(source, options);
  return [...shards.values()].filter(({ language }) => language !== null);
}
