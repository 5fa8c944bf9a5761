const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

/** Returns the offset of the bracket that closes the one at an offset; the length of the text if none does, as in one that was cut. */
export function closingAt(text: string, open: number): number {
  for (const [at, , depth] of levels(text, open)) if (depth === 0) return at;
  return text.length;
}

/** Splits at commas that are in no brackets and no quotes. */
export function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const [at, character, depth] of levels(text, 0)) {
    if (character !== ',' || depth > 0) continue;
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  return [...parts, text.slice(from)];
}

/** Yields each character outside of quotes with the number of brackets that are open behind it. */
export function* levels(
  text: string,
  from: number,
): Generator<[at: number, character: string, depth: number]> {
  const open: string[] = [];
  let quote = '';
  for (let at = from; at < text.length; at++) {
    const character = text[at] ?? '';
    if (quote !== '') {
      if (character === '\\') at++;
      else if (character === quote) quote = '';
      continue;
    }
    const end = closing[character];
    // A quote without an end is an apostrophe, as of lifetimes (`&'a str`).
    if (
      /["'`]/.test(character) &&
      text.includes(character, at + 1) &&
      !/^'\p{L}\w*\b(?!')/u.test(text.slice(at))
    )
      quote = character;
    else if (end !== undefined) open.push(end);
    else if (character === open.at(-1) && !isArrow(text, at)) open.pop();
    yield [at, character, open.length];
  }
}

/** Whether a `>` is that of `=>` or `->`. */
function isArrow(text: string, at: number): boolean {
  return text[at] === '>' && /[=-]/.test(text[at - 1] ?? '');
}
