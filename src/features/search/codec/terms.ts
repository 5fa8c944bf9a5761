import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';

/** Longer ones are data, such as a hash or an image in a string. */
const MAX_TERM_LENGTH = 40;

const unspaced = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}/u;
const runsOfText = /[\p{L}\p{N}\p{M}]+/gu;
const partsOfRun = /\p{Lu}+(?![\p{Ll}\p{M}])|\p{Lu}?[\p{Ll}\p{M}]+|\p{N}+|[^\p{Lu}\p{Ll}\p{M}\p{N}]+/gu;
const oneWord = /^[a-z]+$/;

/**
 * Yields the terms of a text: identifiers split at capitals, underscores and digits, in lower case, without English endings and
 * stop words. Scripts without spaces give pairs of characters.
 */
export function* termsOf(text: string): Generator<string> {
  for (const run of runsOf(text)) yield* termsOfRun(run);
}

/** Yields runs of letters and digits. */
export function* runsOf(text: string): Generator<string> {
  for (let at = 0; at < text.length;) {
    if (!isWord(text.charCodeAt(at))) {
      at++;
      continue;
    }
    const start = at;
    let isPlain = true;
    for (let code = text.charCodeAt(at); at < text.length && isWord(code); code = text.charCodeAt(++at)) {
      if (code > 127) isPlain = false;
    }
    if (isPlain) yield text.slice(start, at);
    else for (const [run] of text.slice(start, at).matchAll(runsOfText)) yield run;
  }
}

/** Characters beyond ASCII are checked in a second step. */
function isWord(code: number): boolean {
  return (
    (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code > 127
  );
}

/** Returns the terms of one run. */
export function termsOfRun(run: string): string[] {
  if (oneWord.test(run)) return term(run);
  return [...run.matchAll(partsOfRun)].flatMap(([part]) => {
    const lower = part.toLowerCase();
    return unspaced.test(lower) ? pairs(lower) : term(lower);
  });
}

function term(word: string): string[] {
  return word.length < 2 || word.length > MAX_TERM_LENGTH || stopWords.has(word) ? [] : [stem(word)];
}

function pairs(text: string): string[] {
  const characters = [...text];
  if (characters.length === 1) return [text];
  return characters.slice(1).map((character, before) => `${characters[before]}${character}`);
}

/** Returns a whole identifier as one term, so that a query with the full name ranks it first: `getUserById` or `get_user_by_id`. */
export function wholeTerm(name: string): string | undefined {
  const letters = name.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
  return letters.length > 1 && letters.length <= MAX_TERM_LENGTH ? `=${letters}` : undefined;
}
