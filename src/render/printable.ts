/**
 * Escapes control characters as `\u001b`. Names and source come from the repository, and control characters in them could
 * control the terminal. Keeps line feeds and tabs. Escaped JSON remains equivalent JSON.
 */
export function printable(text: string): string {
  return text.replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    escapeCode,
  );
}

/** Like `printable`, but also escapes tabs and everything that may end a line. */
export function printableLine(text: string): string {
  return printable(text).replace(/[\n\t\u2028\u2029]/g, escapeCode);
}

function escapeCode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
