/**
 * What a text must contain for a pattern to match in it: a literal, all of several, one of several, or nothing that
 * could be told. It may ask for less than the pattern does, and never for more.
 */
export type Required =
  { kind: 'anything' } | { kind: 'literal'; text: string } | { kind: 'all' | 'any'; parts: Required[] };

const anything: Required = { kind: 'anything' };

/** Of a text that is meant literally. */
export function requiredByText(text: string, ignoreCase: boolean): Required {
  return { kind: 'literal', text: ignoreCase ? withoutCases(text) : text };
}

/**
 * Reads the pattern as far as it is simple: literals, groups, alternatives and repetitions. A pattern with anything
 * else that is not known to stand for one character, or for none, is not narrowed at all. The pattern compiles.
 */
export function requiredByPattern(pattern: string, ignoreCase: boolean): Required {
  try {
    const anyCase = ignoreCase || /\(\?[a-zA-Z]*i/.test(pattern);
    return new Reader(pattern, anyCase).read();
  } catch (error) {
    if (error instanceof NotSimple) return anything;
    throw error;
  }
}

/** Trigrams know no case of ASCII. Of other letters that have one, only a text in their own case would be found. */
function withoutCases(text: string): string {
  return text.replaceAll(/[^\x00-\x7f]/gu, (character) =>
    character.toLowerCase() === character && character.toUpperCase() === character ? character : NO_TRIGRAM,
  );
}

/** A character that no trigram has. */
const NO_TRIGRAM = '\0';

class NotSimple extends Error {}

/** Escapes that match one character of several, or a place between two. */
const oneOfSeveral = new Set('dDsSwWnrfva');
const places = new Set('bBAz');
const quantifier = /[*+?]\??|\{(\d+)(?:,\d*)?\}\??/y;
const groupStart = /\?(?:[a-zA-Z-]*:|P?<[^>]*>)/y;
const flagGroup = /\?[a-zA-Z-]+\)/y;
const classMembers = /\[\^?\]?(?:\[:[^\]]*:\]|\\.|[^\]\\])*\]/sy;
const quoted = /\\Q(.*?)(?:\\E|$)/sy;
const property = /\\[pP](?:\{[^}]*\}|.)/sy;

class Reader {
  readonly #pattern: string;
  readonly #anyCase: boolean;
  #at = 0;

  constructor(pattern: string, anyCase: boolean) {
    this.#pattern = pattern;
    this.#anyCase = anyCase;
  }

  read(): Required {
    const required = this.#alternatives();
    if (this.#at < this.#pattern.length) throw new NotSimple();
    return required;
  }

  #alternatives(): Required {
    const branches = [this.#sequence()];
    while (this.#pattern[this.#at] === '|') {
      this.#at++;
      branches.push(this.#sequence());
    }
    if (branches.length === 1) return branches[0] ?? anything;
    return branches.some(({ kind }) => kind === 'anything') ? anything : { kind: 'any', parts: branches };
  }

  /** What stands one behind the other, up to the end, a `|` or a `)`. */
  #sequence(): Required {
    const parts: Required[] = [];
    let run = '';
    const endRun = (): void => {
      if (run !== '') parts.push({ kind: 'literal', text: run });
      run = '';
    };
    while (this.#at < this.#pattern.length && !'|)'.includes(this.#pattern[this.#at] ?? '')) {
      const piece = this.#piece();
      const least = this.#repetition();
      if (piece.kind === 'place') continue;
      if (piece.kind === 'literal' && least === undefined) {
        run += piece.text;
        continue;
      }
      // Of a literal of several characters only the last is repeated, and that is read as a piece of its own.
      if (piece.kind === 'literal' && least !== 0) run += piece.text;
      endRun();
      if (piece.kind !== 'literal' && piece.kind !== 'anything' && least !== 0) parts.push(piece);
    }
    endRun();
    if (parts.length === 0) return anything;
    return parts.length === 1 ? (parts[0] ?? anything) : { kind: 'all', parts };
  }

  #piece(): Required | { kind: 'place' } {
    // Half of a character cannot be repeated.
    const character = String.fromCodePoint(this.#pattern.codePointAt(this.#at) ?? 0);
    if (character === '\\') return this.#escape();
    if (character === '(') return this.#group();
    if (character === '[') return this.#class();
    this.#at += character.length;
    if (character === '.') return anything;
    if (character === '^' || character === '$') return { kind: 'place' };
    return this.#literal(character);
  }

  #literal(text: string): Required {
    return requiredByText(text, this.#anyCase);
  }

  #escape(): Required | { kind: 'place' } {
    const literal = this.#take(quoted);
    // A repetition behind the end would be of the last character alone.
    if (literal) return this.#peek(quantifier) ? anything : this.#literal(literal[1] ?? '');
    if (this.#take(property)) return anything;
    const character = String.fromCodePoint(this.#pattern.codePointAt(this.#at + 1) ?? 0);
    this.#at += 1 + character.length;
    if (places.has(character)) return { kind: 'place' };
    if (oneOfSeveral.has(character)) return anything;
    if (character === 't') return { kind: 'literal', text: '\t' };
    if (/[\p{P}\p{S} ]/u.test(character)) return this.#literal(character);
    throw new NotSimple();
  }

  #group(): Required | { kind: 'place' } {
    this.#at++;
    // Flags say in which case letters are, and that is not asked here.
    if (this.#take(flagGroup)) return { kind: 'place' };
    if (this.#pattern[this.#at] === '?' && !this.#take(groupStart)) throw new NotSimple();
    const inside = this.#alternatives();
    if (this.#pattern[this.#at] !== ')') throw new NotSimple();
    this.#at++;
    // A literal in a group is repeated as a whole, so that it does not run on.
    return inside.kind === 'literal' ? { kind: 'all', parts: [inside] } : inside;
  }

  /** Of characters that differ in case alone the one is as good as the other. */
  #class(): Required {
    const members = this.#take(classMembers)?.[0];
    if (members === undefined) throw new NotSimple();
    const plain = /^\[([^\\^[\]-]+)\]$/.exec(members)?.[1] ?? '';
    const cases = new Set([...plain].map((character) => character.toLowerCase()));
    const [only] = cases;
    return cases.size === 1 && only !== undefined && /^[a-z]$/.test(only)
      ? { kind: 'literal', text: only }
      : anything;
  }

  /** How often the piece before has to be there at least; undefined when it is not repeated. */
  #repetition(): number | undefined {
    const found = this.#take(quantifier);
    if (!found) return undefined;
    // `a**` and the like do not compile; `a{2}{3}` may.
    if (this.#peek(quantifier)) throw new NotSimple();
    if (found[1] !== undefined) return Number(found[1]);
    return found[0].startsWith('+') ? 1 : 0;
  }

  #peek(expected: RegExp): boolean {
    expected.lastIndex = this.#at;
    return expected.test(this.#pattern);
  }

  #take(expected: RegExp): RegExpExecArray | undefined {
    expected.lastIndex = this.#at;
    const found = expected.exec(this.#pattern) ?? undefined;
    if (found) this.#at += found[0].length;
    return found;
  }
}
