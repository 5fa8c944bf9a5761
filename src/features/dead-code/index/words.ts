import { decodeHighlights } from '../../../model/highlight.ts';
import { isDistinctive } from '../../../query/name-in-text.ts';

/** The syntactic position of a word. */
export const WordHow = { Code: 0, Member: 1, String: 2, Prose: 3 } as const;
export type WordHow = (typeof WordHow)[keyof typeof WordHow];

export interface Word {
  text: string;
  start: number;
  how: WordHow;
}

/** A string literal: the range of its content, quotes included. */
export interface CodeText {
  start: number;
  end: number;
  /** Whether it is a single word or path, and not a sentence. */
  isName: boolean;
}

const MAX_NAME = 200;
const MAX_LOOKED_AT = 10_000;

/**
 * Yields the words of code that can be names, in order, without comments and keywords. Calls `onText` for
 * each string literal before its words.
 */
export function* wordsOf(
  source: string,
  highlights: readonly number[],
  onText: (text: CodeText) => void,
): Generator<Word> {
  let at = 0;
  for (const { start, end, class: kind } of decodeHighlights(highlights)) {
    if (kind === 'string') {
      yield* inCode(source, at, start);
      const text = { start, end, isName: isName(source, start, end) };
      onText(text);
      const how = text.isName ? WordHow.String : WordHow.Prose;
      const isCode = text.isName || isCodeLike(source.slice(start, Math.min(end, start + MAX_LOOKED_AT)));
      for (const [from, to] of runs(source, start, end)) {
        const word = source.slice(from, to);
        // A common word in a sentence is not a name.
        if (isCode || isDistinctive(word)) yield { text: word, start: from, how };
      }
      at = end;
    } else if (kind === 'comment' || kind === 'keyword') {
      yield* inCode(source, at, start);
      at = end;
    }
  }
  yield* inCode(source, at, source.length);
}

/** Whether a string contains code: a template, a statement, an expression. */
function isCodeLike(text: string): boolean {
  return /[\w\])]\(|[{}=;<>[\]]|\w\.\w/.test(text);
}

function* inCode(source: string, start: number, end: number): Generator<Word> {
  for (const [from, to] of runs(source, start, end)) {
    const how = isBehindDot(source, from) ? WordHow.Member : WordHow.Code;
    yield { text: source.slice(from, to), start: from, how };
  }
}

function isName(source: string, start: number, end: number): boolean {
  if (end - start > MAX_NAME) return false;
  for (let at = start; at < end; at++) if (source.charCodeAt(at) <= 32) return false;
  return true;
}

function isBehindDot(source: string, start: number): boolean {
  let at = start - 1;
  while (at >= 0 && source.charCodeAt(at) <= 32) at--;
  if (source[at] === '#') at--;
  return source[at] === '.';
}

/** Yields ranges of letters, digits, `_` and `$` that do not begin with a digit. */
export function* runs(source: string, start: number, end: number): Generator<[from: number, to: number]> {
  let from = -1;
  for (let at = start; at <= end; at++) {
    const part = at < end && isPart(source.charCodeAt(at));
    if (part && from < 0) from = at;
    if (part || from < 0) continue;
    if (!isDigit(source.charCodeAt(from))) yield [from, at];
    from = -1;
  }
}

/** The signs before names and between the parts of paths in assembly code: `·` and `∕`. */
const separators: ReadonlySet<number> = new Set([0xb7, 0x2215]);

function isPart(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    isDigit(code) ||
    code === 95 ||
    code === 36 ||
    (code > 127 && !separators.has(code))
  );
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/**
 * Returns the word that code uses for a name: `#secret` may be written without its `#`. Empty if the name is
 * not a word.
 */
export function wordOfName(name: string): string {
  const word = name.startsWith('#') ? name.slice(1) : name;
  for (let at = 0; at < word.length; at++) if (!isPart(word.charCodeAt(at))) return '';
  return isDigit(word.charCodeAt(0)) ? '' : word;
}
