import { decodeText } from './discover/decode.ts';
import { Lines } from './extract/text.ts';
import type { FileRecord } from './facts.ts';
import { contentHash } from './parse/parse-file.ts';
import type { Failure } from './pool/contract.ts';

/** The record of a file whose process died or hung: it is shown as text, with what happened. */
export function recordGivenUp(
  path: string,
  language: string | null,
  bytes: Uint8Array,
  { message }: Pick<Failure, 'message'>,
): FileRecord {
  return {
    path,
    language,
    status: 'failed',
    hash: contentHash(bytes),
    lines: new Lines(decodeText(bytes).text).length,
    bytes: bytes.length,
    facts: null,
    highlights: new Int32Array(),
    findings: [
      {
        code: 'parser-crashed',
        severity: 'error',
        message: `The parser could not get through this file (${message}). Its source is shown, its symbols are not.`,
        path,
      },
    ],
  };
}

/**
 * Whether a file is not tried again until it changes. What a process died of twice, or hung in, it would die of or hang in
 * in every build; what a handler threw may have been the machine's.
 */
export function isRemembered({ reason }: Failure): boolean {
  return reason !== 'error';
}
