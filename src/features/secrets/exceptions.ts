import type { Allowance } from './rule-set.ts';

/** A false positive that the user allows. All given properties must match. */
export interface SecretAllowance {
  /** Glob (see `base/globs.ts`). */
  path?: string | undefined;
  /** Id of the rule that flags it. */
  rule?: string | undefined;
  /** The flagged text, or a part of it. */
  text?: string | undefined;
}

/** A comment that allows everything flagged on its line, as in Gitleaks. */
const INLINE = 'gitleaks:allow';

export interface Candidate {
  path: string;
  secret: string;
  /** The text that the whole expression matched, and its offset. */
  match: string;
  at: number;
}

/** Whether an exception allows all matches in a file by its path alone. */
export function isPathAllowed({ all, paths, regexes, stopwords }: Allowance, path: string): boolean {
  const byContent = regexes !== undefined || stopwords.length > 0;
  return paths !== undefined && !(all && byContent) && paths().test(path);
}

/** Whether an inline comment or one of the exceptions allows a match. */
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

/** Characters of a line that are read before and after a match: a file may be one line of megabytes. */
const MAX_LINE_CONTEXT = 1000;

/** The lines that contain a match. */
function linesAround(text: string, { match, at }: Candidate): string {
  const end = at + match.replace(/\n+$/, '').length;
  const before = text.slice(Math.max(0, at - MAX_LINE_CONTEXT), at);
  const after = text.slice(end, end + MAX_LINE_CONTEXT);
  return before.slice(before.lastIndexOf('\n') + 1) + text.slice(at, end) + after.split('\n', 1).join('');
}
