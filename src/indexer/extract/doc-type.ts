/** A type as comments write it. Offsets are into the text. */
export type DocType =
  | {
      kind: 'named';
      module: string | undefined;
      parts: { text: string; offset: number }[];
      arguments: DocType[];
    }
  | { kind: 'array'; of: DocType }
  /** Members of which nothing is said are left out. */
  | { kind: 'object'; members: DocMember[] }
  | { kind: 'union'; of: DocType[] };

export interface DocMember {
  name: string;
  type: DocType;
}

/** Deeper ones are made to overflow a stack, not to be read. */
const MAX_DEPTH = 20;
const token =
  /\s*([\p{L}_$\\][\p{L}\p{N}_$\\]*(?:-[\p{L}]+)*|"[^"\n]*"|'[^'\n]*'|\d+|\[\]|\.\.\.|=>|[.<>()[\]{},;|&?!*=:-])/uy;

/** Undefined when the text is something that says nothing of members. */
export function parseDocType(text: string): DocType | undefined {
  const tokens: { text: string; offset: number }[] = [];
  const end = text.trimEnd().length;
  token.lastIndex = 0;
  while (token.lastIndex < end) {
    const found = token.exec(text);
    if (!found) return undefined;
    const [, word = ''] = found;
    tokens.push({ text: word, offset: token.lastIndex - word.length });
  }
  let next = 0;
  const take = (...words: string[]): boolean => {
    if (!words.includes(tokens[next]?.text ?? '')) return false;
    next++;
    return true;
  };
  const named = (depth: number): DocType | undefined => {
    let module: string | undefined;
    if (take('typeof')) return undefined;
    if (tokens[next]?.text === 'import' && tokens[next + 1]?.text === '(') {
      const quoted = tokens[next + 2]?.text ?? '';
      next += 3;
      if (!isQuoted(quoted) || !take(')')) return undefined;
      module = quoted.slice(1, -1);
    }
    const parts: { text: string; offset: number }[] = [];
    if (module === undefined || take('.'))
      do {
        const part = tokens[next++];
        if (!part || !/^[\p{L}_$\\]/u.test(part.text)) return undefined;
        parts.push(part);
      } while (tokens[next + 1]?.text !== '<' && take('.'));
    take('.');
    // An array or object with the types of its keys.
    if (take('{')) return object(depth + 1);
    const given: DocType[] = [];
    if (take('<')) {
      do {
        const type = union(depth + 1);
        if (!type) return undefined;
        given.push(type);
      } while (take(','));
      if (!take('>')) return undefined;
    }
    return { kind: 'named', module, parts, arguments: given };
  };
  /** Goes to the end of a member whose type says nothing of members. */
  const skipMember = (): void => {
    const open: string[] = [];
    for (let word = tokens[next]?.text; word !== undefined; word = tokens[++next]?.text) {
      if (open.length === 0 && [',', ';', '}'].includes(word)) return;
      if (['(', '[', '{', '<'].includes(word)) open.push(word);
      if ([')', ']', '}', '>'].includes(word)) open.pop();
    }
  };
  const object = (depth: number): DocType | undefined => {
    const members: DocMember[] = [];
    while (!take('}')) {
      if (take('*', ',', ';')) continue;
      const name = tokens[next]?.text;
      if (name === undefined) return undefined;
      const from = next++;
      take('?');
      const type = take(':') && /^['"\p{L}_$]/u.test(name) ? union(depth) : undefined;
      if (type && [',', ';', '}', '*'].includes(tokens[next]?.text ?? ''))
        members.push({ name: name.replace(/^(['"])(.*)\1$/, '$2'), type });
      else {
        next = from;
        skipMember();
      }
    }
    return { kind: 'object', members };
  };
  const suffixed = (depth: number): DocType | undefined => {
    while (take('?', '!', '...', '*'));
    let type: DocType | undefined;
    if (take('(')) {
      type = union(depth + 1);
      if (!take(')')) return undefined;
    } else if (take('{')) type = object(depth + 1);
    else type = named(depth);
    while (type && (take('[]') || take('=') || take('?') || take('!')))
      if (tokens[next - 1]?.text === '[]') type = { kind: 'array', of: type };
    return type;
  };
  const union = (depth: number): DocType | undefined => {
    if (depth > MAX_DEPTH) return undefined;
    const of: DocType[] = [];
    take('|', '&');
    do {
      // A literal has no members of its own.
      if (isLiteral(tokens[next]?.text ?? '')) {
        next++;
        continue;
      }
      const type = suffixed(depth);
      if (!type) return undefined;
      of.push(type);
    } while (take('|', '&'));
    return of.length < 2 ? of[0] : { kind: 'union', of };
  };
  const type = tokens.length === 0 ? undefined : union(0);
  return next === tokens.length ? type : undefined;
}

function isQuoted(word: string): boolean {
  return /^["']/.test(word);
}

function isLiteral(word: string): boolean {
  return isQuoted(word) || /^\d/.test(word);
}
