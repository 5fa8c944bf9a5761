import type { RE2JS } from 're2js';
import { KeywordFinder } from './keyword-finder.ts';
import type { MatchShape, Rule } from './rule-set.ts';

export interface RuleMatch {
  rule: Rule;
  /** Offset of the secret, in UTF-16 units. */
  start: number;
  end: number;
  /** The text that the whole expression matched. */
  match: string;
  /** Offset of `match`. */
  at: number;
}

/** Maximum matches per file: each is checked against all exceptions. */
const MAX_MATCHES = 20_000;

/** Thrown if searching a file would scan too many characters or yields too many matches. */
export class TooMuchToSearch extends Error {
  override name = 'TooMuchToSearch';
}

/** Finds the matches of rules, before exceptions are applied. */
export class MatchFinder {
  readonly #rules: readonly Rule[];
  readonly #keywords: KeywordFinder;
  /** By index of the keyword: the indexes of the rules that have it. */
  readonly #byKeyword: readonly (readonly number[])[];
  /** The indexes of the rules that look at all of a text. */
  readonly #withoutKeywords: readonly number[];

  constructor(rules: readonly Rule[]) {
    this.#rules = rules;
    const words = [...new Set(rules.flatMap(({ keywords }) => keywords))];
    this.#keywords = new KeywordFinder(words);
    this.#withoutKeywords = rules.flatMap(({ keywords }, index) => (keywords.length === 0 ? [index] : []));
    this.#byKeyword = words.map((word) =>
      rules.flatMap(({ keywords }, index) => (keywords.includes(word) ? [index] : [])),
    );
  }

  /**
   * Returns the matches of all rules for which `applies` is true. Throws `TooMuchToSearch` if the expressions would scan
   * more than `budget` characters in total: a count, not a time, keeps results independent of the machine.
   */
  find(text: string, applies: (rule: Rule) => boolean, budget: number): RuleMatch[] {
    const byRule = this.#windowsIn(text);
    for (const index of this.#withoutKeywords) byRule.set(index, [0, text.length]);
    // Most texts are names with the keywords of no rule, so that asking all rules would take longest.
    const tried = [...byRule.keys()]
      .sort((a, b) => a - b)
      .flatMap((index) => {
        const [rule, windows] = [this.#rules[index], byRule.get(index)];
        return rule && windows && applies(rule) ? [{ rule, windows }] : [];
      });
    if (tried.reduce((sum, { windows }) => sum + lengthOf(windows), 0) > budget) throw new TooMuchToSearch();
    const matches: RuleMatch[] = [];
    for (const { rule, windows } of tried) {
      for (let at = 0; at + 1 < windows.length; at += 2) {
        for (const match of matchesIn(text, windows[at] ?? 0, windows[at + 1] ?? 0, rule)) {
          if (matches.push(match) > MAX_MATCHES) throw new TooMuchToSearch();
        }
      }
    }
    return matches;
  }

  /** By index of the rule: the windows (flat pairs of offsets) that contain all its matches. Rules without any can have none. */
  #windowsIn(text: string): Map<number, number[]> {
    const windows = new Map<number, number[]>();
    this.#keywords.find(text, (word, end) => {
      for (const index of this.#byKeyword[word] ?? []) {
        const shape = this.#rules[index]?.shape;
        const known = windows.get(index);
        if (!shape) {
          if (!known) windows.set(index, [0, text.length]);
          continue;
        }
        const own = known ?? [];
        if (!known) windows.set(index, own);
        addWindow(own, text, end, shape);
      }
    });
    return windows;
  }
}

function lengthOf(windows: readonly number[]): number {
  return windows.reduce((sum, offset, at) => sum + (at % 2 === 0 ? -offset : offset), 0);
}

/** No keyword is longer. */
const MAX_KEYWORD_LENGTH = 40;

/** Adds the window around a keyword that ends at `end`, if a match is possible there. Must be called in text order. */
function addWindow(windows: number[], text: string, end: number, { reach, next }: MatchShape): void {
  next.lastIndex = end;
  if (!next.test(text)) return;
  const start = Math.max(0, end - MAX_KEYWORD_LENGTH - reach);
  const last = windows.at(-1);
  // The window of an earlier keyword covers this value.
  const stop = last !== undefined && next.lastIndex < last ? last : endOfValue(text, next.lastIndex);
  if (last !== undefined && start <= last) windows[windows.length - 1] = Math.max(last, stop);
  else windows.push(start, stop);
}

/** The offset after the first white space at or after `from`. */
function endOfValue(text: string, from: number): number {
  let end = from;
  while (end < text.length && text.charCodeAt(end) > 32) end++;
  return Math.min(text.length, end + 1);
}

function* matchesIn(text: string, start: number, end: number, rule: Rule): Generator<RuleMatch, void> {
  const window = start === 0 && end === text.length ? text : text.slice(start, end);
  // Testing is far cheaper than finding the groups, and most windows have no match.
  if (!rule.test().test(window)) return;
  const matcher = rule.regex().matcher(window);
  while (matcher.find()) {
    const group = groupOf(matcher, rule.group);
    yield {
      rule,
      start: start + matcher.start(group),
      end: start + matcher.end(group),
      match: matcher.group() ?? '',
      at: start + matcher.start(),
    };
  }
}

/** The group that holds the secret: the one that the rule names, else the first that is not empty, else the whole match. */
function groupOf(matcher: ReturnType<RE2JS['matcher']>, named: number | undefined): number {
  if (named !== undefined) return named;
  for (let group = 1; group <= matcher.groupCount(); group++) if (matcher.group(group)) return group;
  return 0;
}
