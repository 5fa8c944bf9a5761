/** Text as HTML shows it. A carriage return would be read as a line feed, and U+0000 not at all. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<\r\0]/g, (character) => replacements[character] ?? '');
}

/** An attribute's value, with quotes where they are needed. */
export function attributeValue(text: string): string {
  const escaped = escapeHtml(text);
  return /^[^\s"'=<>`]+$/.test(escaped) ? escaped : `"${escaped.replaceAll('"', '&quot;')}"`;
}

const replacements: Record<string, string> = { '&': '&amp;', '<': '&lt;', '\r': '&#13;', '\0': '\uFFFD' };
