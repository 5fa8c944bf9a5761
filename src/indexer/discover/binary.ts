import { utf16Label } from './decode.ts';

/** The number of bytes that git checks. A NUL after them is accepted in a text. */
const LOOK_AT = 8000;
const MAX_CONTROL_SHARE = 0.1;

/** Whether bytes are not text: a NUL near the beginning, or many control characters. */
export function isBinary(bytes: Uint8Array): boolean {
  if (utf16Label(bytes)) return false;
  const start = bytes.subarray(0, LOOK_AT);
  if (start.includes(0)) return true;
  let controls = 0;
  // An index is several times faster than the iterator of a buffer.
  for (let at = start.length - 1; at >= 0; at--) {
    const byte = start[at] ?? 0;
    if (byte < 32 && !isTextControl(byte)) controls++;
  }
  return controls > start.length * MAX_CONTROL_SHARE;
}

/** Whether a byte is white space, backspace or escape. Escape occurs in captured terminal output. */
function isTextControl(byte: number): boolean {
  return (byte >= 8 && byte <= 13) || byte === 27;
}
