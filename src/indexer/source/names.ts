import { isUtf8 } from 'node:buffer';

/** A name that is no UTF-8 in a form that can be shown and is its own: bytes outside ASCII stand as `\xNN`. */
export function showBytes(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\x80-\xff]/g, (character) => `\\x${character.charCodeAt(0).toString(16)}`);
}

/** One name out of bytes; `valid` is false when it is no UTF-8 and `text` only for showing. */
export function decodeName(bytes: Buffer): { text: string; valid: boolean } {
  return isUtf8(bytes) ? { text: bytes.toString(), valid: true } : { text: showBytes(bytes), valid: false };
}

/** The parts of what git writes under `-z`. */
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
