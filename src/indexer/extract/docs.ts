import type { LanguageManifest } from '../../grammar/manifest.ts';
import type { Collected, Found } from './collect.ts';
import { classIndex } from './highlights.ts';
import { cleanDoc } from './text.ts';

export interface Comment {
  start: number;
  end: number;
}

const MAX_DOC = 20_000;

/** All comments, in source order. */
export function commentsOf({ highlights }: Collected): Comment[] {
  const comment = classIndex('comment');
  const found: Comment[] = [];
  for (let at = 0; at + 2 < highlights.length; at += 3) {
    if (highlights[at + 2] === comment)
      found.push({ start: highlights[at] ?? 0, end: highlights[at + 1] ?? 0 });
  }
  return found.sort((a, b) => a.start - b.start);
}

export function commentStarts(collected: Collected): Set<number> {
  return new Set(commentsOf(collected).map(({ start }) => start));
}

/**
 * The doc of a definition: its doc string, or the comments that end on the line above what is shown of it.
 * `comments` are in source order. Empty when there is none.
 */
export function docComment(
  found: Found,
  outerStart: number,
  source: string,
  manifest: LanguageManifest,
  comments: readonly Comment[],
): string {
  const { doc } = found.attributes;
  if (doc) return cleanDoc(source.slice(doc.startIndex, doc.endIndex), manifest.comments).slice(0, MAX_DOC);
  if (found.kind === 'file') return '';
  const above = commentsAbove(outerStart, source, comments);
  if (above.length === 0) return '';
  const ignore = manifest.comments.ignore ? new RegExp(manifest.comments.ignore) : undefined;
  return above
    .map((comment) => source.slice(comment.start, comment.end))
    .filter((text) => !ignore?.test(text))
    .map((text) => cleanDoc(text, manifest.comments))
    .join('\n')
    .slice(0, MAX_DOC)
    .trim();
}

/** The comments right above an offset, with nothing but single line breaks between, each alone on its lines. */
function commentsAbove(offset: number, source: string, comments: readonly Comment[]): Comment[] {
  const found: Comment[] = [];
  let below = offset;
  for (let at = lastBefore(comments, offset); at >= 0; at--) {
    const comment = comments[at];
    if (!comment || !/^[ \t]*\r?\n?[ \t]*$/.test(source.slice(comment.end, below))) break;
    const lineStart = source.lastIndexOf('\n', comment.start - 1) + 1;
    if (source.slice(lineStart, comment.start).trim() !== '') break;
    found.unshift(comment);
    below = comment.start;
    // A block comment is whole; line comments add up.
    if (source.slice(comment.start, comment.end).includes('\n')) break;
  }
  return found;
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
  let low = 0;
  let high = comments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((comments[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
