import { RE2JS } from 're2js';

const MAX_GLOB_LENGTH = 500;
const MAX_BRACE_DEPTH = 20;
const SLASH = 0x2f;
const LAST_CODE_POINT = 0x10ffff;

/** A glob that is not valid. */
export class GlobError extends Error {}

/**
 * Returns the RE2 expression of a glob: `*` and `?` within a name, `**` for any number of folders, `[a-z]`, `[!a-z]`,
 * `{a,b}`, and `\` before a literal character. Throws `GlobError`.
 */
export function globExpression(glob: string): string {
  const shown = glob.length > 60 ? `${glob.slice(0, 60)}…` : glob;
  if (glob === '') throw new GlobError('a glob is empty');
  if (glob.length > MAX_GLOB_LENGTH)
    throw new GlobError(`the glob "${shown}" is longer than ${MAX_GLOB_LENGTH} characters`);
  try {
    return new GlobReader(glob).read();
  } catch (error) {
    if (!(error instanceof GlobError)) throw error;
    throw new GlobError(`the glob "${shown}" is not valid: ${error.message}`, { cause: error });
  }
}

class GlobReader {
  readonly #glob: string;
  #at = 0;
  #depth = 0;

  constructor(glob: string) {
    this.#glob = glob;
  }

  read(): string {
    return this.#sequence(true);
  }

  /** Reads to the end of the glob or, within braces, to the next `,` or `}`. `isStart`: a name starts here. */
  #sequence(isStart: boolean): string {
    let expression = '';
    while (this.#at < this.#glob.length) {
      const character = this.#character();
      if (this.#depth > 0 && (character === ',' || character === '}')) return expression;
      expression += this.#readFolders(isStart) ?? this.#readPart(character, isStart);
      isStart = character !== '\\' && this.#glob[this.#at - 1] === '/';
    }
    if (this.#depth > 0) throw new GlobError('a "{" has no "}"');
    return expression;
  }

  /** Reads a `**` that is a whole name; returns undefined for anything else. */
  #readFolders(isStart: boolean): string | undefined {
    const rest = this.#glob.slice(this.#at);
    const taken = (pattern: RegExp): boolean => {
      const [text = ''] = pattern.exec(rest) ?? [];
      this.#at += text.length;
      return text !== '';
    };
    const isInBraces = this.#depth > 0;
    if (isStart && taken(/^(?:\*\*\/)+/)) return '(?:[^/]+/)*';
    if (isStart && taken(isInBraces ? /^\*\*(?=$|[,}])/ : /^\*\*$/)) return '.*';
    if (taken(isInBraces ? /^(?:\/\*\*)+(?=$|[,}])/ : /^(?:\/\*\*)+$/)) return '(?:/.*)?';
    return undefined;
  }

  #readPart(character: string, isStart: boolean): string {
    this.#at += character.length;
    switch (character) {
      case '*':
        while (this.#glob[this.#at] === '*') this.#at++;
        return '[^/]*';
      case '?':
        return '[^/]';
      case '[':
        return this.#class();
      case '{':
        return this.#alternatives(isStart);
      case '\\':
        return RE2JS.quote(this.#escaped());
      default:
        return RE2JS.quote(character);
    }
  }

  #character(): string {
    return String.fromCodePoint(this.#glob.codePointAt(this.#at) ?? 0);
  }

  #escaped(): string {
    if (this.#at >= this.#glob.length) throw new GlobError('it ends with a "\\"');
    const character = this.#character();
    this.#at += character.length;
    return character;
  }

  #class(): string {
    const isNegated = /[!^]/.test(this.#glob[this.#at] ?? '');
    if (isNegated) this.#at++;
    const ranges: [from: number, to: number][] = [];
    // A "]" at the start of a class is literal.
    while (ranges.length === 0 || this.#glob[this.#at] !== ']') {
      const from = this.#readMember();
      const isRange = this.#glob[this.#at] === '-' && this.#glob[this.#at + 1] !== ']';
      if (isRange) this.#at++;
      const to = isRange ? this.#readMember() : from;
      if (to < from) throw new GlobError('a range in "[…]" ends before it starts');
      ranges.push([from, to]);
    }
    this.#at++;
    const members = (isNegated ? complement(ranges) : ranges).flatMap(withoutSlash);
    return `[${members.map(rangeExpression).join('') || NOTHING}]`;
  }

  #readMember(): number {
    if (this.#at >= this.#glob.length) throw new GlobError('a "[" has no "]"');
    const character = this.#character();
    this.#at += character.length;
    return (character === '\\' ? this.#escaped() : character).codePointAt(0) ?? 0;
  }

  #alternatives(isStart: boolean): string {
    if (++this.#depth > MAX_BRACE_DEPTH) throw new GlobError('its braces are nested too deeply');
    const branches = [this.#sequence(isStart)];
    while (this.#glob[this.#at] === ',') {
      this.#at++;
      branches.push(this.#sequence(isStart));
    }
    this.#at++;
    this.#depth--;
    return `(?:${branches.join('|')})`;
  }
}

/** The inside of a class that matches no character. */
const NOTHING = `^\\x{0}-\\x{${LAST_CODE_POINT.toString(16)}}`;

function complement(ranges: readonly [number, number][]): [number, number][] {
  const gaps: [number, number][] = [];
  let next = 0;
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    if (from > next) gaps.push([next, from - 1]);
    next = Math.max(next, to + 1);
  }
  if (next <= LAST_CODE_POINT) gaps.push([next, LAST_CODE_POINT]);
  return gaps;
}

/** Removes the slash from a range: a class matches one character of a name, and names have no slash. */
function withoutSlash([from, to]: [number, number]): [number, number][] {
  if (from > SLASH || to < SLASH) return [[from, to]];
  const parts: [number, number][] = [
    [from, SLASH - 1],
    [SLASH + 1, to],
  ];
  return parts.filter(([start, end]) => start <= end);
}

function rangeExpression([from, to]: [number, number]): string {
  return `\\x{${from.toString(16)}}-\\x{${to.toString(16)}}`;
}
