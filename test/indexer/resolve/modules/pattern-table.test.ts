import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPatternTable } from '../../../../src/indexer/resolve/modules/relative-path/pattern-table.ts';

it.each([
  [['a', 'a*', '*'], 'a', 'a', ''],
  [['*', 'a*', 'ab*'], 'abc', 'ab*', 'c'],
  [['a*', 'a*z'], 'abz', 'a*', 'bz'],
  [['a*z', 'a*'], 'abz', 'a*z', 'b'],
  [['*'], '', '*', ''],
  [['a*a'], 'aa', 'a*a', ''],
  [['a**'], 'ab', undefined, undefined],
  [['a*a'], 'a', undefined, undefined],
  [[], 'a', undefined, undefined],
])('the first of %j for %s is %s', (patterns, text, pattern, star) => {
  expect(createPatternTable(patterns, 'first').match(text)).toEqual(
    pattern === undefined ? undefined : { pattern, star },
  );
});

it('takes the longest of those with the same beginning, if asked to', () => {
  expect(createPatternTable(['a*', 'a*z'], 'longest').match('abz')).toEqual({ pattern: 'a*z', star: 'b' });
});

it('agrees with a walk over all patterns', () => {
  const pattern = fc.array(fc.constantFrom('a', 'b', '*'), { maxLength: 5 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(
      fc.uniqueArray(pattern, { maxLength: 12 }),
      fc.array(fc.constantFrom('a', 'b'), { maxLength: 6 }),
      (patterns, letters) => {
        const text = letters.join('');
        let best: { pattern: string; prefix: string } | undefined;
        for (const candidate of patterns) {
          const [prefix = '', suffix, excess] = candidate.split('*');
          if (suffix === undefined || excess !== undefined || text.length < prefix.length + suffix.length)
            continue;
          if (!text.startsWith(prefix) || !text.endsWith(suffix)) continue;
          if (!best || prefix.length > best.prefix.length) best = { pattern: candidate, prefix };
        }
        const expected = patterns.includes(text) ? text : best?.pattern;
        expect(createPatternTable(patterns, 'first').match(text)?.pattern).toBe(expected);
      },
    ),
  );
});
