import type { Allowance } from './rule-set.ts';

/** What somebody found to be no secret after all; all that is given must hold. */
export interface SecretAllowance {
  /** Glob; without a slash it matches at every depth. */
  path?: string | undefined;
  /** Id of the rule that flags it. */
  rule?: string | undefined;
  /** The flagged text, or a part of it. */
  text?: string | undefined;
}

/** A comment that takes what is flagged on its line for no secret, as Gitleaks understands it. */
const INLINE = 'gitleaks:allow';

export interface Candidate {
  path: string;
  secret: string;
  /** The text that the whole expression matched, and where. */
  match: string;
  at: number;
}

/** Whether an exception applies to a path alone, so that nothing in the file needs to be looked at. */
export function isPathAllowed({ all, paths, regexes, stopwords }: Allowance, path: string): boolean {
  const byContent = regexes !== undefined || stopwords.length > 0;
  return paths !== undefined && !(all && byContent) && paths().test(path);
}

export function isAllowed(allowances: readonly Allowance[], candidate: Candidate, text: string): boolean {
  const line = linesAround(text, candidate);
  if (line.includes(INLINE)) return true;
  const secret = candidate.secret.toLowerCase();
  return allowances.some(({ all, target, paths, regexes, stopwords }) => {
    const subject = target === 'line' ? line : candidate[target];
    const checks: boolean[] = [];
    if (regexes) checks.push(regexes().test(subject));
    if (stopwords.length > 0) checks.push(stopwords.some((word) => secret.includes(word)));
    if (!all) return checks.includes(true);
    if (paths) checks.push(paths().test(candidate.path));
    return !checks.includes(false);
  });
}

/** As much of a line is looked at before and behind a match: a file may be one line of megabytes. */
const MOST_OF_A_LINE = 1000;

/** The lines that a match stands on. */
function linesAround(text: string, { match, at }: Candidate): string {
  const end = at + match.replace(/\n+$/, '').length;
  const before = text.slice(Math.max(0, at - MOST_OF_A_LINE), at);
  const after = text.slice(end, end + MOST_OF_A_LINE);
  return before.slice(before.lastIndexOf('\n') + 1) + text.slice(at, end) + after.split('\n', 1).join('');
}

/** Bits per character of a text that has its characters as often as this one, as Gitleaks counts them. */
export function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  const length = Buffer.byteLength(text);
  let entropy = 0;
  for (const count of counts.values()) entropy -= (count / length) * Math.log2(count / length);
  return entropy;
}
