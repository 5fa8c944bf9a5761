import { PatternError, requireShort, type MatchSpan, type Pattern, type PatternOptions } from './pattern.ts';
import { requiredByText, type Required } from './required.ts';

/** A text that is searched as it is written. It needs no RE2, so browsers search for it without loading that. */
export class LiteralPattern implements Pattern {
  readonly required: Required;
  readonly weight = 1;
  readonly #text: string;
  /** Finds the text in any case. An expression without repetitions takes linear time in every engine. */
  readonly #anyCase: RegExp | undefined;
  readonly #isWord: boolean;

  /** Throws `PatternError`. */
  constructor(text: string, { ignoreCase, word = false }: PatternOptions) {
    requireShort(text);
    if (/[\r\n]/.test(text))
      throw new PatternError('it contains a line break, but lines are searched one by one');
    this.#text = text;
    this.#anyCase = ignoreCase ? new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'giu') : undefined;
    this.#isWord = word;
    this.required = requiredByText(text, ignoreCase);
  }

  mayMatch(text: string): boolean {
    return this.#next(text, 0) !== undefined;
  }

  matchesIn(line: string, limit: number): MatchSpan[] {
    const matches: MatchSpan[] = [];
    let from = 0;
    while (from <= line.length && matches.length < limit) {
      const match = this.#next(line, from);
      if (!match) break;
      const isWanted = !this.#isWord || isWholeWord(line, match);
      if (isWanted) matches.push(match);
      from = isWanted && match[1] > match[0] ? match[1] : afterCharacter(line, match[0]);
    }
    return matches;
  }

  #next(text: string, from: number): MatchSpan | undefined {
    if (!this.#anyCase) {
      const at = text.indexOf(this.#text, from);
      return at < 0 ? undefined : [at, at + this.#text.length];
    }
    this.#anyCase.lastIndex = from;
    const found = this.#anyCase.exec(text);
    return found ? [found.index, found.index + found[0].length] : undefined;
  }
}

const wordBefore = /[\p{L}\p{N}\p{M}_]$/u;
const wordAfter = /^[\p{L}\p{N}\p{M}_]/u;

/** Whether a match neither begins nor ends inside a word. Other characters at its ends may touch anything. */
function isWholeWord(line: string, [start, end]: MatchSpan): boolean {
  const match = line.slice(start, end);
  const isCut = (before: string, after: string) => wordBefore.test(before) && wordAfter.test(after);
  return !isCut(line.slice(Math.max(0, start - 2), start), match) && !isCut(match, line.slice(end, end + 2));
}

function afterCharacter(text: string, at: number): number {
  return at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
}
