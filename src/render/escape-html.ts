const replacements: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '\r': '&#13;',
  '\0': '\uFFFD',
};
/** By code of the character: whether it is replaced. */
const isReplaced = new Uint8Array(128);
for (const character of Object.keys(replacements)) isReplaced[character.charCodeAt(0)] = 1;

/** Most texts are names and other tokens of this length, for which a loop is faster than a regular expression. */
const SHORT = 32;

/** Escapes text for HTML. Parsers read a carriage return as a line feed and drop U+0000, so these are replaced too. */
export function escapeHtml(text: string): string {
  if (text.length <= SHORT && isPlain(text)) return text;
  return text.replace(/[&<\r\0]/g, (character) => replacements[character] ?? '');
}

function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (isReplaced[text.charCodeAt(at)]) return false;
  return true;
}

/** Returns the value of an attribute, quoted if necessary. */
export function attributeValue(text: string): string {
  const escaped = escapeHtml(text);
  return /^[^\s"'=<>`]+$/.test(escaped) ? escaped : `"${escaped.replaceAll('"', '&quot;')}"`;
}
