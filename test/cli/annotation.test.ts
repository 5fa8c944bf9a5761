import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as annotation from '../../src/cli/dead-code/annotation.ts';
import type { CommentSyntax, Mark } from '../../src/cli/dead-code/annotation.ts';
import { Layout } from '../../src/cli/dead-code/layout.ts';
import { readTextFile } from '../../src/cli/dead-code/text-file.ts';
import { highlightClasses } from '../../src/model/highlight.ts';

const hash = { before: '# ', after: '' };
const block = { before: '/* ', after: ' */' };
const mark = (line: number, name: string, severity: Mark['severity'] = 'HIGH', begin = line): Mark => ({
  line,
  begin,
  name,
  severity,
});

/** As a grammar would read it in which texts stand between backticks, and comments are what the syntax says. */
function layoutOf(text: string, { before }: CommentSyntax): Layout {
  const triples: number[] = [];
  let end = 0;
  for (const { 0: token, index } of text.matchAll(/`[^`]*`|\/\*[^]*?\*\/|#[^\n]*/g)) {
    const kind = token.startsWith('`') ? 'string' : 'comment';
    if (token.startsWith('#') && before !== '# ') continue;
    triples.push(index - end, token.length, highlightClasses.indexOf(kind));
    end = index + token.length;
  }
  return new Layout(text, triples);
}

const annotate = (text: string, marks: readonly Mark[], syntax: CommentSyntax): string =>
  annotation.annotate(text, marks, syntax, layoutOf(text, syntax)).text;
const removeAnnotations = (text: string, syntax: CommentSyntax): string =>
  annotation.removeAnnotations(text, syntax, layoutOf(text, syntax));

describe('comments above dead code', () => {
  it('are above the line, with its indentation and line end', () => {
    expect(annotate('a\r\n\tb\r\nc', [mark(2, 'b'), mark(3, 'c', 'LOW')], hash)).toBe(
      'a\r\n\t# treeatlas:dead-code HIGH - Line 2: b\r\n\tb\r\n# treeatlas:dead-code LOW - Line 3: c\r\nc',
    );
    expect(annotate('a', [mark(1, 'größe')], block)).toBe(
      '/* treeatlas:dead-code HIGH - Line 1: größe */\na',
    );
  });

  it('do not change when written again, and count lines without themselves', () => {
    const text = 'one\ntwo\n  three\n';
    const once = annotate(text, [mark(1, 'one'), mark(3, 'three')], hash);
    // The symbols are two lines lower now for the second, one for the first.
    expect(annotate(once, [mark(2, 'one'), mark(5, 'three')], hash)).toBe(once);
    expect(removeAnnotations(once, hash)).toBe(text);
  });

  it('are above the decorators of a symbol, and name the line of its name', () => {
    expect(annotate('@a\n@b\ndef c\n', [mark(3, 'c', 'HIGH', 1)], hash)).toBe(
      '# treeatlas:dead-code HIGH - Line 3: c\n@a\n@b\ndef c\n',
    );
  });

  it('are above the comments directly above a symbol', () => {
    const text = 'a\n\n# one\n# two\n@b\ndef c\n';
    const once = 'a\n\n# treeatlas:dead-code HIGH - Line 6: c\n# one\n# two\n@b\ndef c\n';
    expect(annotate(text, [mark(6, 'c', 'HIGH', 5)], hash)).toBe(once);
    expect(annotate(once, [mark(7, 'c', 'HIGH', 6)], hash)).toBe(once);
    // Of an earlier version, right above the symbol.
    const low = 'a\n\n# one\n# treeatlas:dead-code HIGH - Line 4: c\ndef c\n';
    expect(annotate(low, [mark(5, 'c')], hash)).toBe(
      'a\n\n# treeatlas:dead-code HIGH - Line 4: c\n# one\ndef c\n',
    );
    expect(annotate('a /* of\na */\nb\n', [mark(3, 'b')], block)).toBe(
      'a /* of\na */\n/* treeatlas:dead-code HIGH - Line 3: b */\nb\n',
    );
    expect(annotate('/* c */ a\nb\n', [mark(2, 'b')], block)).toBe(
      '/* c */ a\n/* treeatlas:dead-code HIGH - Line 2: b */\nb\n',
    );
  });

  it('are above a multi-line string or comment that continues into the line', () => {
    expect(annotate('x\na = `\n\n`; b\n', [mark(4, 'b')], hash)).toBe(
      'x\n# treeatlas:dead-code HIGH - Line 4: b\na = `\n\n`; b\n',
    );
    expect(annotate('x\n/* of\nb */ b\n', [mark(3, 'b')], block)).toBe(
      'x\n/* treeatlas:dead-code HIGH - Line 3: b */\n/* of\nb */ b\n',
    );
  });

  it('are removed when the symbol is no longer dead', () => {
    const once = annotate('one\ntwo\n', [mark(1, 'one'), mark(2, 'two')], hash);
    expect(annotate(once, [mark(4, 'two')], hash)).toBe(
      'one\n# treeatlas:dead-code HIGH - Line 2: two\ntwo\n',
    );
    expect(annotate(once, [], hash)).toBe('one\ntwo\n');
  });

  it('are below lines that must be first, and do not split continued lines', () => {
    const top = '#!/usr/bin/env python\n# -*- coding: utf-8 -*-\nx = 1\n';
    expect(annotate(top, [mark(1, 'a.py')], hash).split('\n')[2]).toContain('Line 1: a.py');
    expect(annotate('# note\n# coding: latin-1\nx\n', [mark(1, 'a.py')], hash).split('\n')[2]).toContain(
      'a.py',
    );
    expect(annotate('a = \\\n  b\n', [mark(2, 'b')], hash)).toMatch(/^# treeatlas.*\na = \\\n {2}b\n$/);
  });

  it('cannot be ended early by any name', () => {
    expect(annotate('x\n', [mark(1, 'a*/ evil()\n\u2028b')], block)).toBe(
      '/* treeatlas:dead-code HIGH - Line 1: a evil()\\u000a\\u2028b */\nx\n',
    );
  });

  it('leave similar comments of people alone', () => {
    const text = '# treeatlas:dead-code is great\n# treeatlas:dead-code WORST - Line 1: a\nx\n';
    expect(removeAnnotations(text, hash)).toBe(text);
    const inText = 'a = `\n# treeatlas:dead-code HIGH - Line 1: a\n`\n';
    expect(removeAnnotations(inText, hash)).toBe(inText);
    expect(annotate(inText, [mark(1, 'a')], hash)).toBe(`# treeatlas:dead-code HIGH - Line 1: a\n${inText}`);
  });

  it('can be removed again from any text', () => {
    const lines = fc.array(fc.constantFrom('a', '  b\r', '\tc', '', 'd \\', '#! x', '# coding: x', '{'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(lines, fc.array(fc.nat(14)), fc.boolean(), (parts, at, ends) => {
        const text = parts.join('\n') + (ends ? '\n' : '');
        const marks = at.map((line) => mark(line, `n${line}`));
        const once = annotate(text, marks, hash);
        expect(removeAnnotations(once, hash)).toBe(text);
      }),
    );
  });
});

describe('files read as text', () => {
  it.each([
    ['UTF-8', Buffer.from('ä\n')],
    ['UTF-8 with a mark', Buffer.from('\uFEFFä\r\n')],
    ['UTF-16 with a mark', Buffer.from('\uFEFFä\n', 'utf16le')],
    ['one byte a character', Buffer.from('\xe4\n', 'latin1')],
  ])('in %s are written back as they were', (_, bytes) => {
    const file = readTextFile(bytes);
    expect(file?.text).toMatch(/^ä\r?\n$/);
    expect(Buffer.from(file?.encode(file.text) ?? []).equals(bytes)).toBe(true);
  });

  it('are not written with characters that the encoding does not have', () => {
    expect(readTextFile(Buffer.from('\xe4', 'latin1'))?.encode('€')).toBeUndefined();
  });
});
