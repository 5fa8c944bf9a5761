import { isUtf8 } from 'node:buffer';

/** Returns a displayable and unique form of a name that is not UTF-8: bytes outside ASCII become `\xNN`. */
export function showBytes(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\x80-\xff]/g, (character) => `\\x${character.charCodeAt(0).toString(16)}`);
}

/** Decodes a name. If it is not UTF-8, `valid` is false and `text` is for display only. */
export function decodeName(bytes: Buffer): { text: string; valid: boolean } {
  return isUtf8(bytes) ? { text: bytes.toString(), valid: true } : { text: showBytes(bytes), valid: false };
}

/** Splits the output of git with `-z`. */
export function splitZero(output: Buffer): { text: string; valid: boolean }[] {
  if (isUtf8(output)) {
    const parts = output.toString().split('\0');
    parts.pop();
    return parts.map((text) => ({ text, valid: true }));
  }
  const names = [];
  for (let start = 0, end; (end = output.indexOf(0, start)) >= 0; start = end + 1) {
    names.push(decodeName(output.subarray(start, end)));
  }
  return names;
}
