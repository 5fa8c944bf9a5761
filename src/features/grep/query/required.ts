/**
 * A condition on every text with a match: it contains a literal, all or any of several, or nothing is known. The condition may
 * be weaker than the pattern but never stronger.
 */
export type Required =
  { kind: 'anything' } | { kind: 'literal'; text: string } | { kind: 'all' | 'any'; parts: Required[] };

const anything: Required = { kind: 'anything' };

/** Returns the condition for a literal pattern. */
export function requiredByText(text: string, ignoreCase: boolean): Required {
  return { kind: 'literal', text: ignoreCase ? withoutCases(text) : text };
}

/**
 * Returns the condition for a valid regular expression. Understands literals, groups, alternatives, repetitions, and what
 * matches exactly one character or none. For any other pattern nothing is known.
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

/** Trigrams ignore the case of ASCII letters only, so other letters with a case are replaced. */
function withoutCases(text: string): string {
  return text.replaceAll(/[^\x00-\x7f]/gu, (character) =>
    character.toLowerCase() === character && character.toUpperCase() === character ? character : NO_TRIGRAM,
  );
}

/** A character that occurs in no trigram. */
const NO_TRIGRAM = '\0';

class NotSimple extends Error {}

/** Escapes that match one of several characters. */
const classEscapes = new Set('dDsSwWnrfva');
/** Escapes that match a position between two characters. */
const positionEscapes = new Set('bBAz');
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

  /** Reads a concatenation, up to the end, a `|` or a `)`. */
  #sequence(): Required {
    const parts: Required[] = [];
    let run = '';
    const endRun = (): void => {
      if (run !== '') parts.push({ kind: 'literal', text: run });
      run = '';
    };
    while (this.#at < this.#pattern.length && !'|)'.includes(this.#pattern[this.#at] ?? '')) {
      const atom = this.#atom();
      const least = this.#repetition();
      if (atom.kind === 'position') continue;
      if (atom.kind === 'literal' && least === undefined) {
        run += atom.text;
        continue;
      }
      // A repetition applies to one character, and each character is an atom of its own.
      if (atom.kind === 'literal' && least !== 0) run += atom.text;
      endRun();
      if (atom.kind !== 'literal' && atom.kind !== 'anything' && least !== 0) parts.push(atom);
    }
    endRun();
    if (parts.length === 0) return anything;
    return parts.length === 1 ? (parts[0] ?? anything) : { kind: 'all', parts };
  }

  #atom(): Required | { kind: 'position' } {
    // A surrogate pair is one character.
    const character = String.fromCodePoint(this.#pattern.codePointAt(this.#at) ?? 0);
    if (character === '\\') return this.#escape();
    if (character === '(') return this.#group();
    if (character === '[') return this.#class();
    this.#at += character.length;
    if (character === '.') return anything;
    if (character === '^' || character === '$') return { kind: 'position' };
    return this.#literal(character);
  }

  #literal(text: string): Required {
    return requiredByText(text, this.#anyCase);
  }

  #escape(): Required | { kind: 'position' } {
    const literal = this.#take(quoted);
    // A repetition after the end applies to the last character alone.
    if (literal) return this.#peek(quantifier) ? anything : this.#literal(literal[1] ?? '');
    if (this.#take(property)) return anything;
    const character = String.fromCodePoint(this.#pattern.codePointAt(this.#at + 1) ?? 0);
    this.#at += 1 + character.length;
    if (positionEscapes.has(character)) return { kind: 'position' };
    if (classEscapes.has(character)) return anything;
    if (character === 't') return { kind: 'literal', text: '\t' };
    if (/[\p{P}\p{S} ]/u.test(character)) return this.#literal(character);
    throw new NotSimple();
  }

  #group(): Required | { kind: 'position' } {
    this.#at++;
    // Flags change the case or the meaning of dots and anchors, which the condition ignores.
    if (this.#take(flagGroup)) return { kind: 'position' };
    if (this.#pattern[this.#at] === '?' && !this.#take(groupStart)) throw new NotSimple();
    const inside = this.#alternatives();
    if (this.#pattern[this.#at] !== ')') throw new NotSimple();
    this.#at++;
    // A repetition applies to the whole group, so its literal must not join the characters before it.
    return inside.kind === 'literal' ? { kind: 'all', parts: [inside] } : inside;
  }

  /** Reads a character class. One whose members differ only in case is a literal. */
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

  /** Returns how often the atom before occurs at least; undefined if it is not repeated. */
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
