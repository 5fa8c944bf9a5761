import { escapeHtml } from '../../render/escape-html.ts';

/** Characters that mean nothing to Markdown within a line. `>` does at its start. */
const LETTERS = String.raw`[\w .,;:'"()!?%$@#/+=~^|{}>\u00a1-\ufefe\uff00-\ufffc-]`;
/** Within a word of ASCII, an underscore emphasises nothing. */
const UNDERSCORE = '(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])';
/** Without a colon and an at sign, it begins no link. */
const LESS = '<(?![^<>\\n ]*[:@])';
/** A product, and a list of nothing, which is no link. */
const SIGNS = String.raw`(?<= )\*(?= )|\[\](?![(\[:])`;
const CODE = '`[^`\\n ](?:[^`\\n]*[^`\\n ])?`(?!`)';
/** Emphasised words at the start of a line, as those that stand for block tags and headings. */
const STRONG = String.raw`(?<![^\n])\*\*[A-Za-z0-9]+(?: [A-Za-z0-9]+)*\*\*(?![^ \n])`;
/** A line that begins no list, quote or block of code. */
const LINE = String.raw`(?![ \-+>~=]|\d{1,9}[.)])(?:(?!${UNDERSCORE})${LETTERS}|${LESS}|${SIGNS}|${CODE}|${STRONG})+(?<! )`;
const PLAIN = new RegExp(`^${LINE}(?:\\n+${LINE})*$`);
/** Fenced code whose end is the next line that may be one. The groups are its language and its text. */
const FENCE = /^```([A-Za-z0-9]*)\n((?:(?![ \t]*```).*\n)+)```$/gm;

/**
 * Renders paragraphs of words, simple code and emphasised words at the start, and fenced code, as most docs are, the way a parser of
 * Markdown would in a hundredth of its time. Returns undefined for other texts.
 */
export function plainHtml(markdown: string): string | undefined {
  if (markdown.startsWith('\n') || markdown.endsWith('\n')) return undefined;
  const blocks: string[] = [];
  let end = 0;
  for (const { index, 0: whole, 1: language = '', 2: code = '' } of markdown.matchAll(FENCE)) {
    const above = paragraphsHtml(markdown.slice(end, index));
    if (above === undefined) return undefined;
    const name = language === '' ? '' : ` class="language-${language}"`;
    blocks.push(above, `<pre><code${name}>${escaped(code)}</code></pre>`);
    end = index + whole.length;
  }
  const below = paragraphsHtml(markdown.slice(end));
  return below === undefined ? undefined : [...blocks, below].filter((block) => block !== '').join('\n');
}

function paragraphsHtml(text: string): string | undefined {
  const markdown = text.replace(/^\n+|\n+$/g, '');
  if (markdown === '') return '';
  if (!PLAIN.test(markdown)) return undefined;
  const html = escaped(markdown)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/^\*\*([^*\n]+)\*\*/gm, '<strong>$1</strong>')
    .replace(/\n\n+/g, '</p>\n<p>');
  return `<p>${html}</p>`;
}

function escaped(text: string): string {
  return escapeHtml(text).replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
