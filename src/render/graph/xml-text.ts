/**
 * Text between the tags of XML 1.0. What no XML may contain, not even as a character reference, is written as its
 * code (`\u0001`); a carriage return would be read as a line feed. Characters that a terminal may obey are references.
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
