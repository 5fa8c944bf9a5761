import { tokensOf, type StringPart, type Token } from './tokens.ts';

/** A text of a build script: literal parts, and names of values that are sought in its project. */
export type ScriptText = readonly (string | { name: string })[];

/** A longer expression in a string is no name of a value. */
const MAX_EXPRESSION = 200;

/** Calls that return the value of a property by its name. */
const PROPERTY_CALLS = /(?:^|\.)(?:property|findProperty|gradleProperty|getProperty|get)$/;
/** Calls at the end of an expression that only change the type of its value. */
const CONVERSIONS = new Set(['get', 'toString', 'getOrNull', 'orNull', 'asProvider']);
/** Objects whose members are the values of a project. */
const OWNERS = /^(?:(?:this|project|ext|extra|providers|properties)\.)+/;

export function isMark(token: Token | undefined, text: string): boolean {
  return token?.kind === 'mark' && token.text === text;
}

export function wordOf(token: Token | undefined): string | undefined {
  return token?.kind === 'word' ? token.text : undefined;
}

/** Returns the dotted name at the beginning of tokens, and the number of its tokens; empty if there is none. */
export function pathAt(tokens: readonly Token[], from = 0): { path: string; end: number } {
  const parts: string[] = [];
  let end = from;
  for (let at = from; ; at++) {
    const word = wordOf(tokens[at]);
    if (word === undefined) break;
    parts.push(word);
    end = ++at;
    if (!isMark(tokens[at], '.')) break;
  }
  return { path: parts.join('.'), end };
}

/** Returns the value of an expression that is a string, a name, or a call that returns a property. Undefined for any other. */
export function textOf(tokens: readonly Token[]): ScriptText | undefined {
  const [first] = tokens;
  if (first?.kind === 'string') return isEnd(tokens, 1) ? first.parts.map((part) => partOf(part)) : undefined;
  const { path, end } = pathAt(tokens);
  if (path === '') return undefined;
  if (isEnd(tokens, end)) return [{ name: memberName(path) }];
  const [open, key] = [tokens[end], tokens[end + 1]];
  if (isMark(open, '[') && key?.kind === 'string' && isMark(tokens[end + 2], ']'))
    return isEnd(tokens, end + 3) ? named(key.parts) : undefined;
  if (!isMark(open, '(')) return undefined;
  if (key?.kind === 'string' && PROPERTY_CALLS.test(path) && isMark(tokens[end + 2], ')'))
    return isEnd(tokens, end + 3) ? named(key.parts) : undefined;
  const dot = path.lastIndexOf('.');
  const isConversion = dot > 0 && CONVERSIONS.has(path.slice(dot + 1)) && isMark(key, ')');
  return isConversion && isEnd(tokens, end + 2) ? [{ name: memberName(path.slice(0, dot)) }] : undefined;
}

/** Whether an expression ends here, perhaps with calls and casts that only change its type. */
function isEnd(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (isMark(tokens[at], '.') && CONVERSIONS.has(wordOf(tokens[at + 1]) ?? ''))
    at += isMark(tokens[at + 2], '(') && isMark(tokens[at + 3], ')') ? 4 : 2;
  if (isMark(tokens[at], '!')) return tokens.slice(at).every((token) => isMark(token, '!'));
  return at >= tokens.length || wordOf(tokens[at]) === 'as';
}

function named(parts: readonly StringPart[]): ScriptText | undefined {
  const [name] = parts;
  return parts.length === 1 && typeof name === 'string' ? [{ name }] : undefined;
}

function memberName(path: string): string {
  return path.replace(OWNERS, '').replace(/^rootProject\.(?:ext|extra|properties)\./, 'rootProject.');
}

function partOf(part: StringPart): string | { name: string } {
  if (typeof part === 'string') return part;
  const { expression } = part;
  const tokens = expression.length > MAX_EXPRESSION ? [] : tokensOf(expression, false);
  const [only, ...others] = tokens.length === 0 ? [] : (textOf(tokens) ?? []);
  return only === undefined || others.length > 0 ? { name: '' } : only;
}
