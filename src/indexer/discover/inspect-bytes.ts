import type { Finding, SkipReason } from '../../model/coverage.ts';
import { isBinary } from './binary.ts';
import { decodeText } from './decode.ts';
import { isGenerated } from './generated.ts';
import { isMinified } from './minified.ts';
import { isPicture } from './picture.ts';

export type Inspection =
  | { kind: 'skip'; reason: Extract<SkipReason, 'binary' | 'minified' | 'generated' | 'oversized'> }
  | {
      kind: 'text';
      /** The text without a byte order mark, with the original line ends. */
      text: string;
      findings: Finding[];
    };

export interface InspectOptions {
  /** Limit in bytes, for files that have grown since they were listed. */
  maxBytes?: number;
}

/** Decodes a file, or returns the reason to skip it if its content is not readable source. */
export function inspectBytes(bytes: Uint8Array, path: string, options: InspectOptions = {}): Inspection {
  if (bytes.length > (options.maxBytes ?? Infinity)) return { kind: 'skip', reason: 'oversized' };
  if (isBinary(bytes)) return { kind: 'skip', reason: 'binary' };
  const { text, invalidCount, encoding } = decodeText(bytes);
  if (isMinified(text) && !isPicture(text)) return { kind: 'skip', reason: 'minified' };
  if (isGenerated(text)) return { kind: 'skip', reason: 'generated' };
  if (invalidCount === 0) return { kind: 'text', text, findings: [] };
  const where = text.slice(0, text.indexOf('\ufffd')).split('\n');
  const line = where.length;
  const column = (where.at(-1)?.length ?? 0) + 1;
  const message = `${invalidCount} ${invalidCount === 1 ? 'sequence of bytes is' : 'sequences of bytes are'} not valid ${encoding.toUpperCase()} and shown as \ufffd, the first on line ${line}. Save the file as UTF-8.`;
  const finding: Finding = {
    code: 'invalid-encoding',
    severity: 'warning',
    message,
    path,
    span: [line, column, line, column + 1],
  };
  return { kind: 'text', text, findings: [finding] };
}
