import { type HighlightedSource, Highlighter } from './highlighter.ts';

/** Lines in a block. `code.css` has the number, too. */
const BLOCK_LINES = 100;
const TAB_SIZE = 4;
/** Columns beside the longest line: its number and margins. */
const MARGIN_COLUMNS = 16;

/**
 * Renders source as HTML for a `pre`. Each line is a `<u id=L12>` that includes its line feed, each
 * token an `<i class=s>` or an element for frequent classes, each link an `<a>` with the class of the token that it
 * covers. The lines of long files are in blocks, `<span>`, which browsers lay out when they come into view. The text
 * content is exactly the source.
 */
export function highlightHtml(highlighted: HighlightedSource): string {
  const { source } = highlighted;
  const highlighter = new Highlighter(highlighted);
  const { starts } = highlighter;
  // The empty text after a final line feed is not a line.
  const count = starts.length > 1 && starts.at(-1) === source.length ? starts.length - 1 : starts.length;
  const html: string[] = [];
  const hasBlocks = count > 2 * BLOCK_LINES;
  if (hasBlocks) html.push(ruler(source));
  for (let line = 1; line <= count; line++) {
    const start = starts[line - 1] ?? 0;
    const end = starts[line] ?? source.length;
    if (hasBlocks && line % BLOCK_LINES === 1) html.push(line === 1 ? '' : '</span>', blockStart(line - 1));
    html.push(`<u id=L${line}>`, highlighter.html(start, end), '</u>');
  }
  if (hasBlocks) html.push('</span>');
  return html.join('');
}

/** The code is as wide as its longest line, also while that is out of view. The security policy forbids a style. */
function ruler(source: string): string {
  let columns = 0;
  for (const line of source.split('\n'))
    columns = Math.max(columns, line.length + (TAB_SIZE - 1) * (line.split('\t').length - 1));
  return `<svg width="${columns + MARGIN_COLUMNS}ch" height="0" aria-hidden="true"></svg>`;
}

/** A block counts its lines by itself, from the lines before it, which are a sum of powers of two. */
function blockStart(linesBefore: number): string {
  const bits = (linesBefore / BLOCK_LINES).toString(2);
  return `<span>${[...bits].map((bit, at) => (bit === '1' ? `<s class=b${bits.length - 1 - at}></s>` : '')).join('')}`;
}
