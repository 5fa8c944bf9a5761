import type { DocTags } from './doc-type-rows.ts';

/** A tag of a comment, as in `@param {string} name`, with its type, without braces, and the name after it. */
export interface Tag {
  tag: string;
  type: string;
  /** Offset of the type in the source, behind its brace. */
  offset: number;
  name: string;
}

const MAX_TYPE = 2_000;
const closers: Readonly<Record<string, string>> = { '<': '>', '(': ')', '{': '}', '[': ']' };

/** Reads the tags of a comment that name a type. `start` is the offset of the comment in the source. */
export function readDocTags(text: string, start: number, types: DocTags): Tag[] {
  if (types.isBracketed) return bracketedTags(text, start);
  return types.isBare ? bareTags(text, start, types.typeParameter) : bracedTags(text, start);
}

/** Tags with a type in braces. */
function bracedTags(text: string, start: number): Tag[] {
  const tags: Tag[] = [];
  const closings = closingBraces(text);
  for (const match of text.matchAll(/@(\w+)\s*\{/g)) {
    const from = match.index + match[0].length;
    const end = closings.get(from - 1);
    if (end === undefined || end - from >= MAX_TYPE) continue;
    const name = /^\s*\[?\s*([\p{L}_$][\p{L}\p{N}_$.]*)/u.exec(text.slice(end + 1, end + 201))?.[1] ?? '';
    tags.push({ tag: match[1] ?? '', type: text.slice(from, end), offset: start + from, name });
  }
  return tags;
}

/** Tags with types in square brackets. What separates their parts is replaced by what other comments write, of the same length. */
function bracketedTags(text: string, start: number): Tag[] {
  const tags: Tag[] = [];
  for (const { 0: whole, 1: tag = '', 2: before = '', index } of text.matchAll(
    /@(\w+)[ \t]+(?:(\w+)[ \t]+)?\[/g,
  )) {
    const from = index + whole.length;
    const type = enclosed(text, from);
    if (type === undefined) continue;
    const behind = /^[ \t]+(\w+)/u.exec(text.slice(from + type.length + 1, from + type.length + 201))?.[1];
    tags.push({
      tag,
      type: type.replaceAll('::', ' .').replace(/^ \./u, '  '),
      offset: start + from,
      name: before === '' ? (behind ?? '') : before,
    });
  }
  return tags;
}

/** Returns the text from an offset to the bracket that closes, with bars instead of commas outside of other brackets. */
function enclosed(text: string, from: number): string | undefined {
  const open: string[] = [];
  let found = '';
  for (let at = from; at < text.length && at - from < MAX_TYPE; at++) {
    const character = text.charAt(at);
    if (character === ']' && open.length === 0) return found;
    const closer = closers[character];
    if (closer !== undefined) open.push(closer);
    else if (character === open.at(-1)) open.pop();
    found += character === ',' && open.length === 0 ? '|' : character;
  }
  return undefined;
}

/** Tags with a type that ends at the first blank outside of all brackets and beside no bar. Of a type parameter, the name comes first. */
function bareTags(text: string, start: number, typeParameter: readonly string[]): Tag[] {
  const tags: Tag[] = [];
  for (const match of text.matchAll(/@([\w-]+)[ \t]+(?=[^\s*@])/g)) {
    const [whole, tag = ''] = match;
    let from = match.index + whole.length;
    let name = '';
    if (typeParameter.includes(tag)) {
      const [taken = '', own = ''] =
        /^([\p{L}_]\w*)(?:[ \t]+(?:of|as)[ \t]+)?/u.exec(text.slice(from, from + 200)) ?? [];
      if (own === '') continue;
      name = own;
      from += taken.length;
      const isBound = taken.length > own.length;
      tags.push({ tag, type: isBound ? bareType(text, from) : '', offset: start + from, name });
      continue;
    }
    const type = bareType(text, from);
    if (type.length >= MAX_TYPE) continue;
    const behind = text.slice(from + type.length, from + type.length + 200);
    name = /^\s*(?:&|\.\.\.)*(\$[\p{L}\p{N}_]+)/u.exec(behind)?.[1] ?? '';
    // A tag may have nothing but a name.
    if (type.startsWith('$') && type !== '$this') continue;
    tags.push({ tag, type, offset: start + from, name });
  }
  return tags;
}

/** What stands between two types: a bar, with blanks on either side or both; and the blanks behind a bar. A reference `&$name` is no type. */
const barAndType = /^[ \t]*[|&][ \t]*(?=[\p{L}\\?(])/u;
const nextType = /^[ \t]+(?=[\p{L}\\?(])/u;

/** Returns the type that begins at an offset of a comment. */
export function bareType(text: string, from: number): string {
  const open: string[] = [];
  let at = from;
  for (; at < text.length && at - from < MAX_TYPE; at++) {
    const character = text.charAt(at);
    const closer = closers[character];
    if (closer !== undefined) open.push(closer);
    else if (character === open.at(-1)) open.pop();
    else if (open.length === 0 && /\s/.test(character)) {
      const isBehindBar = /[|&]/.test(text.charAt(at - 1));
      const next = (isBehindBar ? nextType : barAndType).exec(text.slice(at, at + 20));
      if (next === null) break;
      at += next[0].length - 1;
    } else if (text.startsWith('*/', at)) break;
  }
  return text.slice(from, at);
}

/** Offsets of braces, and of those that close them. */
function closingBraces(text: string): Map<number, number> {
  const closings = new Map<number, number>();
  const open: number[] = [];
  for (const { index, 0: brace } of text.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index);
    else if (open.length > 0) closings.set(open.pop() ?? -1, index);
  }
  return closings;
}
