import { expect, test } from 'vitest';
import { stepsFor } from '../../src/site/islands/symbol-steps.ts';

const shards = ['', 'c', 'ca', 'g', 'ge', 'get', 'gl', 'z'].map((prefix) => ({
  prefix,
  file: `symbols/${prefix}.json`,
  count: 100,
}));
const steps = (query: string, all = shards) =>
  stepsFor(query, all).map((step) => step.map(({ prefix }) => prefix));

test('the first step is the one shard that names beginning so are in', () => {
  expect(steps('getNormal')[0]).toEqual(['get']);
  expect(steps('cat')[0]).toEqual(['ca']);
  expect(steps('Cart.add')[0]).toEqual(['']);
});

test('a short query asks for all shards below it', () => {
  expect(steps('ge')[0]).toEqual(['ge', 'get']);
  expect(steps('g')[0]).toEqual(['g', 'ge', 'get', 'gl']);
});

test('then come names with the same first letter, for humps, and then the rest, for later parts', () => {
  expect(steps('gnm')).toEqual([['g'], ['ge', 'get', 'gl'], ['', 'c', 'ca', 'z']]);
});

test('a giant repository is not loaded whole', () => {
  const giant = shards.map((shard) => ({ ...shard, count: 30_000 }));
  expect(steps('zz', giant)).toEqual([['z']]);
});

test('of a name that thousands of files have, some are enough at first', () => {
  const same = Array.from({ length: 40 }, (_, at) => ({ prefix: 'index', file: `${at}`, count: 1500 }));
  expect(stepsFor('index', same).map((step) => step.length)).toEqual([6, 20]);
});
