import { readFileSync } from 'node:fs';
import { memorySource } from '../../support/memory-source.ts';
import { filesOf, samplesByLanguage } from '../corpus.ts';
import { editedBytes } from '../inputs/bytes.ts';
import { expectSoundExports } from '../oracles/sound-exports.ts';
import { expectSameIndex } from '../oracles/sound-index.ts';
import { expectSoundPages } from '../oracles/sound-pages.ts';
import { defineTarget } from '../target.ts';

/** A file of each language, edited, among the files that it came with: read, linked, drawn and exported. */
export const sourceTargets = samplesByLanguage().map(({ grammar, samples }) =>
  defineTarget({
    name: `source:${grammar.name}`,
    inputs: editedBytes(samples.length, (at) => readFileSync(samples[at]!.file)).map(({ file, bytes }) => {
      const sample = samples[file]!;
      return { path: sample.path, files: { ...filesOf(sample), [sample.path]: bytes } };
    }),
    async check({ path, files }, scratch) {
      const { artifacts, shards, findings } = await expectSameIndex(memorySource(files), scratch);
      await expectSoundExports(shards);
      await expectSoundPages(
        artifacts,
        shards.filter((shard) => shard.path === path),
      );
      const status = shards.find((shard) => shard.path === path)?.status ?? 'skipped';
      return `${status} ${findings}`;
    },
  }),
);
