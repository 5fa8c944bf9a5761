import { severities, type Severity } from '../../model/dead-code.ts';
import { printableLine } from '../../render/printable.ts';
import type { Layout } from './layout.ts';

/** The delimiters of a single-line comment in a language. */
export interface CommentSyntax {
  before: string;
  after: string;
}

/** A symbol to annotate. Lines are those of the current file, from 1. */
export interface Mark {
  /** The line of its name. */
  line: number;
  /** Its first line, including decorators. */
  begin: number;
  severity: Severity;
  name: string;
}

export const MARKER = 'treeatlas:dead-code';

/** An annotated text. */
export interface Annotated {
  text: string;
  /** The annotations by line, from 0. */
  comments: ReadonlyMap<number, readonly Mark[]>;
}

/**
 * Returns the text with one annotation above each mark, without those of an earlier run. Line numbers in annotations are
 * those of the text without annotations, so that annotating twice has the same result as annotating once.
 */
export function annotate(
  text: string,
  marks: readonly Mark[],
  syntax: CommentSyntax,
  layout: Layout,
): Annotated {
  const lines = linesOf(text);
  const isOurs = annotationTest(syntax, layout);
  /** Line numbers without annotations, from 1, by index of the line in the current text. */
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
    for (const [comment, annotated] of above.get(index) ?? []) {
      comments.set(result.length, annotated);
      result.push(`${indent}${syntax.before}${comment}${syntax.after}${end}`);
    }
    result.push(line);
  }
  return { text: result.join(''), comments };
}

/** Returns the text without annotations. */
export function removeAnnotations(text: string, syntax: CommentSyntax, layout: Layout): string {
  const isOurs = annotationTest(syntax, layout);
  return linesOf(text)
    .filter((line, index) => !isOurs(line, index))
    .join('');
}

/** Returns the lines of annotations, from 0. */
export function annotatedLines(text: string, syntax: CommentSyntax, layout: Layout): Set<number> {
  const isOurs = annotationTest(syntax, layout);
  return new Set(
    [...linesOf(text).entries()].flatMap(([index, line]) => (isOurs(line, index) ? [index] : [])),
  );
}

/** A line that is not an annotation, and its index in the current text. */
interface KeptLine {
  line: string;
  index: number;
}

/** Splits a text into lines, including their line ends, without an empty last one. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** Returns a test for lines that are annotations. A string that looks like one is not. */
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

/** Removes the end of a comment from a name, since the rest would become code. */
function commentText(name: string, { after }: CommentSyntax): string {
  const line = printableLine(name).trim();
  return after.trim() === '' ? line : line.replaceAll(after.trim(), '');
}

/**
 * Returns the line at which to insert an annotation. Interpreter and encoding lines must remain first, continued lines must
 * stay together, and comments directly above may be directives for the next line. `above` returns the first line of the
 * token or comment that covers the start of a line or the line before.
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
  if (at === 0 && /^(?:#!|<\?)/.test(lines[0]?.line ?? '')) at = 1;
  if (encoding.test(lines[1]?.line ?? '')) return 2;
  return at === 0 && encoding.test(lines[0]?.line ?? '') ? 1 : at;
}

/** An encoding declaration, which editors and some languages read in the first two lines. */
const encoding = /^[ \t\f]*#.*?coding[:=]/;
