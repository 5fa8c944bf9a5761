import { createHash } from 'node:crypto';
import { createMatcher } from '../../base/globs.ts';
import { entropyOf, isAllowed, isPathAllowed, type SecretAllowance } from './exceptions.ts';
import { MatchFinder, TooMuchToSearch, type Match } from './find-matches.ts';
import { maskText, mergeRanges, type Ranges } from './mask.ts';
import { ruleDataText, UNSEARCHED } from './rule-data.ts';
import { shippedRules, type Allowance, type Rule } from './rule-set.ts';

export interface SecretSettings {
  /** False alarms. */
  allow?: readonly SecretAllowance[] | undefined;
}

export interface FoundSecret {
  /** Id of the rule. */
  rule: string;
  start: number;
  end: number;
}

/** What is withheld of a file: all of it, or some ranges of its text, which are not empty then. */
export type Withheld =
  | { kind: 'file'; rule: string; /** 1-based. */ line: number }
  | { kind: 'text'; ranges: Ranges; /** In the order of the text. */ found: readonly FoundSecret[] };

export interface SecretSearch {
  /** Changes with the rules and the settings; not with the code, see `codeDigest`. */
  readonly digest: string;
  /** What is likely to be secret in a file; undefined where nothing is. */
  search(path: string, text: string): Withheld | undefined;
  /** A text that is in no file, without what is likely to be secret in it. */
  mask(text: string): string;
}

/**
 * Expressions look at so many characters of one file at most. 5 MB of a compiler's source take two thirds of it; what would take
 * more was made to, and is withheld unsearched.
 */
const MOST_CHARACTERS = 100_000_000;
/** A file with more different secrets is a list of them. */
const MOST_SECRETS = 200;
/** What stands elsewhere in the file is the same secret from this length on, and not a word by chance. */
const SHORTEST_REPEATED = 8;

/** Of the rules that ship with this program. */
let finder: MatchFinder | undefined;

/** Searches with the rules that ship with this program. */
export function createSecretSearch(settings: SecretSettings = {}): SecretSearch {
  const { rules, files, anyFile } = shippedRules();
  const matchFinder = (finder ??= new MatchFinder(rules));
  const allowances = (settings.allow ?? []).map(toAllowance);
  const digest = createHash('sha256')
    .update(`${ruleDataText()}\0${JSON.stringify(settings.allow ?? [])}`)
    .digest('hex')
    .slice(0, 16);
  return { digest, search, mask };

  function mask(text: string): string {
    return maskFound(text, search('', text));
  }

  function search(path: string, text: string): Withheld | undefined {
    const own = allowances.filter(({ matches }) => matches(path));
    if (own.some(({ rule, text: allowed }) => rule === undefined && allowed === undefined)) return undefined;
    const allows = (rule: string): boolean =>
      own.some((each) => each.rule === rule && each.text === undefined);
    const byName = anyFile().test(path)
      ? files.find((rule) => rule.path().test(path) && !rule.except?.().test(path) && !allows(rule.id))
      : undefined;
    if (byName?.content().test(text)) return { kind: 'file', rule: byName.id, line: 1 };
    // Exceptions of a set are those of all its rules.
    const byPath = new Map<Allowance, boolean>();
    const isExcepted = (allowance: Allowance): boolean => {
      const known = byPath.get(allowance) ?? isPathAllowed(allowance, path);
      byPath.set(allowance, known);
      return known;
    };
    const applies = (rule: Rule): boolean =>
      (!rule.path || rule.path().test(path)) && !allows(rule.id) && !rule.allow.some(isExcepted);
    let matches: Match[];
    try {
      matches = matchFinder.find(text, applies, MOST_CHARACTERS);
    } catch (error) {
      if (!(error instanceof TooMuchToSearch)) throw error;
      return allows(UNSEARCHED) ? undefined : { kind: 'file', rule: UNSEARCHED, line: 1 };
    }
    const found = distinct(
      matches.flatMap((match) => {
        const secret = trimmed(match, text);
        const isFound = secret !== undefined && isSecret(match, secret, path, text, own);
        return isFound ? [{ ...secret, wholeFile: match.rule.wholeFile }] : [];
      }),
    );
    return withheld(found, text);
  }
}

/** A text without what was found in it. */
export function maskFound(text: string, found: Withheld | undefined): string {
  if (!found) return text;
  return maskText(text, found.kind === 'file' ? [0, text.length] : found.ranges);
}

interface Allowed extends Pick<SecretAllowance, 'rule' | 'text'> {
  matches(path: string): boolean;
}

function toAllowance({ path, rule, text }: SecretAllowance): Allowed {
  return { rule, text, matches: path === undefined ? () => true : createMatcher([path]) };
}

/** Quotes and white space at the ends of a value are not part of it. */
function trimmed({ rule, start, end }: Match, text: string): FoundSecret | undefined {
  const secret = text.slice(start, end);
  const from = start + (/^[\s"'`]*/.exec(secret)?.[0].length ?? 0);
  const to = end - (/[\s"'`]*$/.exec(secret)?.[0].length ?? 0);
  return from < to ? { rule: rule.id, start: from, end: to } : undefined;
}

function isSecret(
  { rule, start, end, match, at }: Match,
  { start: from, end: to }: FoundSecret,
  path: string,
  text: string,
  own: readonly Allowed[],
): boolean {
  const secret = text.slice(start, end);
  if (rule.entropy > 0 && entropyOf(secret) <= rule.entropy) return false;
  if (isAllowed(rule.allow, { path, secret, match, at }, text)) return false;
  const value = text.slice(from, to);
  return !own.some(
    (allowed) =>
      allowed.text !== undefined &&
      (allowed.rule === undefined || allowed.rule === rule.id) &&
      (value.includes(allowed.text) || allowed.text.includes(value)),
  );
}

/** Of several that overlap the one of the most telling rule: not the one for any key, and the longest. */
function distinct<Found extends FoundSecret>(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  const isGeneric = ({ rule }: Found): number => Number(rule.startsWith('generic'));
  for (const next of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (!last || next.start >= last.end) kept.push(next);
    else {
      const better = isGeneric(next) < isGeneric(last) ? next : last;
      // What both cover is withheld.
      kept[kept.length - 1] = { ...better, start: last.start, end: Math.max(last.end, next.end) };
    }
  }
  return kept;
}

function withheld(
  found: readonly (FoundSecret & { wholeFile: boolean })[],
  text: string,
): Withheld | undefined {
  const [first] = found;
  if (!first) return undefined;
  const values = new Set(found.map(({ start, end }) => text.slice(start, end)));
  const whole = found.find(({ wholeFile }) => wholeFile) ?? (values.size > MOST_SECRETS ? first : undefined);
  if (whole) return { kind: 'file', rule: whole.rule, line: text.slice(0, whole.start).split('\n').length };
  const ranges = found.map(({ start, end }): [number, number] => [start, end]);
  for (const value of values) {
    if (value.length < SHORTEST_REPEATED) continue;
    for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length))
      ranges.push([at, at + value.length]);
  }
  return {
    kind: 'text',
    ranges: mergeRanges(ranges),
    found: found.map(({ rule, start, end }) => ({ rule, start, end })),
  };
}
