import { QueryError, type Pattern, type Predicate, type TopPattern } from './pattern.ts';

/** Parses the text of a query. Throws `QueryError`. */
export function parseQuery(text: string): TopPattern[] {
  const reader = new Reader(text);
  const patterns: TopPattern[] = [];
  while (!reader.isAtEnd()) {
    const predicates: Predicate[] = [];
    patterns.push({ pattern: reader.pattern(predicates), predicates });
  }
  return patterns;
}

const blank = /(?:\s|;.*)*/y;
const nodeName = /[A-Za-z_][\w-]*/y;
const captureName = /[\w.!?-]+/y;
const fieldName = /[A-Za-z_]\w*(?=\s*:)/y;
const quoted = /"(?:[^"\\]|\\[^])*"/y;

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#skip(blank);
  }

  isAtEnd(): boolean {
    return this.#at === this.#text.length;
  }

  /** Reads one pattern. Adds the predicates in it, which belong to the pattern at the top. */
  pattern(predicates: Predicate[]): Pattern {
    const index = this.#at;
    const field = this.#word(fieldName) ?? '';
    if (field !== '') this.#expect(':');
    const common = { field, captures: [], quantifier: '' as const, isAnchored: false, isLast: false, index };
    return this.#suffixed(this.#body(common, predicates));
  }

  #body(common: Omit<Pattern, 'kind'> & { index: number }, predicates: Predicate[]): Pattern {
    const node = { ...common, kind: 'node', children: [], without: [] } as const;
    const text = this.#string();
    if (text !== undefined) return { ...node, name: text, isNamed: false };
    if (this.#take('[')) return { ...common, kind: 'choice', options: this.#patternsUntil(']', predicates) };
    if (!this.#take('(')) {
      if (this.#word(nodeName) === '_') return { ...node, name: undefined, isNamed: false };
      throw new QueryError('a pattern begins with "(", "[" or a quote', common.index);
    }
    let name = this.#word(nodeName);
    if (name === undefined) return { ...common, kind: 'group', items: this.#patternsUntil(')', predicates) };
    if (name === 'MISSING') throw new QueryError('patterns of missing nodes are not supported', common.index);
    // A subtype is a type of its own, so the supertype before it adds nothing.
    if (this.#take('/')) name = this.#word(nodeName) ?? '_';
    const without: string[] = [];
    const children = this.#patternsUntil(')', predicates, without);
    return { ...node, name: name === '_' ? undefined : name, isNamed: true, children, without };
  }

  #patternsUntil(close: string, predicates: Predicate[], without?: string[]): Pattern[] {
    const patterns: Pattern[] = [];
    let isAnchored = false;
    while (!this.#take(close)) {
      if (this.isAtEnd()) throw new QueryError(`"${close}" is missing`, this.#at);
      if (this.#take('.')) {
        isAnchored = true;
      } else if (this.#text.startsWith('(#', this.#at)) {
        predicates.push(this.#predicate());
      } else if (without && this.#take('!')) {
        without.push(this.#word(nodeName) ?? '');
      } else {
        patterns.push({ ...this.pattern(predicates), isAnchored });
        isAnchored = false;
      }
    }
    const last = patterns.at(-1);
    if (isAnchored && last) last.isLast = true;
    return patterns;
  }

  /** Reads the quantifier and the captures behind a pattern. */
  #suffixed(pattern: Pattern): Pattern {
    const captures = [...pattern.captures];
    let { quantifier } = pattern;
    for (;;) {
      if (this.#take('?')) quantifier = '?';
      else if (this.#take('*')) quantifier = '*';
      else if (this.#take('+')) quantifier = '+';
      else if (this.#take('@')) captures.push(this.#word(captureName) ?? '');
      else return { ...pattern, captures, quantifier };
    }
  }

  #predicate(): Predicate {
    const index = this.#at;
    this.#expect('(');
    this.#expect('#');
    const operator = this.#word(captureName) ?? '';
    const found: { kind: 'capture' | 'string'; value: string }[] = [];
    while (!this.#take(')')) {
      if (this.#take('@')) found.push({ kind: 'capture', value: this.#word(captureName) ?? '' });
      else {
        const value = this.#string() ?? this.#word(captureName);
        if (value === undefined) throw new QueryError('")" is missing', this.#at);
        found.push({ kind: 'string', value });
      }
    }
    return { operator, arguments: found, index };
  }

  #string(): string | undefined {
    const text = this.#word(quoted);
    return text?.slice(1, -1).replace(/\\([^])/g, (_, escaped: string) => escapes[escaped] ?? escaped);
  }

  #expect(mark: string): void {
    if (!this.#take(mark)) throw new QueryError(`"${mark}" is missing`, this.#at);
  }

  #take(mark: string): boolean {
    if (!this.#text.startsWith(mark, this.#at)) return false;
    this.#at += mark.length;
    this.#skip(blank);
    return true;
  }

  /** Reads a match of a sticky expression, and the blanks behind it. */
  #word(expression: RegExp): string | undefined {
    const word = this.#skip(expression);
    if (word === undefined) return undefined;
    this.#skip(blank);
    return word;
  }

  #skip(expression: RegExp): string | undefined {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', 0: '\0' };
