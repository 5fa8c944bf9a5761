import { RE2JS, RE2JSException } from 're2js';
import { requiredByPattern, requiredByText, type Required } from './required.ts';

export const MAX_PATTERN_LENGTH = 1000;
/** Instructions of the compiled pattern. Each may run for every character, so this bounds the cost of a character. */
const MAX_INSTRUCTIONS = 2500;

/** The pattern is invalid or too expensive. */
export class PatternError extends Error {}

export interface PatternOptions {
  /** Match the pattern literally. */
  fixed: boolean;
  ignoreCase: boolean;
}

/** `[start, end]` in a line, in UTF-16 code units from 0. */
export type MatchSpan = [start: number, end: number];

/**
 * A pattern that is matched within lines. RE2 takes linear time for every pattern, so none can hang a search. In exchange it
 * has no look-around and no back references.
 */
export class Pattern {
  readonly #expression: RE2JS;
  /** The text of a literal pattern. `indexOf` finds it many times faster than a regular expression. */
  readonly #literal: string | undefined;
  /** Whether a match in a line is also a match in the whole text. */
  readonly #matchesInText: boolean;
  /** The literals that a text with a match contains. */
  readonly required: Required;
  /** The cost of a character, relative to a simple pattern. */
  readonly weight: number;

  /** Throws `PatternError`. */
  constructor(pattern: string, { fixed, ignoreCase }: PatternOptions) {
    if (pattern.length > MAX_PATTERN_LENGTH) {
      throw new PatternError(`it has ${pattern.length} characters; the limit is ${MAX_PATTERN_LENGTH}`);
    }
    if (fixed && /[\r\n]/.test(pattern)) {
      throw new PatternError('it contains a line break, but lines are searched one by one');
    }
    this.#literal = fixed && !ignoreCase && pattern !== '' ? pattern : undefined;
    const flags = RE2JS.MULTILINE | (ignoreCase ? RE2JS.CASE_INSENSITIVE : 0);
    this.#expression = compile(fixed ? RE2JS.quote(pattern) : pattern, flags);
    const size = this.#expression.programSize();
    if (size > MAX_INSTRUCTIONS) {
      throw new PatternError(
        `it is too large: with its repetitions it has ${size} instructions; the limit is ${MAX_INSTRUCTIONS}`,
      );
    }
    this.weight = Math.max(1, size / 100);
    this.#matchesInText = fixed || !/\\[Az]|\(\?[a-zA-Z]*-/.test(pattern);
    this.required = fixed ? requiredByText(pattern, ignoreCase) : requiredByPattern(pattern, ignoreCase);
  }

  /** Returns false if no line of the text can match. */
  mayMatch(text: string): boolean {
    if (this.#literal !== undefined) return text.includes(this.#literal);
    return !this.#matchesInText || this.#expression.test(text);
  }

  /** Returns the first `most` matches in a line. */
  matchesIn(line: string, limit: number): MatchSpan[] {
    if (this.#literal !== undefined) return occurrences(line, this.#literal, limit);
    if (!this.#expression.test(line)) return [];
    const matcher = this.#expression.matcher(line);
    const matches: MatchSpan[] = [];
    while (matches.length < limit && matcher.find()) matches.push([matcher.start(), matcher.end()]);
    return matches;
  }
}

function occurrences(line: string, text: string, limit: number): MatchSpan[] {
  const matches: MatchSpan[] = [];
  for (
    let at = line.indexOf(text);
    at >= 0 && matches.length < limit;
    at = line.indexOf(text, at + text.length)
  )
    matches.push([at, at + text.length]);
  return matches;
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
