import { decodeHighlights, type HighlightClass } from '../model/highlight.ts';
import type { Span } from '../model/position.ts';
import { lineStarts } from '../query/text.ts';
import { attributeValue, escapeHtml } from './escape-html.ts';

export interface SourceLink {
  span: Span;
  href: string;
  /** A candidate is a link too, but says that it is not certain. */
  kind: 'certain' | 'candidate';
  title?: string;
}

export interface HighlightedSource {
  source: string;
  /** As in the shard, see `model/highlight.ts`. */
  highlights: readonly number[];
  links?: readonly SourceLink[];
  /** First and last line to show, 1-based; all when left out. */
  lines?: readonly [number, number];
  /** UTF-16 offsets: of the first and the last line only what is between them. */
  offsets?: readonly [number, number];
}

/**
 * One letter each, because pages are most of an atlas and this is most of a page. What has no letter is plain:
 * colouring every comma costs a third of the bytes and shows nothing.
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

/** The class of links that are candidates. */
export const candidateClass = 'q';

/**
 * Source as HTML for a `pre`: each line is `<span id=L12>` with its line feed inside, each token `<i class=k>`, each
 * link `<a>` with the class of the token that it covers. The text content is the source.
 */
export function highlightHtml({ source, highlights, links = [], lines, offsets }: HighlightedSource): string {
  const starts = lineStarts(source);
  // What follows the last line feed is a line only if there is something.
  const count = starts.length > 1 && starts.at(-1) === source.length ? starts.length - 1 : starts.length;
  const first = Math.max(1, lines?.[0] ?? 1);
  const last = Math.min(count, lines?.[1] ?? count);
  const [from, to] = offsets ?? [starts[first - 1] ?? source.length, source.length];
  const tokens = new Pieces(tokenPieces(highlights), from);
  const anchors = new Pieces(linkPieces(links, starts, source.length), from);
  const html: string[] = [];
  for (let line = first; line <= last; line++) {
    const start = Math.max(from, starts[line - 1] ?? 0);
    const end = Math.min(to, starts[line] ?? source.length);
    html.push(`<span id=L${line}>`, lineHtml(source, start, end, tokens, anchors), '</span>');
  }
  return html.join('');
}

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

/** Pieces in order that do not overlap, asked for from left to right. */
class Pieces<Of extends Piece> {
  readonly #pieces: readonly Of[];
  #next = 0;

  constructor(pieces: readonly Of[], from: number) {
    this.#pieces = pieces;
    this.#next = firstEndingAfter(pieces, from);
  }

  /** Those that touch `start..end`, cut to it. */
  *within(start: number, end: number): Generator<Of> {
    while ((this.#pieces[this.#next]?.end ?? Infinity) <= start) this.#next++;
    for (let at = this.#next; ; at++) {
      const piece = this.#pieces[at];
      if (!piece || piece.start >= end) return;
      yield { ...piece, start: Math.max(piece.start, start), end: Math.min(piece.end, end) };
    }
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
  for (const { start: from, end: to, link } of anchors.within(start, end)) {
    html += tokensHtml(source, at, from, tokens) + linkHtml(source, from, to, link, tokens);
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
  const inside = [...tokens.within(start, end)];
  const whole =
    inside.length === 1 && inside[0]?.start === start && inside[0].end === end ? inside[0].class : '';
  const classes = [whole, link.kind === 'candidate' ? candidateClass : ''].filter(Boolean).join(' ');
  const attributes =
    (classes ? ` class=${attributeValue(classes)}` : '') +
    ` href=${attributeValue(link.href)}` +
    (link.title ? ` title=${attributeValue(link.title)}` : '');
  const text = whole ? escapeHtml(source.slice(start, end)) : tokensHtml(source, start, end, tokens);
  return `<a${attributes}>${text}</a>`;
}

function tokensHtml(source: string, start: number, end: number, tokens: Pieces<TokenPiece>): string {
  let html = '';
  let at = start;
  for (const token of tokens.within(start, end)) {
    // The line feed stays outside: a token over several lines is one token on each.
    const stop = source[token.end - 1] === '\n' ? token.end - 1 : token.end;
    html += escapeHtml(source.slice(at, token.start));
    if (stop > token.start)
      html += `<i class=${token.class}>${escapeHtml(source.slice(token.start, stop))}</i>`;
    at = Math.max(stop, token.start);
  }
  return html + escapeHtml(source.slice(at, end));
}

function firstEndingAfter(pieces: readonly Piece[], offset: number): number {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.end ?? Infinity) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A file is highlighted once for itself and once for each of its symbols. */
const piecesOf = new WeakMap<readonly number[], readonly TokenPiece[]>();

function tokenPieces(highlights: readonly number[]): readonly TokenPiece[] {
  const known = piecesOf.get(highlights);
  if (known) return known;
  const pieces: TokenPiece[] = [];
  for (const token of decodeHighlights(highlights)) {
    const name = tokenClasses[token.class];
    if (name && token.end > token.start) pieces.push({ start: token.start, end: token.end, class: name });
  }
  piecesOf.set(highlights, pieces);
  return pieces;
}

/** In order; one that is empty, lies elsewhere or overlaps the one before is left out, one over lines ends with the first. */
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
