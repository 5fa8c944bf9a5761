import { partitionPoint } from '../../base/partition-point.ts';
import type { LanguageManifest } from '../../grammar/manifest.ts';
import type { Found } from './collect.ts';
import { cleanDoc, cleanDocs } from './text.ts';

export interface Comment {
  start: number;
  end: number;
}

const MAX_DOC = 20_000;

/** Returns the doc of a definition, given where what is shown of it begins; empty when there is none. */
export type DocReader = (found: Found, outerStart: number) => string;

/**
 * Reads docs: the doc string of a definition, or the comments that end on the line above what is shown of it.
 * `comments` are in source order.
 */
export function docReader(
  source: string,
  { comments: marks }: LanguageManifest,
  comments: readonly Comment[],
): DocReader {
  const ignore = marks.ignore ? new RegExp(marks.ignore) : undefined;
  // One statement may define thousands of names below the same comments.
  const above = new Map<number, string>();
  const read = (outerStart: number): string =>
    cleanDocs(
      commentsAbove(outerStart, source, comments)
        .map((comment) => source.slice(comment.start, comment.end))
        .filter((text) => !ignore?.test(text)),
      marks,
    )
      .slice(0, MAX_DOC)
      .trim();
  return ({ kind, attributes: { doc, declaration } }, outerStart) => {
    if (doc) return cleanDoc(source.slice(doc.startIndex, doc.endIndex), marks).slice(0, MAX_DOC);
    // The doc of a file stands above its declaration, such as that of its package.
    if (kind === 'file') return declaration ? read(declaration.startIndex) : '';
    const known = above.get(outerStart) ?? read(outerStart);
    above.set(outerStart, known);
    return known;
  };
}

/** Blanks with one line break at most. No two parts can match the same blanks, so a long run is read once. */
const oneLineBreak = /^[ \t]*(?:\r\n?[ \t]*|\n[ \t]*)?$/;

/** The comments right above an offset, with nothing but single line breaks between, each alone on its lines. */
function commentsAbove(offset: number, source: string, comments: readonly Comment[]): Comment[] {
  const found: Comment[] = [];
  let below = offset;
  for (let at = lastBefore(comments, offset); at >= 0; at--) {
    const comment = comments[at];
    if (!comment || !oneLineBreak.test(source.slice(comment.end, below))) break;
    const lineStart = source.lastIndexOf('\n', comment.start - 1) + 1;
    if (source.slice(lineStart, comment.start).trim() !== '') break;
    found.push(comment);
    below = comment.start;
    // A block comment is whole; line comments add up.
    if (source.slice(comment.start, comment.end).includes('\n')) break;
  }
  return found.reverse();
}

/** A stretch of the source, the comments in it left out. */
export function withoutComments(
  source: string,
  start: number,
  end: number,
  comments: readonly Comment[],
): string {
  let text = '';
  let from = start;
  for (let at = lastBefore(comments, start) + 1; at < comments.length; at++) {
    const comment = comments[at];
    if (!comment || comment.start >= end) break;
    text += `${source.slice(from, comment.start)} `;
    from = comment.end;
  }
  return from < end ? text + source.slice(from, end) : text;
}

function lastBefore(comments: readonly Comment[], offset: number): number {
  return partitionPoint(comments.length, (index) => (comments[index]?.end ?? 0) <= offset) - 1;
}
