import { expect, it } from 'vitest';
import { firstDifference } from '../../../src/host/verify/first-difference.ts';

const of = (first: string | Buffer, second: string | Buffer) =>
  firstDifference(Buffer.from(first), Buffer.from(second));

it('equal files have none', () => {
  expect(of('a\nb\n', 'a\nb\n')).toBeUndefined();
});

it('texts differ at a line, and show what both have there', () => {
  expect(of('one\ntwo\nthree', 'one\ntwa\nthree')).toEqual({ byte: 6, line: 2, texts: ['two', 'twa'] });
});

it('a text that ends early differs at its end', () => {
  expect(of('one\n', 'one\ntwo')).toEqual({ byte: 4, line: 2, texts: ['', 'two'] });
});

it('a difference inside a character shows the whole character', () => {
  // The last of two bytes differs.
  expect(of('é', 'è')).toEqual({ byte: 1, line: 1, texts: ['é', 'è'] });
});

it('other files differ at a byte', () => {
  expect(of(Buffer.from([0, 1, 2]), Buffer.from([0, 1, 3]))).toEqual({ byte: 2 });
});
