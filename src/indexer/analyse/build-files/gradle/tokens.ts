/** A literal part of a string, or an expression in it, as written. */
export type StringPart = string | { expression: string };

export type Token =
  | { kind: 'word'; text: string }
  | { kind: 'string'; parts: readonly StringPart[] }
  /** Any other character, or the end of a line as `\n`. */
  | { kind: 'mark'; text: string };

/** An expression in a string in an expression … that is nested deeper is text. */
const MAX_DEPTH = 20;
const WORD = /[\p{L}\p{N}_$]+/uy;
const BLANKS = /[^\S\n]+/y;
/** A name after `$` in a string. */
const SIMPLE_NAME = /\$([A-Za-z_]\w*)/y;
/** Such a name in a script whose strings take paths, too. */
const SIMPLE_PATH = /\$([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)/y;
/** A slash after one of these begins a string, not a division. */
const BEFORE_SLASHY = new Set(['=', '(', ',', '~', '[', ':', '{', '\n']);
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/**
 * Divides a build script into words, strings and other characters, without its comments. `isKts` chooses between the two languages
 * of scripts. Never fails: an unclosed string ends at the end of the line, an unclosed comment at the end of the file.
 */
export function tokensOf(text: string, isKts: boolean): Token[] {
  return new Tokenizer(text, isKts).all();
}

class Tokenizer {
  readonly #text: string;
  readonly #isKts: boolean;
  readonly #tokens: Token[] = [];
  #at = 0;

  constructor(text: string, isKts: boolean) {
    this.#text = text;
    this.#isKts = isKts;
  }

  all(): Token[] {
    while (this.#at < this.#text.length) this.#next();
    return this.#tokens;
  }

  #next(): void {
    if (this.#skipped()) return;
    const char = this.#text.charAt(this.#at);
    if (char === '"' || (char === "'" && !this.#isKts)) {
      this.#tokens.push({ kind: 'string', parts: this.#string(char, 0) });
      return;
    }
    if (char === "'") {
      this.#string(char, 0);
      return;
    }
    if (char === '/' && this.#slashy()) return;
    const word = this.#match(WORD);
    this.#tokens.push(word ? { kind: 'word', text: word[0] } : { kind: 'mark', text: char });
    if (!word) this.#at++;
  }

  /** Skips a comment, blanks, or the end of a line that continues on the next one. */
  #skipped(): boolean {
    if (this.#match(BLANKS)) return true;
    if (this.#text.startsWith('//', this.#at)) this.#at = this.#indexOf('\n');
    else if (this.#text.startsWith('/*', this.#at)) this.#skipComment();
    else if (this.#text.startsWith('\\\n', this.#at)) this.#at += 2;
    else return false;
    return true;
  }

  /** Comments of `.kts` scripts contain others. */
  #skipComment(): void {
    this.#at += 2;
    for (let depth = 1; depth > 0 && this.#at < this.#text.length;) {
      if (this.#text.startsWith('*/', this.#at)) {
        depth--;
        this.#at += 2;
      } else if (this.#isKts && this.#text.startsWith('/*', this.#at)) {
        depth++;
        this.#at += 2;
      } else this.#at++;
    }
  }

  /** Reads a string between slashes on one line, such as a regular expression. */
  #slashy(): boolean {
    if (this.#isKts) return false;
    const last = this.#tokens.at(-1);
    if (last && !(last.kind === 'mark' && BEFORE_SLASHY.has(last.text))) return false;
    let end = this.#at + 1;
    while (end < this.#text.length && !'/\n'.includes(this.#text.charAt(end)))
      end += this.#text.startsWith('\\/', end) ? 2 : 1;
    if (this.#text.charAt(end) !== '/') return false;
    this.#tokens.push({ kind: 'string', parts: [this.#text.slice(this.#at + 1, end)] });
    this.#at = end + 1;
    return true;
  }

  #string(quote: string, depth: number): StringPart[] {
    const triple = quote.repeat(3);
    const isLong = this.#text.startsWith(triple, this.#at);
    const close = isLong ? triple : quote;
    this.#at += close.length;
    const hasEscapes = !isLong || !this.#isKts;
    const parts: StringPart[] = [];
    let literal = '';
    while (this.#at < this.#text.length) {
      const char = this.#text.charAt(this.#at);
      if (this.#text.startsWith(close, this.#at)) {
        this.#at += close.length;
        break;
      }
      if (char === '\n' && !isLong) break;
      const expression = char === '$' && quote === '"' ? this.#expression(depth) : undefined;
      if (expression !== undefined) {
        parts.push(literal, { expression });
        literal = '';
      } else if (char === '\\' && hasEscapes && this.#text.charAt(this.#at + 1) !== '\n') {
        const escaped = this.#text.charAt(this.#at + 1);
        literal += escapes[escaped] ?? escaped;
        this.#at += 2;
      } else {
        literal += char;
        this.#at++;
      }
    }
    parts.push(literal);
    return parts.filter((part) => part !== '');
  }

  /** Reads `$name` or `${expression}`. */
  #expression(depth: number): string | undefined {
    if (!this.#text.startsWith('${', this.#at))
      return this.#match(this.#isKts ? SIMPLE_NAME : SIMPLE_PATH)?.[1];
    if (depth >= MAX_DEPTH) return undefined;
    const start = (this.#at += 2);
    for (let open = 1; this.#at < this.#text.length;) {
      const char = this.#text.charAt(this.#at);
      if (char === '"' || char === "'") this.#string(char, depth + 1);
      else {
        this.#at++;
        if (char === '{') open++;
        else if (char === '}' && --open === 0) return this.#text.slice(start, this.#at - 1).trim();
      }
    }
    return '';
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found) this.#at += found[0].length;
    return found;
  }

  #indexOf(text: string): number {
    const found = this.#text.indexOf(text, this.#at);
    return found < 0 ? this.#text.length : found;
  }
}
