import { expect, test } from 'vitest';
import { cutSignature } from '../../src/model/cut-signature.ts';

test.each([
  ['toJson(Object src, Type typeOfSrc, JsonWriter writer)', 40, 'toJson(Object src, Type typeOfSrc, …'],
  ['put(Map<String, Long> all, int number)', 20, 'put(Map<String, …'],
  ['put(int number, Map<String, Long> all, int more)', 34, 'put(int number, …'],
  ['short(int a)', 40, 'short(int a)'],
  ['const text = "no, parameters, at all"', 20, 'const text = "no, p…'],
])('a signature is cut between parameters: %s', (signature, most, cut) => {
  expect(cutSignature(signature, most)).toBe(cut);
  expect(cut.length).toBeLessThanOrEqual(most);
});
