import { insideOf, splitArguments } from './arguments.ts';
import { isMark, pathAt, textOf, wordOf, type ScriptText } from './expression.ts';
import type { Token } from './tokens.ts';

/** How a script names a required package. */
export type Notation =
  /** `group:name:version`, with more behind it. */
  | { kind: 'coordinates'; text: ScriptText }
  | { kind: 'parts'; group: ScriptText; name: ScriptText; version: ScriptText }
  /** A name in a version catalog, or the name of a value. */
  | { kind: 'accessor'; path: string }
  /** A function that a rule may give the beginning of coordinates for, and its arguments. */
  | { kind: 'shorthand'; call: string; name: ScriptText; version: ScriptText };

/** Lists of lists of arguments that are deeper are not read. */
const MAX_DEPTH = 5;
/** Functions that return a dependency for another one. */
const WRAPPERS = new Set(['platform', 'enforcedPlatform', 'testFixtures', 'variantOf', 'create']);

/** Returns the packages that the arguments of a configuration name. Projects, files and computed values are none. */
export function notationsOf(tokens: readonly Token[], depth = 0): Notation[] {
  const all = splitArguments(tokens);
  const keyed = new Map<string, ScriptText>();
  const found: Notation[] = [];
  const plain: ScriptText[] = [];
  for (const one of all) {
    const key = wordOf(one[0]);
    if (key !== undefined && (isMark(one[1], ':') || isMark(one[1], '='))) {
      const value = textOf(one.slice(2));
      if (value) keyed.set(key, value);
      continue;
    }
    const text = one[0]?.kind === 'string' ? textOf(one) : undefined;
    if (text) plain.push(text);
    else found.push(...otherNotations(one, depth));
  }
  const [group, name] = [keyed.get('group'), keyed.get('name')];
  if (group && name) found.push({ kind: 'parts', group, name, version: keyed.get('version') ?? [] });
  return [...found, ...plainNotations(plain, all.length)];
}

/** Strings are coordinates, or the parts of one. */
function plainNotations(texts: readonly ScriptText[], total: number): Notation[] {
  const [group, name, version = []] = texts;
  const isParts = group && name && texts.length === total && !texts.some((text) => hasColon(text));
  if (isParts) return [{ kind: 'parts', group, name, version }];
  return texts.map((text) => ({ kind: 'coordinates', text }));
}

function hasColon(text: ScriptText): boolean {
  return text.some((part) => typeof part === 'string' && part.includes(':'));
}

function otherNotations(tokens: readonly Token[], depth: number): Notation[] {
  if (depth >= MAX_DEPTH) return [];
  if (isMark(tokens[0], '[')) return notationsOf(insideOf(tokens, 0), depth + 1);
  const { path, end } = pathAt(tokens);
  const call = path.slice(path.lastIndexOf('.') + 1);
  if (!isMark(tokens[end], '(') || call === 'get') {
    const text = textOf(tokens);
    return path === '' || text === undefined ? [] : text.flatMap((part) => accessorOf(part));
  }
  const inner = insideOf(tokens, end);
  if (WRAPPERS.has(call)) return notationsOf(inner, depth + 1);
  const [name, version] = splitArguments(inner).map((one) =>
    textOf(wordOf(one[0]) === 'version' && isMark(one[1], '=') ? one.slice(2) : one),
  );
  return name && path === call ? [{ kind: 'shorthand', call, name, version: version ?? [] }] : [];
}

function accessorOf(part: string | { name: string }): Notation[] {
  return typeof part === 'string' ? [] : [{ kind: 'accessor', path: part.name }];
}
