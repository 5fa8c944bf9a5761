import { outsideCode } from '../markdown/doc-literals.ts';

/** `import` and `export` statements, which stand apart from text. */
const STATEMENTS = /^(?:import|export)\s[^]*?(?=\n\s*\n|(?![^]))/gm;
const COMMENTS = /\{\/\*[^]*?\*\/\}/g;
/** Code in a line is shown as it is. */
const INLINE_CODE = /(`+)[^`](?:[^]*?[^`])??\1(?!`)/y;
const MAX_TAG = 10_000;

/**
 * Returns MDX without what only a program can run: statements, comments and the tags of components, whose contents stay. Expressions are shown as
 * they are written.
 */
export function mdxToMarkdown(source: string): string {
  return outsideCode(source, (text) => {
    const markdown = withoutTags(text.replace(COMMENTS, '').replace(STATEMENTS, ''));
    // What is inside of components is indented, and MDX has no indented code.
    return markdown.replace(/^[ \t]+(?![ \t]*(?:[-*+]|\d+[.)])\s)/gm, '');
  });
}

function withoutTags(text: string): string {
  let markdown = '';
  for (let at = 0; at < text.length;) {
    INLINE_CODE.lastIndex = at;
    const [code] = text[at] === '`' ? (INLINE_CODE.exec(text) ?? []) : [];
    const end = code === undefined ? endOfComponentTag(text, at) : undefined;
    markdown += end === undefined ? (code ?? text[at] ?? '') : '';
    at = end ?? at + (code?.length ?? 1);
  }
  return markdown;
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
