import { printableLine } from '../printable.ts';
import { inlineCode } from './parts.ts';

// Documents, comments and names come from the repository. Agents read answers, so none of them may look like a heading, a list
// or a footer of Treeatlas.

const lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** Returns a text of the repository as a Markdown quote, which no text can end; an empty string if it is empty. */
export function quoted(text: string): string {
  if (text.trim() === '') return '';
  return text
    .split(lineEnd)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

/** Returns a name or path for the start of a line, a cell or a sentence. One that may be read as anything else is inline code. */
export function nameAtStart(name: string): string {
  const line = printableLine(name);
  return /^[\p{L}\p{N}_.@/$(\[][^\s`<>|]*$/u.test(line) ? line : inlineCode(line);
}
