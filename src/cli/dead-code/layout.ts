import { decodeHighlights, type Token } from '../../model/highlight.ts';

/** How the lines of a text stand to its comments and texts, as its grammar reads it. Lines are counted from 0. */
export class Layout {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #starts: number[] = [0];

  constructor(text: string, highlights: Iterable<number>) {
    this.#text = text;
    this.#tokens = [...decodeHighlights([...highlights])];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  /** Whether a comment begins the line, right behind its indentation, and ends with it. */
  isComment(line: number): boolean {
    const [start, end] = this.#content(line);
    const token = this.#tokens[this.#lastBefore(start)];
    return (
      token?.class === 'comment' &&
      token.start === start &&
      token.end >= end &&
      this.#lineAt(token.end - 1) === line
    );
  }

  /**
   * Where the comment begins that is all that stands in the line; undefined where something else does, or where the comment
   * begins behind something else.
   */
  commentAbove(line: number): number | undefined {
    const [start, end] = this.#content(line);
    if (start === end) return undefined;
    const index = this.#lastBefore(start);
    const first = this.#tokens[index];
    if (first?.class !== 'comment' || !this.#isCovered(index, start, end)) return undefined;
    const begin = this.#lineAt(first.start);
    return this.#content(begin)[0] === first.start ? begin : undefined;
  }

  /** Where the token begins that goes on over the beginning of the line: a text or a comment of several lines. */
  tokenAround(line: number): number | undefined {
    const start = this.#starts[line] ?? 0;
    const index = this.#lastBefore(start - 1);
    const token = this.#tokens[index];
    if (!token || token.end < start) return undefined;
    // A text is cut where an escape stands in it, and that may be the end of the line.
    if (token.end === start && token.class !== 'escape') return undefined;
    return this.#lineAt(token.start);
  }

  /** All tokens but the comments that begin the lines. */
  *tokensBesides(lines: ReadonlySet<number>): Generator<string> {
    for (const { start, end, class: kind } of this.#tokens) {
      if (kind === 'comment' && lines.has(this.#lineAt(start))) continue;
      yield `${kind} ${this.#text.slice(start, end)}`;
    }
  }

  /** Without the white space around it. */
  #content(line: number): [start: number, end: number] {
    let start = this.#starts[line] ?? this.#text.length;
    let end = this.#starts[line + 1] ?? this.#text.length;
    while (start < end && /\s/.test(this.#text[start] ?? '')) start++;
    while (end > start && /\s/.test(this.#text[end - 1] ?? '')) end--;
    return [start, end];
  }

  #isCovered(index: number, start: number, end: number): boolean {
    let at = start;
    for (const token of this.#tokens.slice(index)) {
      if (at >= end) return true;
      if (token.class !== 'comment' || this.#text.slice(at, token.start).trim() !== '') return false;
      at = token.end;
    }
    return at >= end;
  }

  /** Index of the last token that begins at an offset or before; -1 for none. */
  #lastBefore(offset: number): number {
    return last(this.#tokens.length, (index) => (this.#tokens[index]?.start ?? 0) <= offset);
  }

  #lineAt(offset: number): number {
    return last(this.#starts.length, (index) => (this.#starts[index] ?? 0) <= offset);
  }
}

/** The last index that something holds for, as it does for all before. */
function last(length: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
