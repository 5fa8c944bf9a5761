import { severities, type Severity } from '../../model/dead-code.ts';
import { printableLine } from '../../render/printable.ts';
import type { Layout } from './layout.ts';

/** What stands around a comment of one line in a language. */
export interface CommentSyntax {
  before: string;
  after: string;
}

/** Something to put a comment above. Lines are those of the file as it is, from 1. */
export interface Mark {
  /** Of its name. */
  line: number;
  /** Where it begins, with what decorates it. */
  begin: number;
  severity: Severity;
  name: string;
}

export const MARKER = 'treeatlas:dead-code';

/** A text with comments in it. */
export interface Annotated {
  text: string;
  /** Where comments of ours stand, by line from 0. */
  comments: ReadonlyMap<number, readonly Mark[]>;
}

/**
 * The text with one comment above each mark, and none that an earlier run put there. The line that a comment names is the one
 * of the text without any, so that it does not change when comments come and go, and annotating twice is annotating once.
 */
export function annotate(
  text: string,
  marks: readonly Mark[],
  syntax: CommentSyntax,
  layout: Layout,
): Annotated {
  const lines = linesOf(text);
  const isOurs = annotationTest(syntax, layout);
  /** By line of the text as it is, from 0: which it is without comments of ours, from 1. */
  const numbers: number[] = [];
  const kept: KeptLine[] = [];
  for (const [index, line] of lines.entries()) {
    if (!isOurs(line, index)) kept.push({ line, index });
    numbers.push(isOurs(line, index) ? kept.length + 1 : kept.length);
  }
  const above = new Map<number, Map<string, Mark[]>>();
  for (const mark of [...marks].sort((a, b) => a.line - b.line)) {
    const own = numbers[mark.line - 1];
    if (own === undefined || own > kept.length) continue;
    const comment = `${MARKER} ${mark.severity} - Line ${own}: ${commentText(mark.name, syntax)}`;
    const at = placeFor(kept, (numbers[mark.begin - 1] ?? own) - 1, (index, before) => {
      const begin = layout.tokenAround(index) ?? layout.commentAbove(before);
      return begin === undefined ? undefined : (numbers[begin] ?? 1) - 1;
    });
    const known = above.get(at) ?? new Map<string, Mark[]>();
    above.set(at, known.set(comment, [...(known.get(comment) ?? []), mark]));
  }
  const usual = kept.find(({ line }) => line.endsWith('\n'))?.line.endsWith('\r\n') ? '\r\n' : '\n';
  const result: string[] = [];
  const comments = new Map<number, Mark[]>();
  for (const [index, { line }] of kept.entries()) {
    const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
    const end = /\r?\n$/.exec(line)?.[0] ?? usual;
    for (const [comment, of] of above.get(index) ?? []) {
      comments.set(result.length, of);
      result.push(`${indent}${syntax.before}${comment}${syntax.after}${end}`);
    }
    result.push(line);
  }
  return { text: result.join(''), comments };
}

/** The text without the comments that were put there. */
export function removeAnnotations(text: string, syntax: CommentSyntax, layout: Layout): string {
  const isOurs = annotationTest(syntax, layout);
  return linesOf(text)
    .filter((line, index) => !isOurs(line, index))
    .join('');
}

/** The lines of comments that were put there, from 0. */
export function annotatedLines(text: string, syntax: CommentSyntax, layout: Layout): Set<number> {
  const isOurs = annotationTest(syntax, layout);
  return new Set(
    [...linesOf(text).entries()].flatMap(([index, line]) => (isOurs(line, index) ? [index] : [])),
  );
}

/** A line that is no comment of ours, and which it is of the text as it is. */
interface KeptLine {
  line: string;
  index: number;
}

/** With their ends; a last empty one is none. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** What looks like a comment of ours in a text of the program is none. */
function annotationTest(
  { before, after }: CommentSyntax,
  layout: Layout,
): (line: string, index: number) => boolean {
  const form = new RegExp(`^${MARKER} (?:${severities.join('|')}) - Line \\d+: `);
  return (line, index) => {
    const text = line.trim();
    if (!text.startsWith(before) || !text.endsWith(after.trim())) return false;
    return form.test(text.slice(before.length)) && layout.isComment(index);
  };
}

/** A name that ends the comment would go on as code. */
function commentText(name: string, { after }: CommentSyntax): string {
  const line = printableLine(name)
    .replace(/[\u2028\u2029]/g, ' ')
    .trim();
  return after.trim() === '' ? line : line.replaceAll(after.trim(), '');
}

/**
 * What begins a file must stay there, and a line that the one before goes on to stays behind it. Comments right above stay
 * where they are too: what they say to a tool is said of the next line. `above` tells of a line and the one
 * before it where what belongs to both begins.
 */
function placeFor(
  lines: readonly KeptLine[],
  line: number,
  above: (index: number, before: number) => number | undefined,
): number {
  let at = line;
  while (at > 0) {
    const before = lines[at - 1];
    const goesOn = /\\\r?\n$/.test(before?.line ?? '');
    const begin = goesOn ? at - 1 : above(lines[at]?.index ?? 0, before?.index ?? 0);
    if (begin === undefined || begin >= at) break;
    at = begin;
  }
  if (at > 1) return at;
  if (at === 0 && lines[0]?.line.startsWith('#!')) at = 1;
  if (encoding.test(lines[1]?.line ?? '')) return 2;
  return at === 0 && encoding.test(lines[0]?.line ?? '') ? 1 : at;
}

/** Editors and some languages look for it in the first two lines. */
const encoding = /^[ \t\f]*#.*?coding[:=]/;
