export interface Decoded {
  text: string;
  /** `utf-8`, or `utf-16` when a byte order mark says so. */
  encoding: 'utf-8' | 'utf-16';
  /** How many sequences were no characters and became U+FFFD. */
  invalidCount: number;
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const strictUtf8 = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });

/** Text out of bytes, without its byte order mark and with its line ends as they are. */
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

/** The label of the encoding when the bytes begin with a mark of UTF-16. The marks of UTF-32 do not count. */
export function utf16Label(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe && !(bytes[2] === 0 && bytes[3] === 0)) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

function countReplacements(text: string): number {
  return text.split('\ufffd').length - 1;
}
