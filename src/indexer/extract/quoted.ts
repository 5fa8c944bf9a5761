/** A type as it stands in quotes: a dotted name with arguments, or a union of such. Offsets are into the text. */
export type QuotedType =
  | { kind: 'named'; parts: { text: string; offset: number }[]; arguments: QuotedType[] }
  | { kind: 'union'; of: QuotedType[] };

/** Deeper ones are made to overflow a stack, not to be read. */
const MAX_DEPTH = 20;
const token = /\s*([\p{L}_$][\p{L}\p{N}_$]*|\.\.\.|[.[\],|])/uy;

/** Undefined when the text is something else. */
export function parseQuotedType(text: string): QuotedType | undefined {
  const tokens: { text: string; offset: number }[] = [];
  token.lastIndex = 0;
  const end = text.trimEnd().length;
  while (token.lastIndex < end) {
    const found = token.exec(text);
    if (!found) return undefined;
    const [, word = ''] = found;
    tokens.push({ text: word, offset: token.lastIndex - word.length });
  }
  let next = 0;
  const take = (word: string): boolean => {
    if (tokens[next]?.text !== word) return false;
    next++;
    return true;
  };
  const list = (depth: number): QuotedType[] | undefined => {
    const types: QuotedType[] = [];
    do {
      if (take('...')) continue;
      // A list of parameters.
      const type = take('[') ? bracketed(depth) : union(depth);
      if (!type) return undefined;
      types.push(type);
    } while (take(','));
    return take(']') ? types : undefined;
  };
  const bracketed = (depth: number): QuotedType | undefined => {
    if (depth > MAX_DEPTH) return undefined;
    const of = take(']') ? [] : list(depth + 1);
    return of && { kind: 'union', of };
  };
  const named = (depth: number): QuotedType | undefined => {
    const parts: { text: string; offset: number }[] = [];
    do {
      const part = tokens[next++];
      if (!part || !/^[\p{L}_$]/u.test(part.text)) return undefined;
      parts.push(part);
    } while (take('.'));
    const types = take('[') ? (depth > MAX_DEPTH ? undefined : list(depth + 1)) : [];
    return types && { kind: 'named', parts, arguments: types };
  };
  const union = (depth: number): QuotedType | undefined => {
    const of: QuotedType[] = [];
    do {
      const type = named(depth);
      if (!type) return undefined;
      of.push(type);
    } while (take('|'));
    return of.length === 1 ? of[0] : { kind: 'union', of };
  };
  const type = tokens.length === 0 ? undefined : union(0);
  return next === tokens.length ? type : undefined;
}
