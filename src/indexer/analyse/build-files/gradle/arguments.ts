import { isMark } from './expression.ts';
import type { Token } from './tokens.ts';

/** Stands for a block in the statement before it. */
export const BLOCK = '{}';

/** Returns the arguments of a call whose name ends before `from`: those in parentheses, or those that follow without any. */
export function argumentsAt(tokens: readonly Token[], from: number): Token[] {
  const inner = isMark(tokens[from], '(') ? insideOf(tokens, from) : tokens.slice(from);
  return inner.filter((token) => !isMark(token, BLOCK) && !isMark(token, '\n'));
}

/** Returns the tokens between the bracket at `from` and the one that closes it. */
export function insideOf(tokens: readonly Token[], from: number): Token[] {
  const end = closingAt(tokens, from);
  return tokens.slice(from + 1, end);
}

/** Divides arguments at the commas that are in no brackets. */
export function splitArguments(tokens: readonly Token[]): Token[][] {
  const found: Token[][] = [];
  let current: Token[] = [];
  let depth = 0;
  for (const token of tokens) {
    depth += depthChange(token);
    if (depth === 0 && isMark(token, ',')) {
      found.push(current);
      current = [];
    } else current.push(token);
  }
  return [...found, current].filter((argument) => argument.length > 0);
}

export function depthChange(token: Token): number {
  if (token.kind !== 'mark') return 0;
  return token.text === '(' || token.text === '[' ? 1 : token.text === ')' || token.text === ']' ? -1 : 0;
}

function closingAt(tokens: readonly Token[], from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    depth += token ? depthChange(token) : 0;
    if (depth === 0) return at;
  }
  return tokens.length;
}
