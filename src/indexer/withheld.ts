import { sha256 } from '../base/sha256.ts';
import { maskText } from '../features/secrets/mask.ts';
import { UNSEARCHED } from '../features/secrets/rule-data.ts';
import type { FoundSecret, Withheld } from '../features/secrets/secret-search.ts';
import type { Finding } from '../model/coverage.ts';
import { Lines } from './extract/text.ts';
import type { FileRecord } from './facts/facts.ts';

export type WithheldRanges = Extract<Withheld, { kind: 'text' }>;
export type WithheldFile = Extract<Withheld, { kind: 'file' }>;

/** The reported position and rule of a likely secret, without its text. */
export interface SecretLocation {
  path: string;
  line: number;
  rule: string;
  /** Whether the whole file is withheld. */
  wholeFile: boolean;
}

/** The code of findings about likely secrets. */
export const SECRET_FINDING = 'secret';
/** Maximum number of findings about secrets in one file. */
const MAX_FINDINGS = 100;

const NEXT =
  'Remove it and revoke it where it is valid. If it is a false positive, allow it in the configuration (secrets.allow).';

/** Masks the likely secrets of a file. Returns the text and the parts of its record that depend on it. */
export function withoutSecrets(
  path: string,
  text: string,
  bytesHash: string,
  { ranges, found }: WithheldRanges,
): Pick<FileRecord, 'hash' | 'withheld' | 'findings'> & { text: string } {
  const masked = maskText(text, ranges);
  const lines = new Lines(masked);
  const locations = found.map(({ rule, start }) => ({ rule, line: lines.at(start)[0] }));
  return {
    text: masked,
    hash: sha256(masked),
    withheld: { bytesHash, ranges, found: locations },
    findings: found.slice(0, MAX_FINDINGS).map((secret) => findingOf(path, secret, lines)),
  };
}

function findingOf(path: string, { rule, start, end }: FoundSecret, lines: Lines): Finding {
  const message = `This looks like a secret (${rule}) and is shown as X. ${NEXT}`;
  return { code: SECRET_FINDING, severity: 'warning', message, path, span: lines.span(start, end) };
}

/** Returns the finding for a file that is withheld whole. */
export function withheldFileFinding(path: string, { rule, line }: WithheldFile): Finding {
  const message =
    rule === UNSEARCHED
      ? 'This file has too many possible secrets to be searched, so it is not published. Exclude it, or allow it in the configuration (secrets.allow).'
      : `This file looks like a file of secrets (${rule}), so it is not published. ${NEXT}`;
  return { code: SECRET_FINDING, severity: 'warning', message, path, span: [line, 1, line, 1] };
}

/** Returns a digest of the withheld ranges, their rules, and the masked text. */
export function withheldDigest(text: string, withheld: WithheldRanges): string {
  return sha256(`${JSON.stringify(withheld)}\0${maskText(text, withheld.ranges)}`).slice(0, 16);
}
