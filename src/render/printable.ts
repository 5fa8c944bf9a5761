/**
 * Text that a terminal cannot be made to obey: names and sources come from the repository, and control characters
 * in them could move the cursor, recolour or retitle. Line feeds and tabs stay. JSON stays the same JSON.
 */
export function printable(text: string): string {
  return text.replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    escapeCode,
  );
}

/** As `printable`, for what must stay on one line. */
export function printableLine(text: string): string {
  return printable(text).replace(/[\n\t]/g, escapeCode);
}

function escapeCode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
