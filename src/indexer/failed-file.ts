import type { Failure } from '../base/pool/outcome.ts';
import { sha256 } from '../base/sha256.ts';
import type { SecretSearch } from '../features/secrets/secret-search.ts';
import type { FactsId } from './analyse-file.ts';
import { decodeText } from './discover/decode.ts';
import { Lines } from './extract/text.ts';
import type { FileRecord } from './facts/facts.ts';
import { withheldDigest, withoutSecrets, type WithheldFile } from './withheld.ts';

/**
 * Makes the record of a file whose worker died, hung or threw: the file is shown as text, with a finding. Such a file is
 * shown even if it is binary or generated, so it is always searched for secrets.
 */
export function recordFailedFile(
  path: string,
  language: string | null,
  bytes: Uint8Array,
  { message }: Pick<Failure, 'message'>,
  secrets: SecretSearch | undefined,
): { kind: 'record'; record: FileRecord; id: FactsId } | { kind: 'withheld'; file: WithheldFile } {
  const { text } = decodeText(bytes);
  const found = secrets?.search(path, text);
  if (found?.kind === 'file') return { kind: 'withheld', file: found };
  const hash = sha256(bytes);
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
        message: `The parser failed on this file (${message}). Its source is shown, but not its symbols. Exclude the file if it is data.`,
        path,
      },
      ...(published?.findings ?? []),
    ],
    ...(published?.withheld && { withheld: published.withheld }),
  };
  return {
    kind: 'record',
    record,
    id: { hash, language, withheld: found ? withheldDigest(text, found) : '' },
  };
}

/**
 * Whether a failure is cached, so that the file is not parsed again until it changes. A worker that died
 * twice or hung would do so in every build; a thrown error, and a kill by a system that is short of memory, may be temporary.
 */
export function isLastingFailure({ reason }: Failure): boolean {
  return reason === 'crashed' || reason === 'timeout';
}
