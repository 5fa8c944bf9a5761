import { sha256 } from '../../base/sha256.ts';
import { createGlobMatcher } from '../../base/globs.ts';
import { entropyOf } from './entropy.ts';
import { isAllowed, isPathAllowed, type SecretAllowance } from './exceptions.ts';
import { MatchFinder, TooMuchToSearch, type RuleMatch } from './find-matches.ts';
import { maskText, mergeRanges, type TextRanges } from './mask.ts';
import { ruleDataText, UNSEARCHED } from './rule-data.ts';
import { shippedRules, type Allowance, type Rule } from './rule-set.ts';

export interface SecretSettings {
  /** False positives. */
  allow?: readonly SecretAllowance[] | undefined;
}

export interface FoundSecret {
  /** Id of the rule. */
  rule: string;
  start: number;
  end: number;
}

/** The withheld part of a file: the whole file, or ranges of its text (at least one). */
export type Withheld =
  | { kind: 'file'; rule: string; /** 1-based. */ line: number }
  | { kind: 'text'; ranges: TextRanges; /** In the order of the text. */ found: readonly FoundSecret[] };

export interface SecretSearch {
  /** Changes with the rules and the settings. Changes of the code are covered by `codeDigest`. */
  readonly digest: string;
  /** Finds the likely secrets of a file; undefined if there are none. */
  search(path: string, text: string): Withheld | undefined;
  /** Masks the likely secrets in a text that is not from a file: a name or a message. */
  mask(text: string): string;
  /**
   * Returns the id of the rule that finds a secret in the name of a file or folder. `path` is that of the
   * file, for the allowances of the settings; without it, nothing is allowed.
   */
  ruleInName(name: string, path?: string): string | undefined;
}

/**
 * The most characters that the expressions may look at in one file. A 5 MB file of a compiler's source takes two thirds of
 * it. Files that need more are withheld unsearched.
 */
const MAX_CHARACTERS = 100_000_000;
/** A file with more different secrets than this is withheld whole. */
const MAX_SECRETS = 200;
/** Other occurrences of a secret in its file are masked too if it is at least this long. Shorter ones may be ordinary words. */
const MIN_REPEATED_LENGTH = 8;

/** Shared by all searches, because building it takes a while. */
let finder: MatchFinder | undefined;

/** Returns a function that masks the secrets in a text. Its search is created with the first text. */
export function createSecretMask(settings: SecretSettings | undefined): (text: string) => string {
  let search: SecretSearch | undefined;
  return (text) => (text === '' ? '' : (search ??= createSecretSearch(settings)).mask(text));
}

/** Masks the secrets in a text by the rules alone, where no configuration with exceptions is known. */
export const maskSecretsByRules = createSecretMask(undefined);

/** Creates a search with the rules that ship with this program. */
export function createSecretSearch(settings: SecretSettings = {}): SecretSearch {
  const { rules, files, anyFile } = shippedRules();
  const matchFinder = (finder ??= new MatchFinder(rules));
  const allowances = (settings.allow ?? []).map(toAllowance);
  const digest = sha256(`${ruleDataText()}\0${JSON.stringify(settings.allow ?? [])}`).slice(0, 16);
  return { digest, search, mask, ruleInName };

  function ruleInName(name: string, path?: string): string | undefined {
    const own = path === undefined ? [] : allowances.filter(({ matches }) => matches(path));
    return secretsInName(name, own)[0]?.rule;
  }

  /**
   * Finds the secrets of a name by the rules that need no context. Many of them expect a token to end at the end of the text
   * and not at a dot, so the parts between dots are searched too.
   */
  function secretsInName(name: string, own: readonly Allowed[]): FoundSecret[] {
    const text = `${name}\n${name.replaceAll('.', '\n')}`;
    const inSecond = name.length + 1;
    return matchFinder
      .find(text, ({ isByContext, path }) => !isByContext && path === undefined, MAX_CHARACTERS)
      .flatMap((match) => {
        const secret = trimmed(match, text);
        const isAllowedWhole = own.some(
          ({ rule = match.rule.id, text }) => rule === match.rule.id && text === undefined,
        );
        if (!secret || isAllowedWhole || !isSecret(match, secret, name, text, own)) return [];
        const { rule, start, end } = secret;
        return start < inSecond ? [secret] : [{ rule, start: start - inSecond, end: end - inSecond }];
      });
  }

  function mask(text: string): string {
    const masked = maskFound(text, search('', text));
    const own = allowances.filter(({ matches }) => matches(''));
    return maskText(
      masked,
      mergeRanges(secretsInName(masked, own).map(({ start, end }): [number, number] => [start, end])),
    );
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
    // The rules of a set share its exceptions, so each is checked once.
    const byPath = new Map<Allowance, boolean>();
    const isExcepted = (allowance: Allowance): boolean => {
      const known = byPath.get(allowance) ?? isPathAllowed(allowance, path);
      byPath.set(allowance, known);
      return known;
    };
    const applies = (rule: Rule): boolean =>
      (!rule.path || rule.path().test(path)) && !allows(rule.id) && !rule.allow.some(isExcepted);
    let matches: RuleMatch[];
    try {
      matches = matchFinder.find(text, applies, MAX_CHARACTERS);
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

/** Masks the given secrets in a text. */
export function maskFound(text: string, found: Withheld | undefined): string {
  if (!found) return text;
  return maskText(text, found.kind === 'file' ? [0, text.length] : found.ranges);
}

interface Allowed extends Pick<SecretAllowance, 'rule' | 'text'> {
  matches(path: string): boolean;
}

function toAllowance({ path, rule, text }: SecretAllowance): Allowed {
  return { rule, text, matches: path === undefined ? () => true : createGlobMatcher([path]) };
}

/** The secret of a match without quotes and white space at its ends; undefined if nothing is left. */
function trimmed({ rule, start, end }: RuleMatch, text: string): FoundSecret | undefined {
  const secret = text.slice(start, end);
  const from = start + (/^[\s"'`]*/.exec(secret)?.[0].length ?? 0);
  const to = end - (/[\s"'`]*$/.exec(secret)?.[0].length ?? 0);
  return from < to ? { rule: rule.id, start: from, end: to } : undefined;
}

function isSecret(
  { rule, start, end, match, at }: RuleMatch,
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

/** Merges secrets that overlap. The rule is that of the first and longest one, but a specific rule wins over a generic one. */
function distinct<Found extends FoundSecret>(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  const isGeneric = ({ rule }: Found): number => Number(rule.startsWith('generic'));
  for (const next of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (!last || next.start >= last.end) kept.push(next);
    else {
      const better = isGeneric(next) < isGeneric(last) ? next : last;
      // The merged range withholds everything that either covers.
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
  const whole = found.find(({ wholeFile }) => wholeFile) ?? (values.size > MAX_SECRETS ? first : undefined);
  if (whole) return { kind: 'file', rule: whole.rule, line: text.slice(0, whole.start).split('\n').length };
  const ranges = found.map(({ start, end }): [number, number] => [start, end]);
  for (const value of values) {
    if (value.length < MIN_REPEATED_LENGTH) continue;
    for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length))
      ranges.push([at, at + value.length]);
  }
  return {
    kind: 'text',
    ranges: mergeRanges(ranges),
    found: found.map(({ rule, start, end }) => ({ rule, start, end })),
  };
}
