/** Before the tag: punctuation of a comment, and words that begin a comment: `REM`, `dnl`, `@c`, `C`, `[comment]:`. */
const tag = /^\W*(?:(?:rem|dnl|c|comment)\b\W+)?SPDX-License-Identifier:/i;
const operator = /\s+(?:AND|OR|WITH|and|or|with)(?=[\s(])/y;
const opening = /\s*\(/y;
const closing = /\s*\)/y;
/** A license, an exception, or a reference into another document. The slash is the `OR` of older headers. */
const name = /\s*[\w.+-]*[\w+](?:[:/][\w.+-]*[\w+])*/y;

/**
 * Returns the SPDX expression after the tag of a header, as written: `(MIT OR Apache-2.0) AND ISC`. It ends where the
 * grammar of expressions does, because the rest of the line may close the comment or be prose. Undefined if the line has no
 * header, as in a text about headers.
 */
export function spdxExpressionIn(line: string): string | undefined {
  const start = tag.exec(line)?.[0].length;
  if (start === undefined) return undefined;
  let at = start;
  let end = start;
  let depth = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(line)) return false;
    at = pattern.lastIndex;
    return true;
  };
  do {
    while (take(opening)) depth++;
    if (!take(name)) break;
    while (depth > 0 && take(closing)) depth--;
    if (depth === 0) end = at;
  } while (take(operator));
  return line.slice(start, end).trim() || undefined;
}
