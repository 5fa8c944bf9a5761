import type { SecretSearch } from '../features/secrets/secret-search.ts';
import type { Known } from './analyse-file.ts';
import { decodeText } from './discover/decode.ts';
import { Lines } from './extract/text.ts';
import type { FileRecord } from './facts.ts';
import { contentHash } from './parse/parse-file.ts';
import type { Failure } from './pool/contract.ts';
import { withheldDigest, withoutSecrets, type WithheldFile } from './withheld.ts';

/**
 * The record of a file whose process died or hung: it is shown as text, with what happened. It is shown whatever it is,
 * so it is searched for secrets whatever it is.
 */
export function recordGivenUp(
  path: string,
  language: string | null,
  bytes: Uint8Array,
  { message }: Pick<Failure, 'message'>,
  secrets: SecretSearch | undefined,
): { kind: 'record'; record: FileRecord; known: Known } | { kind: 'withheld'; file: WithheldFile } {
  const { text } = decodeText(bytes);
  const found = secrets?.search(path, text);
  if (found?.kind === 'file') return { kind: 'withheld', file: found };
  const hash = contentHash(bytes);
  const published = found && withoutSecrets(path, text, hash, found);
  const record: FileRecord = {
    path,
    language,
    status: 'failed',
    hash: published?.hash ?? hash,
    lines: new Lines(text).length,
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
      ...(published?.findings ?? []),
    ],
    ...(published?.withheld && { withheld: published.withheld }),
  };
  return {
    kind: 'record',
    record,
    known: { hash, language, withheld: found ? withheldDigest(text, found) : '' },
  };
}

/**
 * Whether a file is not tried again until it changes. What a process died of twice, or hung in, it would die of or hang in
 * in every build; what a handler threw may have been the machine's.
 */
export function isRemembered({ reason }: Failure): boolean {
  return reason !== 'error';
}
