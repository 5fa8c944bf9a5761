/** Escapes text for HTML. Parsers read a carriage return as a line feed and drop U+0000, so these are replaced too. */
export function escapeHtml(text: string): string {
  if (text.length <= SHORT && !isSpecial(text)) return text;
  return text.replace(/[&<\r\0]/g, (character) => replacements[character] ?? '');
}

/** Most texts are names and other tokens, for which a loop is faster than a regular expression. */
const SHORT = 32;

function isSpecial(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 38 || code === 60 || code === 13 || code === 0) return true;
  }
  return false;
}

/** Returns the value of an attribute, quoted if necessary. */
export function attributeValue(text: string): string {
  const escaped = escapeHtml(text);
  return /^[^\s"'=<>`]+$/.test(escaped) ? escaped : `"${escaped.replaceAll('"', '&quot;')}"`;
}

const replacements: Record<string, string> = { '&': '&amp;', '<': '&lt;', '\r': '&#13;', '\0': '\uFFFD' };
