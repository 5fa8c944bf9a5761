import { isUtf8 } from 'node:buffer';

/** The first place at which two files differ. */
export interface Difference {
  /** Offset of the first byte that differs, from 0. */
  byte: number;
  /** For texts: the line of that byte, from 1, and what both have around it. */
  line?: number;
  texts?: [first: string, second: string];
}

const BEFORE = 24;
const AFTER = 48;

/** Returns the first difference of two files; undefined if they are equal. */
export function firstDifference(first: Buffer, second: Buffer): Difference | undefined {
  const shorter = Math.min(first.length, second.length);
  let byte = 0;
  while (byte < shorter && first[byte] === second[byte]) byte++;
  if (byte === first.length && byte === second.length) return undefined;
  if (!isText(first) || !isText(second)) return { byte };
  let line = 1;
  for (let at = first.indexOf(10); at >= 0 && at < byte; at = first.indexOf(10, at + 1)) line++;
  return { byte, line, texts: [excerpt(first, byte), excerpt(second, byte)] };
}

function isText(bytes: Buffer): boolean {
  return isUtf8(bytes) && !bytes.includes(0);
}

/** The text around a byte, on its line. */
function excerpt(bytes: Buffer, byte: number): string {
  let [start, end] = [Math.max(0, byte - BEFORE), Math.min(bytes.length, byte + AFTER)];
  const isInside = (at: number): boolean => ((bytes[at] ?? 0) & 0xc0) === 0x80;
  while (start > 0 && isInside(start)) start--;
  while (end < bytes.length && isInside(end)) end++;
  const text = bytes.subarray(start, end).toString('utf8');
  const before = text.slice(0, bytes.subarray(start, byte).toString('utf8').length);
  const cut = before.lastIndexOf('\n') + 1;
  const [line = ''] = text.slice(cut).split('\n');
  return line;
}
