import fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, test } from 'vitest';
import { LayeredStore } from '../../../src/derive/layered-store.ts';
import { layers } from '../../../src/features/layers.ts';
import { grepPattern } from '../../../src/features/grep/grep-input.ts';
import type { Pattern } from '../../../src/features/grep/query/pattern.ts';
import { planSearch, searchFiles } from '../../../src/features/grep/query/search.ts';
import { requiredByPattern, type Required } from '../../../src/features/grep/query/required.ts';
import { foldUnit } from '../../../src/features/grep/codec/trigrams.ts';
import { MemoryStore } from '../../../src/store/memory-store.ts';
import type { Store } from '../../../src/store/store.ts';
import { specArtifacts } from '../../support/spec-atlas.ts';

/** Few letters, so that patterns meet texts; cases, signs, and what folds strangely. */
const letter = fc.constantFrom(...Array.from('abcABC skSK\u017f\u212aéÉ語😀ßẞ_.('), '\t', '\r');
const line = fc.array(letter, { maxLength: 12 }).map((letters) => letters.join(''));
const text = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n'));

const piece: fc.Arbitrary<string> = fc.letrec<{ pattern: string; atom: string }>((tie) => ({
  atom: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    letter.map((each) => RE2JS.quote(each)),
    fc.constantFrom(
      '.',
      '\\w',
      '[ab]',
      '[^a]',
      '[Aa]',
      '[]a]',
      '\\b',
      '^',
      '$',
      '\\pL',
      '\\Qab(\\E',
      '(?i)',
      '(?i:aB)',
      '\\x61',
      '[[:alpha:]]',
    ),
    tie('pattern').map((inside) => `(${inside})`),
    tie('pattern').map((inside) => `(?:${inside})`),
  ),
  pattern: fc
    .array(
      fc.oneof(
        { weight: 6, arbitrary: tie('atom') },
        {
          weight: 1,
          arbitrary: fc
            .tuple(tie('atom'), fc.constantFrom('*', '+', '?', '{0}', '{2}', '{1,2}', '+?'))
            .map((parts) => parts.join('')),
        },
        { weight: 1, arbitrary: fc.constant('|') },
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((parts) => parts.join('')),
})).pattern;

describe('excluding files by the index', () => {
  test('finds the same matches as reading all files', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(text, { minLength: 1, maxLength: 5 }),
        piece,
        fc.option(fc.tuple(fc.nat(20), fc.nat(8))),
        fc.boolean(),
        fc.boolean(),
        async (texts, sign, part, fixed, ignoreCase) => {
          const wanted = part ? otherCase(texts.join(''), ...part) : sign;
          const pattern = compiled(wanted, fixed, ignoreCase);
          fc.pre(pattern !== undefined);
          const artifacts = atlasOf(texts);
          const all = await found(new MemoryStore(artifacts), pattern);
          expect(await found(new LayeredStore(artifacts, layers), pattern)).toEqual(all);
          expect(all).toEqual(byHand(texts, wanted, fixed, ignoreCase));
        },
      ),
    );
  });

  test('characters that differ only in case have one trigram', () => {
    for (let unit = 0x20; unit < 0xd800; unit++) {
      const character = String.fromCharCode(unit);
      const cases = new Set([character.toLowerCase(), character.toUpperCase()]);
      const ascii = [...cases].find((each) => /^[a-z]$/.test(each));
      if (unit < 0x80 || !ascii) continue;
      const same = RE2JS.compile(RE2JS.quote(character), RE2JS.CASE_INSENSITIVE).testExact(ascii);
      if (same) expect(foldUnit(unit)).toBe(ascii.charCodeAt(0));
    }
  });
});

describe('the trigrams that a pattern requires', () => {
  const shown = (required: Required): string => {
    if (required.kind === 'anything') return '-';
    if (required.kind === 'literal') return required.text.replaceAll('\0', '?');
    return `${required.kind}(${required.parts.map(shown).join(' ')})`;
  };

  test.each([
    ['handler', 'handler'],
    ['get_\\w+_name', 'all(get_ _name)'],
    ['foo|bar', 'any(foo bar)'],
    ['foo|.*', '-'],
    ['a(bc|de)?fgh', 'all(a fgh)'],
    ['x(?:bc|de)+y', 'all(x any(bc de) y)'],
    ['ab+c', 'all(ab c)'],
    ['ab*c', 'all(a c)'],
    ['ab{2,}c', 'all(ab c)'],
    ['a\\.b\\(', 'a.b('],
    ['\\bclass\\s+Foo$', 'all(class Foo)'],
    ['[Ff]oo[0-9]bar', 'all(foo bar)'],
    ['(?i)naïve', 'na?ve'],
    ['naïve', 'naïve'],
    ['\\Qa.b\\E', 'a.b'],
    ['\\x41bc', '-'],
    ['a{,5}', 'a{,5}'],
    ['😀*abc', 'abc'],
    ['', '-'],
  ])('%s: %s', (pattern, required) => {
    expect(shown(requiredByPattern(pattern, false))).toBe(required);
  });
});

/** A part of a text, every other letter in its other case. */
function otherCase(whole: string, start: number, length: number): string {
  return [...whole]
    .slice(start, start + length)
    .map((each, at) => (at % 2 === 0 ? each.toUpperCase() : each.toLowerCase()))
    .join('');
}

function compiled(pattern: string, fixed: boolean, ignoreCase: boolean): Pattern | undefined {
  try {
    return grepPattern({ pattern, fixed, ignoreCase });
  } catch {
    return undefined;
  }
}

async function found(store: Store, pattern: Pattern): Promise<string[]> {
  const { files } = await planSearch(store, pattern, () => true);
  const lines: string[] = [];
  for await (const { file, found: each } of searchFiles(store, files, pattern, { budget: Infinity })) {
    lines.push(...each.map((match) => `${file.path}:${match.line}`));
  }
  return lines;
}

/** Each line of each file by itself. */
function byHand(texts: readonly string[], pattern: string, fixed: boolean, ignoreCase: boolean): string[] {
  const expression = RE2JS.compile(
    fixed ? RE2JS.quote(pattern) : pattern,
    ignoreCase ? RE2JS.CASE_INSENSITIVE : 0,
  );
  return texts.flatMap((each, at) =>
    each
      .replace(/\r?\n$/, '')
      .split(/\r?\n/)
      .flatMap((content, line) => (expression.matcher(content).find() ? [`${name(at)}:${line + 1}`] : [])),
  );
}

function name(at: number): string {
  return `f${at}.txt`;
}

function atlasOf(texts: readonly string[]) {
  return specArtifacts({ files: texts.map((source, at) => ({ path: name(at), source })) });
}
