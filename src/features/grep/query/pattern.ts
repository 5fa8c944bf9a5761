import type { Required } from './required.ts';

const MAX_PATTERN_LENGTH = 1000;

/** The pattern is invalid or too expensive. */
export class PatternError extends Error {}

export interface PatternOptions {
  ignoreCase: boolean;
  /** Matches whole words only. */
  word?: boolean;
}

/** `[start, end]` in a line, in UTF-16 code units from 0. */
export type MatchSpan = [start: number, end: number];

/** A pattern that is matched within lines, in time linear in the length of the text. */
export interface Pattern {
  /** The literals that a text with a match contains. */
  readonly required: Required;
  /** The cost of a character, relative to a simple pattern. */
  readonly weight: number;
  /** Returns false if no line of the text can match. */
  mayMatch(text: string): boolean;
  /** Returns the first `limit` matches in a line. */
  matchesIn(line: string, limit: number): MatchSpan[];
}

/** Throws `PatternError` for a pattern that nobody writes by hand. */
export function requireShort(pattern: string): void {
  if (pattern.length > MAX_PATTERN_LENGTH)
    throw new PatternError(`it has ${pattern.length} characters; the limit is ${MAX_PATTERN_LENGTH}`);
}
