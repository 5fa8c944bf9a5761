export interface Decoded {
  text: string;
  /** `utf-16` if there is a byte order mark of it. */
  encoding: 'utf-8' | 'utf-16';
  /** Number of invalid sequences, which were replaced by U+FFFD. */
  invalidCount: number;
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const strictUtf8 = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });

/** Decodes bytes, without the byte order mark and with the original line ends. */
export function decodeText(bytes: Uint8Array): Decoded {
  const utf16 = utf16Label(bytes);
  if (utf16) {
    const text = new TextDecoder(utf16).decode(bytes);
    return { text, encoding: 'utf-16', invalidCount: countReplacements(text) };
  }
  const content = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
  try {
    return { text: strictUtf8.decode(content), encoding: 'utf-8', invalidCount: 0 };
  } catch {
    const text = utf8.decode(content);
    return { text, encoding: 'utf-8', invalidCount: countReplacements(text) };
  }
}

/**
 * Returns the encoding label if the bytes begin with a byte order mark of UTF-16. Marks of UTF-32 do not
 * count.
 */
export function utf16Label(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe && !(bytes[2] === 0 && bytes[3] === 0)) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

function countReplacements(text: string): number {
  return text.split('\ufffd').length - 1;
}
