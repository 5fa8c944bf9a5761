/**
 * Escapes text content for XML 1.0. Characters that XML forbids even as references are written as `\u0001`. A carriage
 * return, which parsers turn into a line feed, and characters that could control a terminal become references.
 */
export function xmlText(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu, codeOf)
    .replace(/[&<>]/g, (character) => references[character] ?? '')
    .replace(
      /[\r\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
      (character) => `&#${character.charCodeAt(0)};`,
    );
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

function codeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
