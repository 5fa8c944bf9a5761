import type { LanguageManifest } from '../../grammar/manifest.ts';
import type { Span } from '../../model/position.ts';
import { cutSignature } from '../../model/cut-signature.ts';

/** Offsets to places: where each line of a source begins. */
export class Lines {
  readonly #starts: number[] = [0];

  constructor(source: string) {
    for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) this.#starts.push(at + 1);
    this.length = source === '' ? 0 : source.endsWith('\n') ? this.#starts.length - 1 : this.#starts.length;
  }

  /** How many lines the source has; a final line break does not begin another. */
  readonly length: number;

  /** 1-based line and column. */
  at(offset: number): [line: number, column: number] {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return [low + 1, offset - (this.#starts[low] ?? 0) + 1];
  }

  /** Offset of the first character of each line. */
  starts(): Int32Array {
    return Int32Array.from(this.#starts);
  }

  span(start: number, end: number): Span {
    return [...this.at(start), ...this.at(end)];
  }

  /** The text of the file at a stretch of the code, if that is something else. */
  written(_start: number, _end: number): string | undefined {
    return undefined;
  }
}

const MAX_SIGNATURE = 300;
/** A closing mark with the blanks behind it is sought in so many characters at the end of a comment. */
const MAX_CLOSE = 300;

/** One line of source text: white space folded, what opens a body removed. */
export function signatureOf(text: string): string {
  const line = text
    .slice(0, MAX_SIGNATURE * 2)
    .replace(/\s+/g, ' ')
    .replace(/\s*(=>|[={:(;]|->)\s*$/, '')
    .trim();
  return cutSignature(line, MAX_SIGNATURE);
}

/** Longer docs are cut: their markup is replaced by expressions that may look at what follows more than once. */
const MAX_MARKUP = 20_000;

type Comments = LanguageManifest['comments'];
type Marks = Record<'open' | 'close' | 'line', RegExp>;
const marks = new WeakMap<Comments, Marks>();

function marksOf(comments: Comments): Marks {
  const known = marks.get(comments);
  if (known) return known;
  const made = {
    open: new RegExp(`^\\s*(?:${comments.open})`),
    close: new RegExp(`(?:${comments.close})\\s*$`),
    line: new RegExp(`^(?:${comments.line})`),
  };
  marks.set(comments, made);
  return made;
}

/**
 * Joins docs that stand above each other. Line comments are cleaned together, because the lines of an example share the
 * indentation of its first.
 */
export function cleanDocs(texts: readonly string[], comments: Comments): string {
  const { line } = marksOf(comments);
  const joined: string[] = [];
  for (const text of texts) {
    const above = joined.at(-1);
    if (above !== undefined && line.test(above) && line.test(text)) joined.push(`${joined.pop()}\n${text}`);
    else joined.push(text);
  }
  return joined.map((text) => cleanDoc(text, comments)).join('\n');
}

/** Removes the marks of comments and doc strings and the indentation they share. Empty when nothing is left. */
export function cleanDoc(text: string, comments: Comments): string {
  const { line } = marksOf(comments);
  // What begins with the mark of a line has one on each line; the first line of a block stands beside its opening mark.
  const first = line.test(text) ? 0 : 1;
  const lines = (first === 0 ? text : withoutEnds(text, comments)).replaceAll('\r', '').split('\n');
  const bare = lines.map((each, index) => (index < first ? each.trim() : each.replace(line, '')).trimEnd());
  const shared = sharedIndentation(bare.slice(first).filter((each) => each !== '')).length;
  const shifted = bare.map((each, index) => (index < first ? each : each.slice(shared))).join('\n');
  if (comments.markup.length === 0) return shifted.trim();
  return comments.markup
    .reduce((doc, { match, to }) => doc.replace(new RegExp(match, 'giu'), to), shifted.slice(0, MAX_MARKUP))
    .trim();
}

function withoutEnds(text: string, comments: Comments): string {
  const { open, close } = marksOf(comments);
  const opened = text.replace(open, '');
  const tail = Math.max(0, opened.length - MAX_CLOSE);
  return opened.slice(0, tail) + opened.slice(tail).replace(close, '');
}

function sharedIndentation(lines: readonly string[]): string {
  let shared = /^\s*/.exec(lines[0] ?? '')?.[0] ?? '';
  for (const line of lines) while (!line.startsWith(shared)) shared = shared.slice(0, -1);
  return shared;
}
