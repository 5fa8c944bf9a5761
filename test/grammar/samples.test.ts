import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkExpectations } from '../support/check-expectations.ts';
import { EXPECTED, indexSample, languagesWithSamples, samplesIn } from '../support/grammar-samples.ts';
import { outlineOf } from '../support/outline.ts';

/**
 * `grammars/<language>/samples/<topic>/`: some files, indexed as a repository of their own, and beside them
 * `expected.txt`, the outline and the edges that a person has found right.
 */
const update = process.env.UPDATE_SAMPLES === '1';

describe.each(languagesWithSamples)('samples of %s', (language) => {
  it.each(samplesIn(language))('$topic', async ({ topic, sample }) => {
    const shards = await indexSample(sample);
    expect(checkExpectations(shards), 'the comments of a sample state where its references lead').toEqual([]);
    const actual = shards.map(outlineOf).join('\n');
    const expected = join(sample, EXPECTED);
    if (update) writeFileSync(expected, actual);
    const known = existsSync(expected) ? readFileSync(expected, 'utf8') : '';
    expect(
      actual,
      `${language}/samples/${topic}/${EXPECTED} differs. If the new outline is right, run UPDATE_SAMPLES=1 npx vitest run test/grammar/samples.test.ts and review the change.`,
    ).toBe(known);
  });
});
