import { readFileSync } from 'node:fs';
import { programFile } from '../../base/program-files.ts';

/**
 * The format of `rules/*.json`. Most rules come from Gitleaks; unless noted otherwise, properties have the
 * same meaning there. Regular expressions use the syntax of RE2.
 */
export interface RuleSetData {
  /** The origin of the rules. */
  source: string;
  license?: string;
  /** By name. */
  shapes: Readonly<Record<string, Shape>>;
  /** Exceptions from all rules of the set. */
  allow?: readonly AllowData[];
  rules: readonly RuleData[];
  /** Rules for files that are withheld whole. */
  files?: readonly FileRuleData[];
  /** Ids of rules, of any set, that withhold the whole file. */
  wholeFile?: readonly string[];
  /**
   * Ids of rules, of any set, that recognise a secret by the surrounding words and not by its form. Rules
   * whose `value` is a sequence of character classes belong to them too. Only these rules are subject to
   * exceptions by path.
   */
  byContext?: readonly string[];
}

/** The position of matches relative to a keyword, so that only the text near keywords is searched. */
export interface Shape {
  /** A match begins at most this many characters before the keyword. */
  reach: number;
  /** A `RegExp` that must match directly after the keyword, in bounded time. */
  next: string;
  /** The parts of the regular expression around the name and the value of a rule that has no `regex`. */
  before?: string;
  between?: string;
  after?: string;
}

export interface RuleData {
  id: string;
  /** In lower case. The rule is tried on files that contain one of them, ignoring case; without keywords, on all files of its `path`. */
  keywords?: readonly string[];
  /** Name of a shape. Matches are near a keyword, and their values contain no white space. */
  shape?: string;
  regex?: string;
  name?: string;
  value?: string;
  /** Only in files whose path matches. */
  path?: string;
  /** Only secrets with more bits of entropy per character count. */
  entropy?: number;
  /** The group that holds the secret. Default: the first that is not empty, or the whole match. */
  group?: number;
  allow?: readonly AllowData[];
}

/** An exception, which applies if one of its conditions holds, or all of them where `all` is set. */
export interface AllowData {
  all?: boolean;
  /** The text that `regexes` are tried on. Default: the secret. */
  target?: 'match' | 'line';
  paths?: readonly string[];
  regexes?: readonly string[];
  /** In lower case; contained in the secret. */
  stopwords?: readonly string[];
}

export interface FileRuleData {
  id: string;
  path: string;
  /** Paths that the rule does not apply to. */
  except?: string;
  /** The text must match as well. */
  content: string;
}

/** The rule id of findings about files that are withheld because they could not be searched. */
export const UNSEARCHED = 'too-much-to-search';

const files = ['own.json', 'gitleaks.toml.json'];
let loaded: { sets: readonly RuleSetData[]; text: string } | undefined;

function load(): { sets: readonly RuleSetData[]; text: string } {
  if (loaded) return loaded;
  const texts = files.map((file) => readFileSync(programFile(`features/secrets/rules/${file}`), 'utf8'));
  loaded = { sets: texts.map((text) => JSON.parse(text) as RuleSetData), text: texts.join('\n') };
  return loaded;
}

/** The rules that ship with this program. Files are read once. */
export function loadRuleData(): readonly RuleSetData[] {
  return load().sets;
}

/** The text of all rule files, for cache keys. */
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
