import { RE2JS } from 're2js';

const LONGEST_GLOB = 500;
const MOST_GLOBS = 100;
const DEEPEST = 20;

/** A glob that means nothing. */
export class GlobError extends Error {}

/**
 * Whether any of the globs matches a path: `*` and `?` within a name, `**` any number of folders, `[a-z]`, `{a,b}`, `\`
 * before what is meant as it is. Globs come from whoever asks, so they run in linear time. Throws `GlobError`.
 */
export function createGlobMatcher(globs: readonly string[]): (path: string) => boolean {
  if (globs.length > MOST_GLOBS)
    throw new GlobError(`there are ${globs.length} globs, and at most ${MOST_GLOBS} are taken`);
  const expressions = globs.map(compile);
  return (path) => expressions.some((expression) => expression.testExact(path));
}

/** As in a `.gitignore`: a glob without a slash matches at every depth. */
export function atEveryDepth(glob: string): string {
  return glob === '' || glob.replace(/\/+$/, '').includes('/') ? glob : `**/${glob}`;
}

function compile(glob: string): RE2JS {
  const shown = glob.length > 60 ? `${glob.slice(0, 60)}…` : glob;
  if (glob === '') throw new GlobError('a glob is empty');
  if (glob.length > LONGEST_GLOB)
    throw new GlobError(`the glob "${shown}" is longer than ${LONGEST_GLOB} characters`);
  const bare = glob.replace(/^\.\//, '').replace(/(?<=[^/])\/+$/, '');
  try {
    return RE2JS.compile(new GlobReader(bare).read(), RE2JS.DOTALL);
  } catch (error) {
    const reason = error instanceof GlobError ? error.message : 'it cannot be read';
    throw new GlobError(`the glob "${shown}" is not valid: ${reason}`, { cause: error });
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
    return this.#sequence('');
  }

  /** Up to one of `ends`, which is left; of the whole glob to its end. */
  #sequence(ends: string): string {
    let expression = '';
    while (this.#at < this.#glob.length) {
      const character = String.fromCodePoint(this.#glob.codePointAt(this.#at) ?? 0);
      if (ends.includes(character)) return expression;
      expression += this.#folders() ?? this.#piece(character);
    }
    if (ends !== '') throw new GlobError('a "{" has no "}"');
    return expression;
  }

  /** `**` where it is all between two slashes. */
  #folders(): string | undefined {
    const rest = this.#glob.slice(this.#at);
    const first = this.#at === 0 || '/{,'.includes(this.#glob[this.#at - 1] ?? '');
    const inner = first ? /^(?:\*\*\/)+/.exec(rest) : null;
    if (inner) {
      this.#at += inner[0].length;
      return '(?:[^/]+/)*';
    }
    if (first && /^\*\*(?=$|[,}])/.test(rest)) {
      this.#at += 2;
      return '.*';
    }
    if (/^(?:\/\*\*)+(?=$|[,}])/.test(rest)) {
      this.#at += /^(?:\/\*\*)+/.exec(rest)?.[0].length ?? 0;
      return '(?:/.*)?';
    }
    return undefined;
  }

  #piece(character: string): string {
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
        return this.#alternatives();
      case '\\':
        return this.#escaped();
      default:
        return RE2JS.quote(character);
    }
  }

  #escaped(): string {
    if (this.#at >= this.#glob.length) throw new GlobError('it ends with a "\\"');
    const character = String.fromCodePoint(this.#glob.codePointAt(this.#at) ?? 0);
    this.#at += character.length;
    return RE2JS.quote(character);
  }

  #class(): string {
    const found = /^([!^]?)(\]?(?:\\.|[^\]\\])*)\]/su.exec(this.#glob.slice(this.#at));
    const [whole = '', not = '', members = ''] = found ?? [];
    if (members === '') throw new GlobError('a "[" has no "]"');
    this.#at += whole.length;
    const quoted = members.replaceAll(
      /\\(.)|[[\]^&~]/gsu,
      (piece, escaped?: string) => `\\${escaped ?? piece}`,
    );
    // A name has no slash in it.
    return not ? `[^/${quoted}]` : `[${quoted}]`;
  }

  #alternatives(): string {
    if (++this.#depth > DEEPEST) throw new GlobError('its braces are nested too deeply');
    const branches = [this.#sequence(',}')];
    while (this.#glob[this.#at] === ',') {
      this.#at++;
      branches.push(this.#sequence(',}'));
    }
    this.#at++;
    this.#depth--;
    return `(?:${branches.join('|')})`;
  }
}
