import { RE2JS } from 're2js';
import { loadRuleData, type AllowData, type RuleData, type RuleSetData, type Shape } from './rule-data.ts';

/**
 * A value that is computed on first use: most rules are never tried, so their expressions are never compiled.
 */
export type Lazy<Value> = () => Value;

export interface Allowance {
  all: boolean;
  target: 'secret' | 'match' | 'line';
  paths: Lazy<RE2JS> | undefined;
  regexes: Lazy<RE2JS> | undefined;
  stopwords: readonly string[];
}

/** A compiled `Shape`. */
export interface MatchShape {
  /** A match begins at most this many characters before the keyword. */
  reach: number;
  /** Must match directly after the keyword. Sticky. */
  next: RegExp;
}

export interface Rule {
  id: string;
  keywords: readonly string[];
  /** Positions of matches relative to a keyword; undefined if the whole text has to be searched. */
  shape: MatchShape | undefined;
  regex: Lazy<RE2JS>;
  /** Matches whenever `regex` matches, and costs less. */
  test: Lazy<RE2JS>;
  path: Lazy<RE2JS> | undefined;
  entropy: number;
  group: number | undefined;
  /** Whether the context of a value, not its form, makes it a secret: see `byContext` of the data. */
  isByContext: boolean;
  /** Its own exceptions and those of its set. */
  allow: readonly Allowance[];
  /** Whether a match withholds the whole file. */
  wholeFile: boolean;
}

export interface FileRule {
  id: string;
  path: Lazy<RE2JS>;
  except: Lazy<RE2JS> | undefined;
  content: Lazy<RE2JS>;
}

export interface RuleSet {
  rules: readonly Rule[];
  files: readonly FileRule[];
  /** Matches the paths of all rules in `files`. */
  anyFile: Lazy<RE2JS>;
}

let compiledRules: RuleSet | undefined;

/** Returns the rules shipped with this program. */
export function shippedRules(): RuleSet {
  compiledRules ??= compileRules(loadRuleData());
  return compiledRules;
}

function compileRules(sets: readonly RuleSetData[]): RuleSet {
  const wholeFile = new Set(sets.flatMap((set) => set.wholeFile ?? []));
  const byContext = new Set(sets.flatMap((set) => set.byContext ?? []));
  const files = sets.flatMap((set) => set.files ?? []);
  return {
    rules: sets.flatMap((set) => {
      const shapes = new Map(Object.entries(set.shapes).map(([name, shape]) => [name, compileShape(shape)]));
      const setAllowances = (set.allow ?? []).map(toAllowance);
      const setAllowancesAtAnyPath = setAllowances.map(atAnyPath);
      return set.rules.map((rule): Rule => {
        const { id, keywords = [], shape = '', path, entropy = 0, group, allow = [] } = rule;
        const regex = regexOf(rule, set.shapes[shape]);
        const own = allow.map(toAllowance);
        const isByContext = byContext.has(id) || (rule.value !== undefined && plainValue.test(rule.value));
        return {
          id,
          keywords,
          shape: shapes.get(shape),
          regex: lazy(regex),
          test: lazy(withoutPrefix(regex)),
          path: path === undefined ? undefined : lazy(path),
          entropy,
          group,
          isByContext,
          allow: isByContext
            ? [...setAllowances, ...own]
            : [...setAllowancesAtAnyPath, ...own.map(atAnyPath)],
          wholeFile: wholeFile.has(id),
        };
      });
    }),
    files: files.map(({ id, path, except, content }) => ({
      id,
      path: lazy(path),
      except: except === undefined ? undefined : lazy(except),
      content: lazy(content),
    })),
    anyFile: lazy(alternation(files.map(({ path }) => path))),
  };
}

function regexOf({ id, regex, name, value }: RuleData, shape: Shape | undefined): string {
  if (regex !== undefined) return regex;
  if (name === undefined || value === undefined || !shape)
    throw new Error(
      `The rule ${id} has no expression. Add \`regex\`, or \`name\` and \`value\` with a shape.`,
    );
  const { before = '', between = '', after = '' } = shape;
  return before + name + between + value + after;
}

/**
 * Removes the optional beginning of an expression. Whether there is a match does not depend on it, and the states for its
 * possible lengths are most of the cost of many rules.
 */
function withoutPrefix(regex: string): string {
  return regex.replace(/^((?:\(\?i\))?)\[\\w\.-\]\{0,50\}\?((?:\(\?i:)?)(?:\[\\w\.-\]\{0,50\}\?)?/, '$1$2');
}

function compileShape({ reach, next }: Shape): MatchShape {
  return { reach, next: new RegExp(next, 'y') };
}

function toAllowance({ all, target, paths, regexes, stopwords }: AllowData): Allowance {
  return {
    all: all ?? false,
    target: target ?? 'secret',
    paths: paths && lazy(alternation(paths)),
    regexes: regexes && lazy(alternation(regexes)),
    stopwords: stopwords ?? [],
  };
}

/**
 * A value that consists only of character classes. Any hash or id may have its form, so only the name next to it makes it a
 * secret.
 */
const plainValue = /^\("?(?:\(\?i\))?(?:\[[^\]]*\]\{\d+(?:,\d+)?\}[-:]?)+"?\)$/;

/**
 * The exception without its paths. Lock files and installed packages are excepted because their hashes look like secrets,
 * but they are published too, and a token with a form of its own is a secret in any file.
 */
function atAnyPath(allowance: Allowance): Allowance {
  return allowance.all ? allowance : { ...allowance, paths: undefined };
}

function alternation(regexes: readonly string[]): string {
  return regexes.map((regex) => `(?:${regex})`).join('|');
}

function lazy(regex: string): Lazy<RE2JS> {
  let compiled: RE2JS | undefined;
  return () => (compiled ??= RE2JS.compile(regex));
}
