import { expect, test } from 'vitest';
import { shortName } from '../../src/site/blame/short-name.ts';

test.each([
  ['Evan You', 'E. You'],
  ['Adrián de la Cruz', 'A. Cruz'],
  ['dependabot[bot]', 'dependabot[bot]'],
  ['尤 雨溪', '尤. 雨溪'],
  ['', ''],
])('%s is short as %s', (author, short) => {
  expect(shortName(author)).toBe(short);
});
