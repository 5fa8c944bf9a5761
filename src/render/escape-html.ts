/** Escapes text for HTML. Parsers read a carriage return as a line feed and drop U+0000, so these are replaced too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<\r\0]/g, (character) => replacements[character] ?? '');
}

/** Returns the value of an attribute, quoted if necessary. */
export function attributeValue(text: string): string {
  const escaped = escapeHtml(text);
  return /^[^\s"'=<>`]+$/.test(escaped) ? escaped : `"${escaped.replaceAll('"', '&quot;')}"`;
}

const replacements: Record<string, string> = { '&': '&amp;', '<': '&lt;', '\r': '&#13;', '\0': '\uFFFD' };
