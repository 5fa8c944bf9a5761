import { decodeHighlights, type HighlightClass } from '../model/highlight.ts';
import type { Span } from '../model/position.ts';
import { lineStarts } from '../query/text.ts';
import { attributeValue, escapeHtml } from './escape-html.ts';

export interface SourceLink {
  span: Span;
  /** Empty for a name that leads nowhere, of which a title says why. */
  href: string;
  /** Possible references are links too, with a class of their own. */
  kind: 'certain' | 'candidate';
  title?: string;
  /** Id of the element, for a definition. */
  id?: string;
}

export interface HighlightedSource {
  source: string;
  /** See `model/highlight.ts`. */
  highlights: readonly number[];
  links?: readonly SourceLink[];
}

/**
 * CSS classes of tokens. One letter each, because highlighted source is most of the bytes of an atlas. Empty classes are
 * not highlighted: marking each comma would take a third of the bytes.
 */
export const tokenClasses: Readonly<Record<HighlightClass, string>> = {
  keyword: 'k',
  string: 's',
  number: 'n',
  comment: 'c',
  function: 'f',
  type: 't',
  property: 'p',
  constant: 'o',
  variable: '',
  parameter: 'a',
  operator: '',
  punctuation: '',
  tag: 'g',
  attribute: 'r',
  builtin: 'b',
  escape: 'e',
  label: 'l',
  embedded: '',
};

/** The elements of frequent classes, which need fewer bytes. Browsers and screen readers read them as plain text. */
const elements: Readonly<Record<string, string>> = { k: 'b', c: 'i', t: 'var' };

function tokenHtml(className: string, text: string): string {
  const element = elements[className];
  return element === undefined ? `<i class=${className}>${text}</i>` : `<${element}>${text}</${element}>`;
}

/** The class of possible references. */
export const candidateClass = 'q';

interface Piece {
  start: number;
  end: number;
}
interface TokenPiece extends Piece {
  class: string;
}
interface LinkPiece extends Piece {
  link: SourceLink;
}

/** Sorted pieces that do not overlap. */
class Pieces<Of extends Piece> {
  readonly #pieces: readonly Of[];
  /** The first piece that the last reading saw, because most readings move from left to right. */
  #next = 0;

  constructor(pieces: readonly Of[]) {
    this.#pieces = pieces;
  }

  /** Returns the index of the first piece that ends behind an offset. A generator of pieces is too slow here: sources have millions of them. */
  firstIndexAfter(start: number): number {
    while (this.#next > 0 && (this.#pieces[this.#next - 1]?.end ?? 0) > start) this.#next--;
    while ((this.#pieces[this.#next]?.end ?? Infinity) <= start) this.#next++;
    return this.#next;
  }

  /** Returns the piece if it begins before `end`. */
  pieceBefore(end: number, index: number): Of | undefined {
    const piece = this.#pieces[index];
    return piece && piece.start < end ? piece : undefined;
  }
}

/** Renders ranges of a source as HTML: tokens as elements with a class, links as `<a>` with the class of the token that they cover. */
export class Highlighter {
  /** Offsets of the lines. */
  readonly starts: readonly number[];
  readonly #source: string;
  readonly #tokens: Pieces<TokenPiece>;
  readonly #links: Pieces<LinkPiece>;

  constructor({ source, highlights, links = [] }: HighlightedSource) {
    this.starts = lineStarts(source);
    this.#source = source;
    this.#tokens = new Pieces(tokenPieces(highlights));
    this.#links = new Pieces(linkPieces(links, this.starts, source.length));
  }

  html(start: number, end: number): string {
    return lineHtml(this.#source, start, end, this.#tokens, this.#links);
  }
}

function lineHtml(
  source: string,
  start: number,
  end: number,
  tokens: Pieces<TokenPiece>,
  anchors: Pieces<LinkPiece>,
): string {
  let html = '';
  let at = start;
  for (let index = anchors.firstIndexAfter(start); ; index++) {
    const anchor = anchors.pieceBefore(end, index);
    if (!anchor) break;
    const [from, to] = [Math.max(anchor.start, start), Math.min(anchor.end, end)];
    html += tokensHtml(source, at, from, tokens) + linkHtml(source, from, to, anchor.link, tokens);
    at = to;
  }
  return html + tokensHtml(source, at, end, tokens);
}

function linkHtml(
  source: string,
  start: number,
  end: number,
  link: SourceLink,
  tokens: Pieces<TokenPiece>,
): string {
  const first = tokens.pieceBefore(end, tokens.firstIndexAfter(start));
  const whole = first && first.start <= start && first.end >= end ? first.class : '';
  const classes = [whole, link.kind === 'candidate' ? candidateClass : ''].filter(Boolean).join(' ');
  const attributes =
    (link.id ? ` id=${attributeValue(link.id)}` : '') +
    (classes ? ` class=${attributeValue(classes)}` : '') +
    (link.href === '' ? '' : ` href=${attributeValue(link.href)}`) +
    (link.title ? ` title=${attributeValue(link.title)}` : '');
  const text = whole ? escapeHtml(source.slice(start, end)) : tokensHtml(source, start, end, tokens);
  return `<a${attributes}>${text}</a>`;
}

function tokensHtml(source: string, start: number, end: number, tokens: Pieces<TokenPiece>): string {
  let html = '';
  let at = start;
  for (let index = tokens.firstIndexAfter(start); ; index++) {
    const token = tokens.pieceBefore(end, index);
    if (!token) break;
    const [from, to] = [Math.max(token.start, start), Math.min(token.end, end)];
    // The line feed is outside, because a token over several lines becomes one element per line.
    const stop = source[to - 1] === '\n' ? to - 1 : to;
    html += escapeHtml(source.slice(at, from));
    if (stop > from) html += tokenHtml(token.class, escapeHtml(source.slice(from, stop)));
    at = Math.max(stop, from);
  }
  return html + escapeHtml(source.slice(at, end));
}

function tokenPieces(highlights: readonly number[]): TokenPiece[] {
  const pieces: TokenPiece[] = [];
  for (const { class: of, start, end } of decodeHighlights(highlights)) {
    const name = tokenClasses[of];
    if (name && end > start) pieces.push({ start, end, class: name });
  }
  return pieces;
}

/** Sorts links. Omits links that are empty, outside the source or overlap the one before; cuts links at the end of a line. */
function linkPieces(links: readonly SourceLink[], starts: readonly number[], length: number): LinkPiece[] {
  const pieces = links.map((link) => {
    const [startLine, startColumn, endLine, endColumn] = link.span;
    const lineStart = starts[startLine - 1] ?? length;
    const lineEnd = (starts[startLine] ?? length + 1) - 1;
    const end = endLine > startLine ? lineEnd : Math.min(lineStart + endColumn - 1, lineEnd);
    return { start: lineStart + startColumn - 1, end: Math.min(end, length), link };
  });
  pieces.sort((a, b) => a.start - b.start || b.end - a.end);
  let covered = 0;
  return pieces.filter(({ start, end }) => {
    if (end <= start || start < covered) return false;
    covered = end;
    return true;
  });
}
