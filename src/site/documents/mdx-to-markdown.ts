import { outsideCode } from '../markdown/doc-literals.ts';

/** `import` and `export` statements, which begin behind an empty line. */
const STATEMENTS = /(?<![^\n]\n)^(?:import|export)\s[^]*?(?=\n\s*\n|(?![^]))/gm;
/** Limited, as tags are, because a hostile text has thousands of beginnings. */
const COMMENTS = /\{\/\*[^]{0,2000}?\*\/\}/g;
const MAX_TAG = 2000;

/**
 * Returns MDX without what only a program can run: statements, comments and the tags of components, whose contents stay.
 * Expressions are shown as they are written.
 */
export function mdxToMarkdown(source: string): string {
  return outsideCode(source, (text) => {
    const markdown = withoutTags(text.replace(COMMENTS, '').replace(STATEMENTS, ''));
    // Components indent their contents, and MDX has no indented code.
    return markdown.replace(/^[ \t]+(?![ \t]*(?:[-*+]|\d+[.)])\s)/gm, '');
  });
}

function withoutTags(text: string): string {
  const codes = inlineCodes(text);
  let markdown = '';
  for (let at = 0; at < text.length;) {
    const code = codes.get(at);
    const tag = code === undefined && text[at] === '<' ? endOfComponentTag(text, at) : undefined;
    const next = code ?? tag ?? at + 1;
    if (tag === undefined) markdown += text.slice(at, next);
    at = next;
  }
  return markdown;
}

/** Returns where code in lines begins and ends: between runs of equally many backticks. */
function inlineCodes(text: string): Map<number, number> {
  const runs = [...text.matchAll(/`+/g)].map(({ index, 0: { length } }) => ({ index, length }));
  const byLength = new Map<number, number[]>();
  runs.toReversed().forEach(({ length }, at) => {
    const places = byLength.get(length) ?? [];
    byLength.set(length, places);
    places.push(runs.length - 1 - at);
  });
  const codes = new Map<number, number>();
  for (let at = 0; at < runs.length; at++) {
    const { index = 0, length = 0 } = runs[at] ?? {};
    // The last is the next one in the text.
    const places = byLength.get(length) ?? [];
    while ((places.at(-1) ?? Infinity) <= at) places.pop();
    const last = places.at(-1);
    if (last === undefined) continue;
    codes.set(index, (runs[last]?.index ?? 0) + length);
    at = last;
  }
  return codes;
}

/** Returns the offset behind the tag of a component that begins at an offset; undefined if none does. Attributes may have strings and expressions. */
function endOfComponentTag(text: string, start: number): number | undefined {
  if (!/^<\/?(?:[A-Z]|>)/.test(text.slice(start, start + 3))) return undefined;
  let depth = 0;
  let quote: string | undefined;
  for (let at = start; at < Math.min(text.length, start + MAX_TAG); at++) {
    const letter = text[at] ?? '';
    if (quote !== undefined) {
      if (letter === quote) quote = undefined;
    } else if (letter === '"' || letter === "'" || letter === '`') quote = letter;
    else if (letter === '{') depth++;
    else if (letter === '}') depth--;
    else if (letter === '>' && depth === 0) return at + 1;
  }
  return undefined;
}
