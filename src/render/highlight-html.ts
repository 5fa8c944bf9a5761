import { decodeHighlights, type HighlightClass } from '../model/highlight.ts';
import type { Span } from '../model/position.ts';
import { lineStarts } from '../query/text.ts';
import { attributeValue, escapeHtml } from './escape-html.ts';

export interface SourceLink {
  span: Span;
  href: string;
  /** Possible references are links too, with a class of their own. */
  kind: 'certain' | 'candidate';
  title?: string;
}

export interface HighlightedSource {
  source: string;
  /** See `model/highlight.ts`. */
  highlights: readonly number[];
  links?: readonly SourceLink[];
  /** First and last line to show, 1-based. Default: all. */
  lines?: readonly [number, number];
  /** UTF-16 offsets. Cuts the first and last line. */
  offsets?: readonly [number, number];
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

/** The class of possible references. */
export const candidateClass = 'q';

/**
 * Renders source as HTML for a `pre`. Each line is a `<span id=L12>` that includes its line feed, each token an
 * `<i class=k>`, each link an `<a>` with the class of the token that it covers. The text content is exactly the source.
 */
export function highlightHtml({ source, highlights, links = [], lines, offsets }: HighlightedSource): string {
  const starts = lineStarts(source);
  // The empty text after a final line feed is not a line.
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

/** A cursor over sorted pieces that do not overlap. Must be read from left to right. */
class Pieces<Of extends Piece> {
  readonly #pieces: readonly Of[];
  #next = 0;

  constructor(pieces: readonly Of[], from: number) {
    this.#pieces = pieces;
    this.#next = firstEndingAfter(pieces, from);
  }

  /** Yields the pieces that overlap `start..end`, cut to it. */
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
    // The line feed is outside, because a token over several lines becomes one element per line.
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

/** Cached, because a file is highlighted for its own page and for that of each symbol. */
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
