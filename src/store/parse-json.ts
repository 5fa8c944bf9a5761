/** Several times the number of values of the largest artifacts. A parsed value takes about 100 bytes of memory. */
const MAX_VALUES = 4_000_000;
/** Deeper nesting could overflow the stack of recursive functions. */
const MAX_DEPTH = 200;

/** A JSON text with more values, or deeper nesting, than any file of an atlas has. */
export class TooComplex extends Error {
  override readonly name = 'TooComplex';
}

/**
 * Parses a text from an untrusted source. Throws `TooComplex`, before parsing, if the values would take far more memory than
 * the text (60 MB of `[],[],` take 2 GB). Throws `SyntaxError` as `JSON.parse` does.
 */
export function parseJson(text: string): unknown {
  checkComplexity(text);
  return JSON.parse(text);
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

function checkComplexity(text: string): void {
  let values = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(text, at);
    } else if (code === COMMA) {
      values++;
    } else if (OPENING.has(code)) {
      values++;
      if (++depth > MAX_DEPTH) throw new TooComplex(`values nested deeper than ${MAX_DEPTH} levels`);
    } else if (CLOSING.has(code)) {
      depth--;
    }
    if (values > MAX_VALUES) throw new TooComplex(`more than ${MAX_VALUES} values`);
  }
}

/** Offset of the quote that ends the string; the length of the text if there is none. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes++;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}
