/** The comments of a format around a block that this program wrote. */
export interface Markers {
  begin: string;
  end: string;
}

export const markdownMarkers: Markers = {
  begin: '<!-- treeatlas:begin -->',
  end: '<!-- treeatlas:end -->',
};
export const hashMarkers: Markers = { begin: '# treeatlas:begin', end: '# treeatlas:end' };

interface Span {
  start: number;
  end: number;
}

/**
 * Returns the text with the block in place of the one that it has, or at its end. `text` is undefined if there is no file. What the block needs
 * around it (a line end that the text lacks, a blank line) is chosen so that `withoutBlock` can tell what was there before.
 */
export function withBlock(text: string | undefined, lines: readonly string[], markers: Markers): string {
  const span = spanOf(text ?? '', markers);
  const eol = lineEndOf((text ?? '').slice(span?.start, span?.end));
  const block = [markers.begin, ...lines, markers.end].join(eol);
  if (text === undefined) return block + eol;
  if (span) return text.slice(0, span.start) + block + text.slice(span.end);
  // A text without a last line end gets none behind the block either.
  return text === '' || text.endsWith('\n') ? text + eol + block + eol : text + eol + eol + block;
}

/** Returns the text before `withBlock`, byte for byte; undefined if there was no file, and the text itself if it has no block. */
export function withoutBlock(text: string, markers: Markers): string | undefined {
  const span = spanOf(text, markers);
  if (!span) return text;
  const before = text.slice(0, span.start);
  const after = text.slice(span.end);
  // The lines of the block say which line ends came with it: the text may end in a carriage return of its own.
  const eol = lineEndOf(text.slice(span.start, span.end));
  const trailing = after.startsWith(eol) ? eol : '';
  if (before === '' && after === trailing) return undefined;
  const leading = [trailing === '' ? eol + eol : '', eol].find(
    (each) => each !== '' && before.endsWith(each),
  );
  return before.slice(0, before.length - (leading?.length ?? 0)) + after.slice(trailing.length);
}

/** Whether the text has a block. Throws if one begins and does not end. */
export function hasBlock(text: string, markers: Markers): boolean {
  return spanOf(text, markers) !== undefined;
}

/** A marker counts only if it is a line of its own. */
function spanOf(text: string, { begin, end }: Markers): Span | undefined {
  const start = lineAt(text, begin, 0);
  if (start < 0) {
    if (lineAt(text, end, 0) >= 0) throw new Error(`has "${end}" without "${begin}"`);
    return undefined;
  }
  const last = lineAt(text, end, start + begin.length);
  if (last < 0) throw new Error(`has "${begin}" without "${end}"`);
  if (lineAt(text, begin, start + begin.length) >= 0) throw new Error(`has "${begin}" twice`);
  return { start, end: last + end.length };
}

function lineAt(text: string, line: string, from: number): number {
  for (let at = text.indexOf(line, from); at >= 0; at = text.indexOf(line, at + 1)) {
    const isWhole = /^\r?(?:\n|$)/.test(text.slice(at + line.length, at + line.length + 2));
    if (isWhole && (at === 0 || text[at - 1] === '\n')) return at;
  }
  return -1;
}

export function lineEndOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}
