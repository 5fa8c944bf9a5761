import { RE2JS, RE2JSException } from 're2js';
import { requiredByPattern, requiredByText, type Required } from './required.ts';

export const LONGEST_PATTERN = 1000;
/** Instructions. Each may be looked at for each character: this bounds what a character costs. */
const LARGEST_PROGRAM = 2500;

/** A pattern that cannot be searched for. */
export class PatternError extends Error {}

export interface PatternOptions {
  /** The pattern is a text, not a regular expression. */
  fixed: boolean;
  ignoreCase: boolean;
}

/** `[start, end]` in a line, in UTF-16 code units from 0. */
export type Match = [start: number, end: number];

/**
 * A pattern that is searched for within lines. RE2 takes a time that grows with the text and never with how it may be
 * read, so that no pattern can hang a search; it has no look-around and no back references for that.
 */
export class Pattern {
  readonly #expression: RE2JS;
  /** What the pattern is when it is a text as it stands: the runtime finds it many times faster than any expression. */
  readonly #literal: string | undefined;
  /** Whether what matches in a line matches in the whole text too. */
  readonly #wholeTextTells: boolean;
  /** What a text needs to have for the pattern to match. */
  readonly required: Required;
  /** How much more a character costs than with a simple pattern. */
  readonly weight: number;

  /** Throws `PatternError`. */
  constructor(pattern: string, { fixed, ignoreCase }: PatternOptions) {
    if (pattern.length > LONGEST_PATTERN) {
      throw new PatternError(
        `it has ${pattern.length} characters, and at most ${LONGEST_PATTERN} are searched for`,
      );
    }
    if (fixed && /[\r\n]/.test(pattern)) {
      throw new PatternError('it has a line break, and lines are searched one by one');
    }
    this.#literal = fixed && !ignoreCase && pattern !== '' ? pattern : undefined;
    const flags = RE2JS.MULTILINE | (ignoreCase ? RE2JS.CASE_INSENSITIVE : 0);
    this.#expression = compile(fixed ? RE2JS.quote(pattern) : pattern, flags);
    const size = this.#expression.programSize();
    if (size > LARGEST_PROGRAM) {
      throw new PatternError(
        `it is too large: its repetitions make ${size} steps of it, and at most ${LARGEST_PROGRAM} are run`,
      );
    }
    this.weight = Math.max(1, size / 100);
    this.#wholeTextTells = fixed || !/\\[Az]|\(\?[a-zA-Z]*-/.test(pattern);
    this.required = fixed ? requiredByText(pattern, ignoreCase) : requiredByPattern(pattern, ignoreCase);
  }

  /** False when no line of the text can match. */
  mayMatch(text: string): boolean {
    if (this.#literal !== undefined) return text.includes(this.#literal);
    return !this.#wholeTextTells || this.#expression.test(text);
  }

  /** The first matches in a line, at most so many. */
  matchesIn(line: string, most: number): Match[] {
    if (this.#literal !== undefined) return occurrences(line, this.#literal, most);
    if (!this.#expression.test(line)) return [];
    const matcher = this.#expression.matcher(line);
    const matches: Match[] = [];
    while (matches.length < most && matcher.find()) matches.push([matcher.start(), matcher.end()]);
    return matches;
  }
}

function occurrences(line: string, text: string, most: number): Match[] {
  const matches: Match[] = [];
  for (
    let at = line.indexOf(text);
    at >= 0 && matches.length < most;
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

/** "error parsing regexp: missing closing ): `(a`" says what is wrong and where, for machines. */
function reason(pattern: string, message: string): string {
  const [, told = message, part] = /^error parsing regexp: (.*?)(?:: `([^]*)`)?$/s.exec(message) ?? [];
  // RE2 takes it for the beginning of a name.
  const what = /^\(\?<[=!]/.test(part ?? '') ? 'look-behind is not understood' : told;
  const isElsewhere = what !== told || told.includes('Perl syntax') || /^\\[1-9]/.test(part ?? '');
  const help = isElsewhere ? '; there are no look-arounds and no back references' : '';
  const place = part === undefined ? -1 : pattern.indexOf(part);
  if (part === undefined || part === '' || part === pattern || place < 0) return what + help;
  const shown = part.length > 40 ? `${part.slice(0, 40)}…` : part;
  return `${what} at character ${place + 1}, "${shown}"${help}`;
}
