/**
 * Text between the tags of XML 1.0. What no XML may contain, not even as a character reference, is written as its
 * code (`\u0001`); a carriage return would be read as a line feed.
 */
export function xmlText(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu, codeOf)
    .replace(/[&<>\r]/g, (character) => references[character] ?? '');
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#13;',
};

function codeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
