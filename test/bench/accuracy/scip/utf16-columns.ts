import type { ScipDocument } from './decode.ts';

/** The document with its columns in UTF-16 code units in place of bytes of UTF-8. */
export function utf16Columns({ inBytes, ...document }: ScipDocument, text: string): ScipDocument {
  if (!inBytes) return document;
  const lines = text.split('\n');
  return {
    ...document,
    occurrences: document.occurrences.map((occurrence) => ({
      ...occurrence,
      column: utf16Column(lines[occurrence.line] ?? '', occurrence.column),
    })),
  };
}

function utf16Column(line: string, bytes: number): number {
  const start = line.slice(0, bytes);
  // A line begins with as many units as bytes unless it has other characters than those of ASCII.
  if (Buffer.byteLength(start) === start.length) return bytes;
  return Buffer.from(line).subarray(0, bytes).toString('utf8').length;
}
