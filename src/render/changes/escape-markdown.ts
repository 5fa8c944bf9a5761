import { inlineCode } from '../markdown/parts.ts';
import { printableLine } from '../printable.ts';

const ZERO_WIDTH = '\u200b';

/**
 * Escapes text of a repository for a comment on a forge. Backslashes take the meaning from Markdown and HTML. Forges look for mentions,
 * issues and addresses after that, so an invisible character interrupts those.
 */
export function escapeMarkdown(text: string): string {
  return printableLine(text)
    .replace(/[\\`*_{}[\]<>#!|~$^]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replace(/@(?=[\p{L}\p{N}_])/gu, `@${ZERO_WIDTH}`)
    .replace(/\\#(?=\p{N})/gu, `\\#${ZERO_WIDTH}`)
    .replace(/\b(GH-)(?=\d)/gi, `$1${ZERO_WIDTH}`)
    .replace(/:\/\//g, `:${ZERO_WIDTH}//`)
    .replace(/\b(www)\./gi, `$1${ZERO_WIDTH}.`)
    .replace(/^(\s*)([-+=])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/, '$1\\$2');
}

/** Formats a name or code of a repository. Forges leave the content of code spans alone. */
export function codeSpan(text: string): string {
  const line = printableLine(text);
  // A code span cannot be empty.
  return line.trim() === '' ? '\\(empty\\)' : inlineCode(line);
}

/** Returns an address for the target of a link; undefined if it is none of the web. */
export function linkTarget(url: string): string | undefined {
  if (!/^(?:https?:\/\/|\.{0,2}\/|[\w-]+\/|#)/i.test(url)) return undefined;
  return url.replace(/[\s<>()"'`\\|\u0000-\u001f]/g, (character) =>
    encodeURIComponent(character).replace(
      /[()']/g,
      (plain) => `%${plain.charCodeAt(0).toString(16).toUpperCase()}`,
    ),
  );
}
