import { expect, test } from 'vitest';
import { layeredRows } from '../../../src/render/neighbours/layered-rows.ts';

const edges = (...all: string[]) =>
  all.map((each) => {
    const [from = '', to = ''] = each.split(' ');
    return { from, to };
  });

test('as many rows as the layer with the most nodes', () => {
  expect(layeredRows(edges('a d', 'b d', 'c d', 'd e'))).toBe(3);
});

test('parts without edges between them stand below each other', () => {
  expect(layeredRows(edges('a b', 'c d', 'e f'))).toBe(3);
});

test('lines that pass a layer or lead back need room', () => {
  expect(layeredRows(edges('a b', 'b c'))).toBe(1);
  expect(layeredRows(edges('a b', 'b c', 'a c'))).toBe(2);
  expect(layeredRows(edges('a b', 'b a'))).toBe(2);
});

test('no edges are no rows', () => {
  expect(layeredRows([])).toBe(0);
});
