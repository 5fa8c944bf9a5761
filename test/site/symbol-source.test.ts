import { expect, test } from 'vitest';
import { stepsFor } from '../../src/site/islands/symbol-steps.ts';

const shards = ['', 'c', 'ca', 'g', 'ge', 'get', 'gl', 'z'].map((prefix) => ({
  prefix,
  file: `symbols/${prefix}.json`,
  count: 100,
}));
const steps = (query: string, all = shards) =>
  stepsFor(query, all).map((step) => step.map(({ prefix }) => prefix));

test('the first step loads the shard for the prefix', () => {
  expect(steps('getNormal')[0]).toEqual(['get']);
  expect(steps('cat')[0]).toEqual(['ca']);
  expect(steps('Cart.add')[0]).toEqual(['']);
  expect(steps('shop.py:getNormal')[0]).toEqual(['get']);
});

test('a short query loads all shards with longer prefixes', () => {
  expect(steps('ge')[0]).toEqual(['ge', 'get']);
  expect(steps('g')[0]).toEqual(['g', 'ge', 'get', 'gl']);
});

test('the second step loads names with the same first letter, the third step all others', () => {
  expect(steps('gnm')).toEqual([['g'], ['ge', 'get', 'gl'], ['', 'c', 'ca', 'z']]);
});

test('the number of names is limited for huge repositories', () => {
  const giant = shards.map((shard) => ({ ...shard, count: 30_000 }));
  expect(steps('zz', giant)).toEqual([['z']]);
});

test('the first step is limited if thousands of names match the prefix', () => {
  const same = Array.from({ length: 40 }, (_, at) => ({ prefix: 'index', file: `${at}`, count: 1500 }));
  expect(stepsFor('index', same).map((step) => step.length)).toEqual([6, 20]);
});
