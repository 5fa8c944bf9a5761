import { signatureRanges } from './signature-ranges.ts';

export interface SignedSymbol {
  name: string;
  signature?: string | undefined;
  /** First and last line, 1-based, at the indexes 0 and 2. */
  span: readonly [number, number, number, number];
}

/**
 * Returns the signatures of a symbol, one for each overload, on one line each. The source says where they begin, because a signature
 * has those of all overloads: at lines that have the name and are not indented more than the first. Empty without a signature.
 */
export function overloads(source: string, { name, signature = '', span }: SignedSymbol): string[] {
  if (signature === '') return [];
  const lines = source.split('\n').slice(span[0] - 1, span[2]);
  const text = lines.join('\n');
  const ranges = signatureRanges(text, 0, text.length, signature);
  if (!ranges) return [signature];
  const found: string[][] = [];
  let base: number | undefined;
  let offset = 0;
  for (const line of lines) {
    const start = offset;
    offset += line.length + 1;
    const part = ranges
      .map(([from, to]) => text.slice(Math.max(from, start), Math.max(start, Math.min(to, offset))).trim())
      .filter(Boolean)
      .join(' ');
    if (part === '') continue;
    const indent = line.search(/\S/);
    base ??= indent;
    const isNew = found.length === 0 || (indent <= base && hasWord(part, name));
    if (isNew) found.push([part]);
    else found.at(-1)?.push(part);
  }
  if (signature.endsWith('…')) found.at(-1)?.push('…');
  return found.map(inOneLine);
}

/** Joins lines without the blanks and the comma inside of brackets that only several lines need. */
function inOneLine(parts: readonly string[]): string {
  return parts.reduce((line, part) => {
    if (/[([<]$/.test(line)) return line + part;
    return /^[)\]>]/.test(part) ? line.replace(/,$/, '') + part : `${line} ${part}`;
  });
}

function hasWord(text: string, word: string): boolean {
  return text.split(/[^\p{L}\p{N}_$]+/u).includes(word);
}
