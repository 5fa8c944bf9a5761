/** Returns the share of equal samples of two sketches; undefined if a text was too short for a sketch. */
export function sketchLikeness(a: string | undefined, b: string | undefined): number | undefined {
  if (a === undefined || b === undefined) return undefined;
  let same = 0;
  for (let at = 0; at < a.length; at += 2) if (a.slice(at, at + 2) === b.slice(at, at + 2)) same++;
  return same / (a.length / 2);
}

interface Signed {
  name: string;
  signature: string | undefined;
}

/** Returns the share of common words of two signatures, without their names. */
export function signatureLikeness(a: Signed, b: Signed): number {
  if (a.signature === undefined || b.signature === undefined) return a.signature === b.signature ? 1 : 0;
  return overlap(wordsOf(a.signature, a.name), wordsOf(b.signature, b.name));
}

/** Returns the share of common words of two camelCase or snake_case names. */
export function nameLikeness(a: string, b: string): number {
  return a === b ? 1 : overlap(partsOf(a), partsOf(b));
}

const MAX_WORDS = 1000;

function wordsOf(text: string, name: string): Set<string> {
  const words = text.slice(0, MAX_WORDS).match(/[\p{L}\p{N}_$]+/gu) ?? [];
  return new Set(words.filter((word) => word !== name));
}

function partsOf(name: string): Set<string> {
  const parts = name.slice(0, MAX_WORDS).match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu) ?? [];
  return new Set(parts.map((part) => part.toLowerCase()));
}

/** Returns the Jaccard index of two sets; 1 if both are empty. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((each) => b.has(each)).length;
  const either = a.size + b.size - both;
  return either === 0 ? 1 : both / either;
}
