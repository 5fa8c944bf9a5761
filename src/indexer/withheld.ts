import { createHash } from 'node:crypto';
import { maskText } from '../features/secrets/mask.ts';
import { UNSEARCHED } from '../features/secrets/rule-data.ts';
import type { FoundSecret, Withheld } from '../features/secrets/secret-search.ts';
import type { Finding } from '../model/coverage.ts';
import { Lines } from './extract/text.ts';
import type { FileRecord } from './facts.ts';

export type WithheldRanges = Extract<Withheld, { kind: 'text' }>;
export type WithheldFile = Extract<Withheld, { kind: 'file' }>;

/** A likely secret, as it may be told: where it is and by which rule, and nothing of what it says. */
export interface SecretPlace {
  path: string;
  line: number;
  rule: string;
  /** The whole file is withheld. */
  wholeFile: boolean;
}

/** The code of findings about likely secrets. */
export const SECRET_FINDING = 'secret';
/** As many of one file are told one by one. */
const MOST_TOLD = 100;

const NEXT =
  'Remove it and have it replaced where it is valid; if it is none, say so in the configuration (secrets.allow).';

/** Everything about a file that depends on what is withheld of it. */
export function withoutSecrets(
  path: string,
  text: string,
  bytesHash: string,
  { ranges, found }: WithheldRanges,
): Pick<FileRecord, 'hash' | 'withheld' | 'findings'> & { text: string } {
  const masked = maskText(text, ranges);
  const lines = new Lines(masked);
  const places = found.map(({ rule, start }) => ({ rule, line: lines.at(start)[0] }));
  return {
    text: masked,
    hash: createHash('sha256').update(masked).digest('hex'),
    withheld: { bytesHash, ranges, found: places },
    findings: found.slice(0, MOST_TOLD).map((secret) => findingOf(path, secret, lines)),
  };
}

function findingOf(path: string, { rule, start, end }: FoundSecret, lines: Lines): Finding {
  const message = `This looks like a secret (${rule}) and is shown as X. ${NEXT}`;
  return { code: SECRET_FINDING, severity: 'warning', message, path, span: lines.span(start, end) };
}

/** Of a file that is withheld whole. */
export function withheldFileFinding(path: string, { rule, line }: WithheldFile): Finding {
  const message =
    rule === UNSEARCHED
      ? 'Too much in this file looks like the beginning of a secret for it to be searched, so it is not published. Exclude it, or allow it in the configuration (secrets.allow).'
      : `This file looks like one that holds secrets (${rule}), so it is not published. ${NEXT}`;
  return { code: SECRET_FINDING, severity: 'warning', message, path, span: [line, 1, line, 1] };
}

/** Changes with what is withheld of a text, why, and how it is masked. */
export function withheldDigest(text: string, withheld: WithheldRanges): string {
  return createHash('sha256')
    .update(`${JSON.stringify(withheld)}\0${maskText(text, withheld.ranges)}`)
    .digest('hex')
    .slice(0, 16);
}
