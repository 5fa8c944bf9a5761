import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeywordFinder } from '../../../src/features/secrets/keyword-finder.ts';

function found(words: readonly string[], text: string): string[] {
  const places: string[] = [];
  new KeywordFinder(words).find(text, (word, end) => places.push(`${words[word] ?? ''} ${end}`));
  return places.sort();
}

describe('KeywordFinder', () => {
  it('finds words inside words, at the ends, and in any case', () => {
    expect(found(['he', 'she', 'his', 'hers'], 'uSHErs')).toEqual(['he 4', 'hers 6', 'she 4']);
  });

  it('is not confused by characters outside ASCII', () => {
    expect(found(['key'], 'k\u212aey kéy \u{1f511}key')).toEqual(['key 14']);
  });

  it('finds the same as a search for each word', () => {
    const letters = fc.constantFrom('a', 'b', 'c', '-');
    const word = fc.string({ unit: letters, minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 1, maxLength: 8 }),
        fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'A', 'B', '-', 'x', 'é'), maxLength: 40 }),
        (words, text) => {
          const expected = words.flatMap((each) =>
            Array.from(text.toLowerCase(), (_, at) => at)
              .filter((at) => text.toLowerCase().startsWith(each, at))
              .map((at) => `${each} ${at + each.length}`),
          );
          expect(found(words, text)).toEqual(expected.sort());
        },
      ),
    );
  });
});
