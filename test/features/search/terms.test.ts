import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stem } from '../../../src/features/search/codec/stem.ts';
import { termsOf, wholeTerm } from '../../../src/features/search/codec/terms.ts';

const terms = (text: string) => [...termsOf(text)];

describe('the terms of a text', () => {
  test.each([
    ['getUserById', ['get', 'user', 'id']],
    ['get_user_by_id', ['get', 'user', 'id']],
    ['parseHTTPResponse2', ['pars', 'http', 'respons']],
    ['sha256Sum', ['sha', '256', 'sum']],
    ['The token is removed', ['token', 'remov']],
    ['naïve Über_maß', ['naïv', 'über', 'maß']],
    ['用户登录', ['用户', '户登', '登录']],
    ['a b c 1', []],
    ['x'.repeat(41), []],
    ['', []],
  ])('of %s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  test('are the same for an identifier in each spelling', () => {
    const word = fc.stringMatching(/^[a-z]{2,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
        const spoken = terms(words.join(' '));
        expect(terms(words.join('_'))).toEqual(spoken);
        expect(terms(words.join('-').toUpperCase())).toEqual(spoken);
        expect(terms(words.map((text, at) => (at === 0 ? text : capital(text))).join(''))).toEqual(spoken);
        expect(
          new Set([words.join(''), words.join('_'), words.map(capital).join('')].map(wholeTerm)).size,
        ).toBe(1);
      }),
    );
  });

  test('are short, in lower case, and bounded by the length of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const term of terms(text)) {
          expect(term.length).toBeLessThanOrEqual(42);
          expect(term).toBe(term.toLowerCase());
        }
        expect(terms(text).length).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  test('a concatenated text has the terms of its parts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
        expect(terms(`${a} ${b}`)).toEqual([...terms(a), ...terms(b)]);
      }),
    );
  });

  test('a long run of one letter takes linear time', () => {
    expect(terms('A'.repeat(100_000))).toEqual([]);
    expect(terms('aA'.repeat(50_000)).length).toBeLessThanOrEqual(100_000);
    expect(terms('é'.repeat(100_000))).toEqual([]);
  });
});

test.each([
  ['removes', 'removed', 'removing', 'remove'],
  ['classes', 'class'],
  ['dictionaries', 'dictionary'],
  ['stopped', 'stopping', 'stop'],
  ['parses', 'parsed', 'parse'],
  ['matches', 'match'],
])('%s and its other forms have one stem', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test.each(['string', 'thing', 'speed', 'status', 'bus', 'red'])('%s is its own stem', (word) => {
  expect(stem(word)).toBe(word);
});
