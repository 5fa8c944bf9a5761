import { RE2JS, RE2JSException } from 're2js';
import { PatternError, requireShort, type MatchSpan, type Pattern, type PatternOptions } from './pattern.ts';
import { requiredByPattern, type Required } from './required.ts';

/** Instructions of the compiled pattern. Each may run for every character, so this bounds the cost of a character. */
const MAX_INSTRUCTIONS = 2500;

/**
 * A regular expression. RE2 takes linear time for every expression, so none can hang a search. In exchange it has no
 * look-around and no back references.
 */
export class ExpressionPattern implements Pattern {
  readonly required: Required;
  readonly weight: number;
  readonly #expression: RE2JS;
  /** Whether a match in a line is also a match in the whole text. */
  readonly #matchesInText: boolean;

  /** Throws `PatternError`. */
  constructor(pattern: string, { ignoreCase, word = false }: PatternOptions) {
    requireShort(pattern);
    const flags = RE2JS.MULTILINE | (ignoreCase ? RE2JS.CASE_INSENSITIVE : 0);
    const expression = compile(pattern, flags);
    this.#expression = word ? compile(asWord(pattern), flags) : expression;
    const size = this.#expression.programSize();
    if (size > MAX_INSTRUCTIONS) {
      throw new PatternError(
        `it is too large: with its repetitions it has ${size} instructions; the limit is ${MAX_INSTRUCTIONS}`,
      );
    }
    this.weight = Math.max(1, size / 100);
    this.#matchesInText = !/\\[Az]|\(\?[a-zA-Z]*-/.test(pattern);
    this.required = requiredByPattern(pattern, ignoreCase);
  }

  mayMatch(text: string): boolean {
    return !this.#matchesInText || this.#expression.test(text);
  }

  matchesIn(line: string, limit: number): MatchSpan[] {
    if (!this.#expression.test(line)) return [];
    const matcher = this.#expression.matcher(line);
    const matches: MatchSpan[] = [];
    while (matches.length < limit && matcher.find()) matches.push([matcher.start(), matcher.end()]);
    return matches;
  }
}

/** A quotation (`\Q`) that is still open would swallow what follows. */
function asWord(pattern: string): string {
  const isOpen = /\\Q(?:(?!\\E)[^])*$/.test(pattern);
  return `\\b(?:${pattern}${isOpen ? '\\E' : ''})\\b`;
}

function compile(pattern: string, flags: number): RE2JS {
  try {
    return RE2JS.compile(pattern, flags);
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    throw new PatternError(reason(pattern, error.message), { cause: error });
  }
}

/** Rewrites an error of RE2, such as "error parsing regexp: missing closing ): `(a`", for people. */
function reason(pattern: string, message: string): string {
  const [, problem = message, part] = /^error parsing regexp: (.*?)(?:: `([^]*)`)?$/s.exec(message) ?? [];
  // RE2 mistakes a look-behind for a named group.
  const what = /^\(\?<[=!]/.test(part ?? '') ? 'look-behind is not supported' : problem;
  const isElsewhere = what !== problem || problem.includes('Perl syntax') || /^\\[1-9]/.test(part ?? '');
  const help = isElsewhere ? '; look-around and back references are not supported' : '';
  const start = part === undefined ? -1 : pattern.indexOf(part);
  if (part === undefined || part === '' || part === pattern || start < 0) return what + help;
  const shown = part.length > 40 ? `${part.slice(0, 40)}…` : part;
  return `${what} at character ${start + 1}, "${shown}"${help}`;
}
