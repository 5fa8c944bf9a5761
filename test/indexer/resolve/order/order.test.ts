import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RowIndex } from '../../../../src/indexer/facts/ids.ts';
import { createTablesReader } from '../../../../src/indexer/files/tables-reader.ts';
import { openProgram, type OpenProgram } from '../../../../src/indexer/resolve/link/open-program.ts';
import { memorySource } from '../../../support/memory-source.ts';
import { inputBelow, linkInputOf } from './link-input.ts';
import { linkAll, linkShared } from './link-with.ts';
import { withFilesIn, withRowsIn } from './permute-input.ts';
import { sampleTexts } from './sample-texts.ts';
import { shuffleBy } from './shuffle.ts';

const texts = sampleTexts();
const samples = [...new Set(Object.keys(texts).map((path) => path.split('/').slice(0, 3).join('/')))];
const reader = createTablesReader(undefined);
const all = await linkInputOf(memorySource(texts));

/** The seed is fixed, so that a failure is the same in every run. */
const parameters = { seed: 12, numRuns: 2 };

/** Permutations by a seed: large arrays as values of fast-check are slow. */
const shuffles = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((fractions) => shuffleBy(() => Number(fractions.next().value)));

describe.each(samples)('links of %s', (sample) => {
  const input = inputBelow(all, sample);
  let opened: { program: OpenProgram; links: string[] } | undefined;
  const base = (): { program: OpenProgram; links: string[] } => {
    const program = opened?.program ?? openProgram(input, undefined);
    return (opened ??= { program, links: linkAll(program) });
  };

  it('do not depend on the order of files', () => {
    fc.assert(
      fc.property(shuffles, (shuffle) => {
        const program = openProgram(withFilesIn(input, shuffle), undefined);
        expect(linkAll(program)).toEqual(base().links);
      }),
      parameters,
    );
  });

  it('do not depend on the numbers of rows', () => {
    fc.assert(
      fc.property(shuffles, (shuffle) => {
        const program = openProgram(withRowsIn(input, reader, shuffle), undefined);
        expect(linkAll(program)).toEqual(base().links);
      }),
      parameters,
    );
  });

  it('do not depend on the order in which one evaluator finds them', () => {
    fc.assert(
      fc.property(shuffles, (shuffle) => {
        const rows = (all: readonly RowIndex[]): RowIndex[] => shuffle(all);
        expect(linkShared(base().program, { files: shuffle, rows })).toEqual(base().links);
      }),
      parameters,
    );
  });

  it('do not depend on what the evaluator was asked before', () => {
    fc.assert(
      fc.property(shuffles, (shuffle) => {
        const before = (all: readonly RowIndex[]): RowIndex[] => shuffle(all).slice(0, 3);
        expect(linkShared(base().program, { files: shuffle, before })).toEqual(base().links);
      }),
      parameters,
    );
  });
});
