const words = /[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu;

/**
 * Splits a text into words and punctuation, with a token for the indentation of each line relative to the
 * second. Indenting the whole text does not change the tokens; moving lines against each other does.
 */
export function tokensOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const tokens: string[] = [];
  let base: number | undefined;
  for (const [at, line] of lines.entries()) {
    const indent = line.length - line.trimStart().length;
    // The first line begins in the middle of a source line, so the next one sets the base indentation.
    if (at > 0) {
      base ??= indent;
      tokens.push(`\n${indent - base}`);
    }
    for (const [word] of line.matchAll(words)) tokens.push(word);
  }
  return tokens;
}

export function isWord(token: string): boolean {
  return !token.startsWith('\n');
}

/** Returns the tokens after the signature, if it is near the beginning, with the name replaced. */
export function bodyOf(tokens: readonly string[], signature: string, name: string): string[] {
  const head = [...signature.matchAll(words)].map(([word]) => word);
  const end = endOf(tokens, head) ?? endOf(tokens, head.slice(1)) ?? 0;
  return tokens.slice(end).map((token) => (token === name ? '\u0001' : token));
}

/** Maximum number of tokens before a signature, such as decorators and modifiers. */
const MAX_BEFORE = 40;

function endOf(tokens: readonly string[], head: readonly string[]): number | undefined {
  if (head.length === 0) return undefined;
  for (let start = 0; start < Math.min(MAX_BEFORE, tokens.length); start++) {
    let at = start;
    let matched = 0;
    while (matched < head.length && at < tokens.length) {
      const token = tokens[at] ?? '';
      if (isWord(token)) {
        if (token !== head[matched]) break;
        matched++;
      }
      at++;
    }
    if (matched === head.length) return at;
  }
  return undefined;
}

const SAMPLES = 16;
/** Shorter texts have too few words for a meaningful sketch. */
const LEAST_SKETCHED = 12;

/**
 * Returns 16 samples of two hex digits each. The share of common samples of two texts approximates the share
 * of common words and pairs of words (Broder's min-wise hashing). Undefined for short texts.
 */
export function sketchOf(tokens: readonly string[]): string | undefined {
  const own = tokens.filter(isWord);
  if (own.length < LEAST_SKETCHED) return undefined;
  const least = new Uint32Array(SAMPLES).fill(0xffffffff);
  const seen = new Set<number>();
  let previous = 0;
  for (const token of own) {
    const single = textHash(token);
    const pair = Math.imul(previous, 31) ^ single;
    previous = single;
    for (const each of [single, pair]) {
      if (seen.has(each)) continue;
      seen.add(each);
      for (let sample = 0; sample < SAMPLES; sample++) {
        const mixed = mix(each ^ Math.imul(sample + 1, 0x9e3779b1));
        if (mixed < (least[sample] ?? 0)) least[sample] = mixed;
      }
    }
  }
  return [...least].map((value) => (value & 0xff).toString(16).padStart(2, '0')).join('');
}

function textHash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
