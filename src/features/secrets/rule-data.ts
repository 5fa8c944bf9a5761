import { readFileSync } from 'node:fs';

/**
 * The format of `rules/*.json`. Regular expressions are in the syntax of RE2; everything means what it means to Gitleaks, whose
 * rules most of them are, unless said otherwise.
 */
export interface RuleSetData {
  /** Where the rules come from. */
  source: string;
  license?: string;
  /** By name. */
  shapes: Readonly<Record<string, Shape>>;
  /** Exceptions from all rules of the set. */
  allow?: readonly AllowData[];
  rules: readonly RuleData[];
  /** Files that are withheld whole. */
  files?: readonly FileRuleData[];
  /** Ids of rules, of any set, that withhold the whole file. */
  wholeFile?: readonly string[];
}

/** How the matches of many rules look around one of their keywords, so that only these places are searched. */
export interface Shape {
  /** A match begins at most so many characters before the keyword. */
  reach: number;
  /** A regular expression of JavaScript that must match after the keyword; its work per place is bounded. */
  next: string;
  /** The parts of the regular expression around the name and the value of a rule that has no `regex`. */
  before?: string;
  between?: string;
  after?: string;
}

export interface RuleData {
  id: string;
  /** In lower case. The rule is tried on files that hold one of them in any case; without keywords on all files of its `path`. */
  keywords?: readonly string[];
  /** A match is near a keyword, and its value holds no white space. */
  shape?: string;
  regex?: string;
  name?: string;
  value?: string;
  /** Only in files whose path matches. */
  path?: string;
  /** Bits per character that a secret has more of. */
  entropy?: number;
  /** The group that is the secret; default: the first that is not empty, or all. */
  group?: number;
  allow?: readonly AllowData[];
}

/** An exception: one of the conditions holds, or all of them. */
export interface AllowData {
  all?: boolean;
  /** The text that `regexes` are about; default: the secret. */
  target?: 'match' | 'line';
  paths?: readonly string[];
  regexes?: readonly string[];
  /** In lower case; contained in the secret. */
  stopwords?: readonly string[];
}

export interface FileRuleData {
  id: string;
  path: string;
  /** Paths that are not meant. */
  except?: string;
  /** The text must match as well. */
  content: string;
}

/** Stands for a rule where a file is withheld because it could not be searched. */
export const UNSEARCHED = 'too-much-to-search';

const files = ['own.json', 'gitleaks.toml.json'];
let loaded: { sets: readonly RuleSetData[]; text: string } | undefined;

function load(): { sets: readonly RuleSetData[]; text: string } {
  if (loaded) return loaded;
  const texts = files.map((file) => readFileSync(new URL(`./rules/${file}`, import.meta.url), 'utf8'));
  loaded = { sets: texts.map((text) => JSON.parse(text) as RuleSetData), text: texts.join('\n') };
  return loaded;
}

/** All rules that ship with this program, read once. */
export function loadRuleData(): readonly RuleSetData[] {
  return load().sets;
}

/** The bytes of the rules, for keys of caches. */
export function ruleDataText(): string {
  return load().text;
}

/** Ids of all rules that a finding can name. */
export function secretRuleIds(): ReadonlySet<string> {
  const ids = loadRuleData().flatMap(({ rules, files: whole = [] }) =>
    [...rules, ...whole].map(({ id }) => id),
  );
  return new Set([...ids, UNSEARCHED]);
}
