import { severities, type Severity } from '../../model/dead-code.ts';
import { printableLine } from '../../render/printable.ts';

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

/**
 * The text with one comment above each mark, and none that an earlier run put there. The line that a comment names is the one
 * of the text without any, so that it does not change when comments come and go, and annotating twice is annotating once.
 */
export function annotate(text: string, marks: readonly Mark[], syntax: CommentSyntax): string {
  const lines = linesOf(text);
  const isOurs = annotationTest(syntax);
  /** By line of the text as it is, from 0: which it is without comments of ours, from 1. */
  const numbers: number[] = [];
  let number = 0;
  for (const line of lines) numbers.push(isOurs(line) ? number + 1 : ++number);
  const kept = lines.filter((line) => !isOurs(line));
  const above = new Map<number, string[]>();
  for (const { line, begin, severity, name } of [...marks].sort((a, b) => a.line - b.line)) {
    const own = numbers[line - 1];
    if (own === undefined || own > kept.length) continue;
    const comment = `${MARKER} ${severity} - Line ${own}: ${commentText(name, syntax)}`;
    const at = placeFor(kept, (numbers[begin - 1] ?? own) - 1);
    const known = above.get(at) ?? [];
    if (!known.includes(comment)) above.set(at, [...known, comment]);
  }
  const usual = kept.find((line) => line.endsWith('\n'))?.endsWith('\r\n') ? '\r\n' : '\n';
  return kept
    .map((line, index) => {
      const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
      const end = /\r?\n$/.exec(line)?.[0] ?? usual;
      const comments = above.get(index) ?? [];
      return (
        comments.map((comment) => `${indent}${syntax.before}${comment}${syntax.after}${end}`).join('') + line
      );
    })
    .join('');
}

/** The text without the comments that were put there. */
export function removeAnnotations(text: string, syntax: CommentSyntax): string {
  const isOurs = annotationTest(syntax);
  return linesOf(text)
    .filter((line) => !isOurs(line))
    .join('');
}

/** With their ends; a last empty one is none. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function annotationTest({ before, after }: CommentSyntax): (line: string) => boolean {
  const form = new RegExp(`^${MARKER} (?:${severities.join('|')}) - Line \\d+: `);
  return (line) => {
    const text = line.trim();
    if (!text.startsWith(before) || !text.endsWith(after.trim())) return false;
    return form.test(text.slice(before.length));
  };
}

/** A name that ends the comment would go on as code. */
function commentText(name: string, { after }: CommentSyntax): string {
  const line = printableLine(name)
    .replace(/[\u2028\u2029]/g, ' ')
    .trim();
  return after.trim() === '' ? line : line.replaceAll(after.trim(), '');
}

/** What begins a file must stay there, and a line that the one before goes on to stays behind it. */
function placeFor(lines: readonly string[], line: number): number {
  let at = line;
  while (at > 0 && /\\\r?\n$/.test(lines[at - 1] ?? '')) at--;
  if (at > 1) return at;
  if (at === 0 && lines[0]?.startsWith('#!')) at = 1;
  if (encoding.test(lines[1] ?? '')) return 2;
  return at === 0 && encoding.test(lines[0] ?? '') ? 1 : at;
}

/** Editors and some languages look for it in the first two lines. */
const encoding = /^[ \t\f]*#.*?coding[:=]/;
