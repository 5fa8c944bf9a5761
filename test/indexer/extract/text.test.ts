import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadGrammars } from '../../../src/grammar/load-grammars.ts';
import type { LanguageManifest } from '../../../src/grammar/manifest.ts';
import { cleanDoc, cleanDocs, Lines, signatureOf } from '../../../src/indexer/extract/text.ts';

function commentsOf(language: string): LanguageManifest['comments'] {
  const found = loadGrammars().find(({ name }) => name === language);
  if (!found) throw new Error(`no grammar ${language}`);
  return found.manifest.comments;
}

describe('Lines', () => {
  it('counts lines as editors do', () => {
    expect(['', 'a', 'a\n', 'a\nb', '\n', 'a\r\nb\r\n'].map((text) => new Lines(text).length)).toEqual([
      0, 1, 1, 2, 1, 2,
    ]);
  });

  it('finds the place of every offset', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '\n', '\r\n', '😀', ' ') });
    fc.assert(
      fc.property(text, (source) => {
        const lines = new Lines(source);
        for (let offset = 0; offset <= source.length; offset++) {
          const before = source.slice(0, offset).split('\n');
          expect(lines.at(offset)).toEqual([before.length, (before.at(-1)?.length ?? 0) + 1]);
        }
      }),
    );
  });
});

describe('cleanDoc', () => {
  const c = commentsOf('typescript');
  const python = commentsOf('python');

  it.each([
    ['/** One line. */', 'One line.'],
    ['/**\n * First.\n *\n * - list\n *   - nested\n */', 'First.\n\n- list\n  - nested'],
    ['/**\r\n * First.\r\n * Second.\r\n */', 'First.\nSecond.'],
    ['/*\n  plain\n    deeper\n*/', 'plain\n  deeper'],
    ['// line', 'line'],
    ['//! line', 'line'],
    ['/**/', ''],
    ['/***/', ''],
    ['/** **bold** at the beginning */', '**bold** at the beginning'],
    ['/**\n * a */', 'a'],
  ])('takes the marks off %j', (text, expected) => {
    expect(cleanDoc(text, c)).toBe(expected);
  });

  it('reads a comment of more lines than a function takes arguments', () => {
    const lines = 200_000;
    expect(cleanDoc(`/**\n${' * a\n'.repeat(lines)} */`, c)).toBe('a\n'.repeat(lines).trim());
  });

  it.each([
    ['"""One line."""', 'One line.'],
    ['"""First.\n\n    Second.\n        Deeper.\n    """', 'First.\n\nSecond.\n    Deeper.'],
    ["r'''Raw \\d.'''", 'Raw \\d.'],
    ['"short"', 'short'],
    ['# comment', 'comment'],
    ['#: of an attribute', 'of an attribute'],
    ['""""quoted" word"""', '"quoted" word'],
  ])('takes the quotes off %j', (text, expected) => {
    expect(cleanDoc(text, python)).toBe(expected);
  });

  it('keeps the indentation of examples in line comments', () => {
    expect(cleanDocs(['// Add adds:', '//', '//\tAdd(1, 2)', '//\t\t.Print()'], commentsOf('go'))).toBe(
      'Add adds:\n\n\tAdd(1, 2)\n\t\t.Print()',
    );
    expect(
      cleanDocs(['/// Adds.', '/// ```', '/// if a {', '///     b', '/// ```'], commentsOf('rust')),
    ).toBe('Adds.\n```\nif a {\n    b\n```');
    expect(cleanDocs(['/** A block. */', '// A line.', '//   Another.'], c)).toBe(
      'A block.\nA line.\n  Another.',
    );
  });

  it('ends on every input, and never begins or ends with a space', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('/', '*', '\n', ' ', 'a', '\r') }), (text) => {
        const doc = cleanDoc(text, c);
        expect(doc).toBe(doc.trim());
      }),
    );
  });
});

describe('signatureOf', () => {
  it.each([
    ['function f(\n  a: number,\n): void {', 'function f( a: number, ): void'],
    ['def f(a):', 'def f(a)'],
    ['f = (a) =>', 'f = (a)'],
    ['class A(', 'class A'],
  ])('folds %j', (text, expected) => {
    expect(signatureOf(text)).toBe(expected);
  });

  it('shortens what is too long', () => {
    expect(signatureOf('a'.repeat(5000))).toHaveLength(300);
  });
});
