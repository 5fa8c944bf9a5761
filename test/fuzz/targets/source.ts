import { readFileSync } from 'node:fs';
import { memorySource } from '../../support/memory-source.ts';
import { filesOf, samplesByLanguage } from '../corpus.ts';
import { editedBytes } from '../inputs/byte-edits.ts';
import { expectSoundExports } from '../oracles/sound-exports.ts';
import { expectSameIndex } from '../oracles/sound-index.ts';
import { expectSoundPages } from '../oracles/sound-pages.ts';
import { expectSoundSize } from '../oracles/sound-size.ts';
import { defineTarget } from '../target.ts';

/** An edited file of each language among the files that it came with: indexed, rendered and exported. */
export const sourceTargets = samplesByLanguage().map(({ grammar, samples }) =>
  defineTarget({
    name: `source:${grammar.name}`,
    isMinor: grammar.isByName,
    inputs: editedBytes(samples.length, (at) => readFileSync(samples[at]!.file)).map(({ file, bytes }) => {
      const sample = samples[file]!;
      return { path: sample.path, files: { ...filesOf(sample), [sample.path]: bytes } };
    }),
    async check({ path, files }, scratch) {
      const { artifacts, shards, findings, factBytes } = await expectSameIndex(memorySource(files), scratch);
      const shard = shards.find((each) => each.path === path);
      const pages = await expectSoundPages(artifacts, shard);
      const exports = await expectSoundExports(shards);
      expectSoundSize({ files, artifacts, shards, factBytes, pages, exports });
      return `${shard?.status ?? 'skipped'} ${findings}`;
    },
  }),
);
