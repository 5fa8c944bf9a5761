import { expect, test } from 'vitest';
import { formatExplore, parseExplore, showsTests } from '../../../src/site/explore/explore-state.ts';

const parse = (query: string) => parseExplore(new URLSearchParams(query));

test('the address of the first look is empty', () => {
  expect(formatExplore(parse(''))).toBe('');
});

test.each([
  '?dir=&open=a&open=b%2F*&color=tests&lines=40&at=a&tests=1',
  '?open=',
  '?by=size',
  '?tests=0&symbol=function%3Aa.ts%3Af',
  '?symbol=function%3Aa.ts%3Af&to=function%3Ab.ts%3Ag&and=x&without=calls&possible=1',
  '?view=hierarchy&symbol=function%3Aa.ts%3Af&kind=subtypes',
])('%s is kept', (query) => {
  expect(formatExplore(parse(query))).toBe(query);
});

test('tests are shown among the users of a symbol, and on the map when they are asked for', () => {
  expect(showsTests(parse(''))).toBe(false);
  expect(showsTests(parse('?tests=1'))).toBe(true);
  expect(showsTests({ ...parse(''), view: 'symbols' })).toBe(true);
});

test('an unknown choice is the usual one', () => {
  expect(formatExplore(parse('?view=x&color=x&lines=x&kind=x'))).toBe('');
});
