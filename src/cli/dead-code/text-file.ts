import { utf16Label } from '../../indexer/discover/decode.ts';

/** A decoded text that can be encoded again. */
export interface TextFile {
  /** The text without a byte order mark. */
  text: string;
  /** Encodes a text, with the original byte order mark; undefined if the encoding lacks a character. */
  encode(text: string): Uint8Array | undefined;
}

const strict = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });

/** Decodes a file; undefined if it could not be written back unchanged. */
export function readTextFile(bytes: Uint8Array): TextFile | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const wide = utf16Label(bytes);
  if (wide === 'utf-16be') return undefined;
  if (wide) return wideFile(buffer);
  const mark = buffer.subarray(0, 3).equals(utf8Mark) ? utf8Mark : Buffer.alloc(0);
  const content = buffer.subarray(mark.length);
  try {
    return {
      text: strict.decode(content),
      encode: (text) => Buffer.concat([mark, Buffer.from(text, 'utf8')]),
    };
  } catch {
    // An unknown single-byte encoding. Latin-1 restores the same bytes, and annotations are usually ASCII.
    const known = content.toString('latin1');
    return {
      text: known,
      encode: (text) => (/^[\u0000-\u00ff]*$/.test(text) ? Buffer.from(text, 'latin1') : undefined),
    };
  }
}

const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf]);

function wideFile(buffer: Buffer): TextFile | undefined {
  const text = buffer.subarray(2).toString('utf16le');
  const encode = (changed: string): Buffer =>
    Buffer.concat([buffer.subarray(0, 2), Buffer.from(changed, 'utf16le')]);
  return encode(text).equals(buffer) ? { text, encode } : undefined;
}
