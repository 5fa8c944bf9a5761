/** Characters of a definition, and of a use with its arguments, that are read. */
export const MAX_SOURCE = 16_000;

const IDENTIFIER = String.raw`[\p{L}_$][\p{L}\p{N}_$]*`;
/** Comments, literals, numbers, identifiers, blanks with continued lines, and single characters. */
const TOKEN = new RegExp(
  [
    String.raw`\/\*[^]*?\*\/|\/\/(?:\\\r?\n|[^\n])*`,
    String.raw`"(?:[^"\\\n]|\\\r?\n|\\.)*"|'(?:[^'\\\n]|\\\r?\n|\\.)*'`,
    String.raw`\.?\d(?:'\w|[eEpP][+-]|[\w.])*|${IDENTIFIER}`,
    String.raw`(?:\\\r?\n|[^\S\n])+|##|[^]`,
  ].join('|'),
  'gu',
);

/** One parameter of a macro: its name, and whether it takes all further arguments. */
export const PARAMETER = new RegExp(`^(${IDENTIFIER})?(\\.\\.\\.)?$`, 'u');

/**
 * Yields the tokens of a text for the preprocessor. Blanks and comments in a row are one, line feeds of their own. Ends with
 * `undefined` at a literal or comment that is not closed.
 */
export function* macroTokens(text: string): Generator<string | undefined, void> {
  let blank: string | undefined;
  for (const { 0: token, index } of text.slice(0, MAX_SOURCE).matchAll(TOKEN)) {
    if (token === '"' || token === "'" || (token === '/' && text[index + 1] === '*')) {
      yield undefined;
      return;
    }
    if (token.startsWith('//') || token.startsWith('/*')) blank ??= ' ';
    else if (isBlank(token) && token !== '\n') blank = blank && !token.includes('\n') ? blank : token;
    else {
      if (blank !== undefined) yield blank;
      blank = undefined;
      yield token;
    }
  }
  if (blank !== undefined) yield blank;
}

export function isBlank(token: string | undefined): boolean {
  return token !== undefined && /^(?:\s|\\\r?\n)/.test(token);
}

/** Returns a token with continued lines as lines. */
export function withoutContinuation(token: string): string {
  if (!isBlank(token)) return token;
  const lines = token.split(/\\\r?\n/);
  return lines.length > 1 ? `\n${lines.at(-1) ?? ''}` : token;
}

/** Returns an argument as a string literal. */
export function quoted(value: string): string {
  const inner = value.replace(TOKEN, (token) => {
    if (isBlank(token)) return ' ';
    return /^["']/.test(token) ? token.replace(/["\\]/g, String.raw`\$&`) : token;
  });
  return `"${inner}"`;
}
