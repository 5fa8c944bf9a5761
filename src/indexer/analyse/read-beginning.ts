/** A longer heading is a sentence and no name. */
const MAX_NAME = 40;
/** Longer descriptions are no descriptions. */
export const MAX_DESCRIPTION = 300;
/** Shorter paragraphs, in characters, are labels. */
const MIN_PARAGRAPH = 20;
/** The beginning of a text, in characters, in which its title and its first paragraph are searched. */
const MAX_BEGINNING = 20_000;

/**
 * Returns the title and the first paragraph of a text in Markdown or reStructuredText, without marks, and the alternative
 * text of its first image.
 */
export function readBeginning(text: string): {
  title: string | undefined;
  paragraph: string | undefined;
  logo: string | undefined;
} {
  let title: string | undefined;
  let paragraph: string | undefined;
  const blocks = withoutHtmlBlocks(withoutCode(text.slice(0, MAX_BEGINNING)));
  for (const block of blocks.split(/\r?\n[ \t]*(?:\r?\n|$)/)) {
    const heading = headingOf(block, title === undefined ? 6 : 2);
    if (heading !== undefined) {
      const words = plain(heading);
      // Text below the second heading is about that one.
      if (title !== undefined) break;
      if (words.length > MAX_NAME) {
        if (words.endsWith('.')) paragraph = firstSentences(words);
        break;
      }
      title = words === '' ? undefined : words;
      continue;
    }
    const words = isMarkup(block) || isNavigation(block) ? '' : plain(block);
    // A line with a colon at its end introduces what follows it, and not the project.
    if (words.length < MIN_PARAGRAPH || !/[a-z]/i.test(words) || words.endsWith(':')) continue;
    paragraph = firstSentences(words);
    break;
  }
  return { title, paragraph, logo: logoOf(blocks) };
}

function logoOf(text: string): string | undefined {
  const [, markdown, html] = /!\[([^\]]*)\]\(|<img\b[^>]*?\balt="([^"]*)"/i.exec(text) ?? [];
  const words = plain(markdown ?? html ?? '');
  return words === '' || words.length > MAX_NAME ? undefined : words;
}

function withoutCode(text: string): string {
  return text.replace(/<!--[\s\S]*?-->/g, '').replace(/^(```|~~~)[\s\S]*?^\1.*$/gm, '\n');
}

/** Makes Markdown of headings and paragraphs in HTML, which many use to centre them. */
function withoutHtmlBlocks(text: string): string {
  return text
    .replace(/<br\s*\/?>|<\/br>/gi, ' ')
    .replace(
      /(?<!`)<h([12])(?:\s[^>]*)?>([\s\S]*?)<\/h\1>/gi,
      (_, _level, words: string) => `\n\n# ${words.replace(/\s+/g, ' ').trim()}\n\n`,
    )
    .replace(/(?<!`)<\/?(?:div|center|p|section|figure|figcaption|h[3-6])(?:\s[^>]*)?>/gi, '\n\n');
}

/** Whether a paragraph is links alone, or a line of labels: `Docs | Blog | Chat`. A sentence is neither. */
function isNavigation(text: string): boolean {
  if (/[.!]\s*$/.test(text)) return false;
  const words = text
    .replace(/<a\b[^>]*>[\s\S]*?<\/a>/gi, '')
    .replace(/\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, '');
  return (words.match(/\p{L}/gu)?.length ?? 0) < 8 || (words.match(/\s[|·•]\s/g)?.length ?? 0) > 1;
}

/** The words of a heading, if its level is at most the one given. Some begin with a small one. */
function headingOf(block: string, level: 2 | 6): string | undefined {
  const lines = block.trim().split(/\r?\n/);
  const [first = '', second = '', third = ''] = lines;
  const [, hashes = '', words] = /^(#{1,6})\s+(.+?)\s*#*$/.exec(first) ?? [];
  if (words !== undefined && hashes.length <= level) return words;
  if (lines.length <= 2 && /^(?:={3,}|-{3,})\s*$/.test(second)) return first;
  // A line above and below: the title of a reStructuredText.
  return /^={3,}\s*$/.test(first) && /^={3,}\s*$/.test(third) ? second : undefined;
}

/** Whether a block is a list, a table, a quotation, code, a directive, or HTML. */
function isMarkup(block: string): boolean {
  return /^\s*(?:#{3,6}\s|[-*+|]\s|>\s*\[!|\||```|~~~|\.\.\s|:\w+:|<(?!a\b|b\b|strong\b|em\b|code\b|i\b)|={3,}|\[[^\]]*\]:)/i.test(
    block,
  );
}

/** Removes images, badges, links, emphasis and tags of Markdown and reStructuredText. */
function plain(text: string): string {
  return text
    .replace(/\[!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])\](?:\([^)]*\)|\[[^\]]*\])/g, ' ')
    .replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, ' ')
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/\[([^\]!][^\]]*)\]/g, '$1')
    .replace(/\|[\w.\- ]+\|_?/g, ' ')
    .replace(/`([^`<]*?)\s*<[^>`]*>`_{1,2}/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[*_`]{1,3}([^*_`]+)[*_`]{1,3}_?/g, '$1')
    .replace(/&nbsp;/g, ' ')
    .replace(/^\s*>\s?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Cuts a long paragraph after a sentence. */
function firstSentences(text: string): string | undefined {
  if (text.length <= MAX_DESCRIPTION) return text;
  const end = text.slice(0, MAX_DESCRIPTION).lastIndexOf('. ');
  return end > 0 ? text.slice(0, end + 1) : undefined;
}
