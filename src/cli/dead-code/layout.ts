import { decodeHighlights, type Token } from '../../model/highlight.ts';

/** The positions of comments and other tokens relative to lines, as parsed by the grammar. Lines count from 0. */
export class Layout {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #starts: number[] = [0];

  constructor(text: string, highlights: Iterable<number>) {
    this.#text = text;
    this.#tokens = [...decodeHighlights([...highlights])];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  /** Whether the line consists of indentation and one complete comment. */
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
   * Returns the line on which the comment that fills `line` begins. Returns undefined if the line contains anything
   * else, or if the comment begins after code.
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

  /** Returns the first line of the string or comment that continues into `line`; undefined if none does. */
  tokenAround(line: number): number | undefined {
    const start = this.#starts[line] ?? 0;
    const index = this.#lastBefore(start - 1);
    const token = this.#tokens[index];
    if (!token || token.end < start) return undefined;
    // An escape splits a string into several tokens, and may be at the end of a line.
    if (token.end === start && token.class !== 'escape') return undefined;
    return this.#lineAt(token.start);
  }

  /** Yields all tokens except comments that begin on the given lines. */
  *tokensExcept(lines: ReadonlySet<number>): Generator<string> {
    for (const { start, end, class: kind } of this.#tokens) {
      if (kind === 'comment' && lines.has(this.#lineAt(start))) continue;
      yield `${kind} ${this.#text.slice(start, end)}`;
    }
  }

  /** Returns the range of the line without surrounding white space. */
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

  /** Returns the index of the last token that begins at an offset or before; -1 if there is none. */
  #lastBefore(offset: number): number {
    return lastIndexWhere(this.#tokens.length, (index) => (this.#tokens[index]?.start ?? 0) <= offset);
  }

  #lineAt(offset: number): number {
    return lastIndexWhere(this.#starts.length, (index) => (this.#starts[index] ?? 0) <= offset);
  }
}

/** Returns the last index for which `holds` is true, or -1. `holds` must be true for all indexes before it. */
function lastIndexWhere(length: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
