import { expect, test } from 'vitest';
import type { Accuracy } from '../../src/model/accuracy.ts';
import { readAccuracy, readCoverageGaps } from '../../src/query/quality-artifacts.ts';
import { readIndex } from '../../src/query/read.ts';
import { headlinesOf, shareText } from '../../src/site/views/accuracy.ts';
import { tinyAtlas } from '../support/tiny-atlas.ts';

const store = tinyAtlas();
const [accuracy, gaps, index] = await Promise.all([
  readAccuracy(store),
  readCoverageGaps(store),
  readIndex(store),
]);
const headlines = (changes: Partial<Accuracy>) => headlinesOf({ ...accuracy, ...changes }, gaps, index);

test('headlines prefer held-out repositories', () => {
  expect(headlines({})).toMatchObject([{ title: 'Toy', set: 'unseen', version: '0.1.0', precision: 0.97 }]);
  const tuned = accuracy.totals.filter(({ set }) => set === 'tuned');
  expect(headlines({ totals: tuned })).toMatchObject([{ set: 'tuned' }]);
});

test('languages outside the atlas and languages without measurements have no headline', () => {
  const other = accuracy.totals.map((total) => ({ ...total, language: 'other' }));
  expect(headlines({ totals: other })).toEqual([]);
  expect(headlines({ version: null })).toEqual([]);
  const units = accuracy.totals[0]!.units;
  const nothing = { ...units, calls: { ...units.calls, precision: null, recall: null, f1: null } };
  expect(headlines({ totals: [{ language: 'toy', set: 'unseen', units: nothing }] })).toEqual([]);
  expect(shareText(null)).toBe('–');
});
