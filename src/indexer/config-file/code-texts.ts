/** The marks of comments in a language of configuration files. */
export interface CommentMarks {
  line: readonly string[];
  /** The start and the end of comments of several lines. */
  block?: readonly [string, string] | undefined;
}

interface Token {
  kind: 'text' | 'word' | 'mark';
  text: string;
}

/** A longer file is data, or an attack. */
const MAX_LENGTH = 1_000_000;
const MAX_TEXTS = 1000;
/** Tokens that are read of one value; the rest of a longer one is not. */
const MAX_TOKENS = 10_000;

const closing = new Set([')', ']', '}']);
const opening = new Set(['(', '[', '{']);

/**
 * Returns the strings in the values of keys of a configuration file that is code: `key: ['a', f('b')]` or `key = 'a'`, at any depth. The file
 * is not run, so strings that variables hold are not found. The strings of a call are joined, because calls compose paths.
 */
export function textsInCode(
  text: string,
  keys: readonly string[],
  comments: CommentMarks,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  if (text.length > MAX_LENGTH) return found;
  const wanted = new Set(keys);
  const tokens = tokensOf(text, comments);
  tokens.forEach(({ kind, text: key }, index) => {
    if (kind === 'mark' || !wanted.has(key)) return;
    const next = tokens[index + 1];
    if (next?.kind !== 'mark' || (next.text !== ':' && next.text !== '=')) return;
    const texts = found.get(key) ?? [];
    found.set(key, [...texts, ...textsFrom(tokens, index + 2)].slice(0, MAX_TEXTS));
  });
  return found;
}

/** Returns the strings of the value that starts at a token. */
function textsFrom(tokens: readonly Token[], start: number): string[] {
  const texts: string[] = [];
  const open: { isCall: boolean; first: number }[] = [];
  for (const { kind, text } of tokens.slice(start, start + MAX_TOKENS)) {
    if (kind === 'text') texts.push(text);
    if (kind !== 'mark') continue;
    if (opening.has(text)) open.push({ isCall: text === '(', first: texts.length });
    else if (closing.has(text)) {
      const group = open.pop();
      if (!group) break;
      if (group.isCall && texts.length > group.first) texts.push(texts.splice(group.first).join('/'));
    } else if (open.length === 0 && (text === ',' || text === ';' || (text === '\n' && texts.length > 0)))
      break;
  }
  return texts;
}

function tokensOf(text: string, { line, block }: CommentMarks): Token[] {
  const escaped = (mark: string): string => mark.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const comments = [
    ...line.map((mark) => `${escaped(mark)}[^\\n]*`),
    ...(block ? [`${escaped(block[0])}[^]*?(?:${escaped(block[1])}|$)`] : []),
  ];
  const pattern = new RegExp(
    [
      `(?<comment>${comments.join('|') || '(?!)'})`,
      String.raw`(?<text>"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|${'`'}(?:[^${'`'}\\]|\\[^])*${'`'})`,
      String.raw`(?<word>[\w$]+)`,
      String.raw`(?<mark>\n|[^\s\w])`,
    ].join('|'),
    'g',
  );
  const tokens: Token[] = [];
  for (const { groups } of text.matchAll(pattern)) {
    if (groups?.['text'] !== undefined) tokens.push({ kind: 'text', text: groups['text'].slice(1, -1) });
    else if (groups?.['word'] !== undefined) tokens.push({ kind: 'word', text: groups['word'] });
    else if (groups?.['mark'] !== undefined) tokens.push({ kind: 'mark', text: groups['mark'] });
  }
  return tokens;
}
