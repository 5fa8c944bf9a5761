import { isDeepStrictEqual } from 'node:util';
import { findNodeAtLocation, getNodeValue, parseTree, type Node, type ParseError } from 'jsonc-parser';
import { lineEndOf } from './marked-block.ts';

/** A value in a JSON file: a property of an object, or an element of an array. */
export interface JsonItem {
  /** The keys of the containers, from the root. Missing ones are made. */
  path: readonly string[];
  /** The key of a property; undefined for an element. */
  key?: string;
  value: unknown;
}

/** `other`: the property exists with another value, which somebody else wrote. */
export type ItemState = 'missing' | 'present' | 'other';

/** Returns a new file with the item alone, as formatters leave it. */
export function newJson({ path, ...item }: JsonItem): string {
  const lines = path.map((name, i) => {
    const isArray = item.key === undefined && i === path.length - 1;
    return { open: `${JSON.stringify(name)}: ${isArray ? '[' : '{'}`, close: isArray ? ']' : '}' };
  });
  const indent = (depth: number): string => '  '.repeat(depth);
  return [
    '{',
    ...lines.map(({ open }, i) => indent(i + 1) + open),
    indent(path.length + 1) + itemText({ path, ...item }),
    ...lines.map(({ close }, i) => indent(i + 1) + close).reverse(),
    '}',
    '',
  ].join('\n');
}

/** Returns whether the text has the item. Throws if it is not JSON (comments and trailing commas are allowed) or has something else at the path. */
export function stateOf(text: string, item: JsonItem): ItemState {
  const container = findContainer(parse(text), item);
  if (container.missing.length > 0) return 'missing';
  const found = findItem(container.node, item);
  if (!found) return 'missing';
  return found.isOurs ? 'present' : 'other';
}

/**
 * Returns the text with the item behind the others of its container, all else as it was: `jsonc-parser` can insert too, but moves a comment behind the last
 * item to the new one, and has no inverse. Containers that are made are written in one line, and the item of an empty container has a line of
 * its own, so that `withoutItem` can tell the cases apart.
 */
export function withItem(text: string, item: JsonItem): string {
  const { node, missing } = findContainer(parse(text), item);
  const [first, ...others] = missing;
  const written = first === undefined ? itemText(item) : `${JSON.stringify(first)}: ${wrapped(others, item)}`;
  const last = node.children?.at(-1);
  const eol = lineEndOf(text);
  if (!last) {
    const indent = indentAt(text, node.offset);
    const step = /^[ \t]+/m.exec(text)?.[0] ?? '  ';
    const added = `${eol}${indent}${unitOf(step)}${written}${eol}${indent}`;
    return splice(text, node.offset + 1, added);
  }
  const end = endOf(last);
  const rest = restOfLine.exec(text.slice(end));
  if (!rest) return splice(text, end, `, ${written}`);
  const [line, comma = ''] = rest;
  const placed = splice(text, end + line.length, `${eol}${indentAt(text, last.offset)}${written}${comma}`);
  return comma === '' ? splice(placed, end, ',') : placed;
}

/** Returns the text before `withItem`, byte for byte as long as nobody has changed the lines of the item. Call it only if the item is `present`. */
export function withoutItem(text: string, item: JsonItem): string {
  const { node: container } = findContainer(parse(text), item);
  let node = findItem(container, item)?.node;
  if (!node) return text;
  // The containers that were made for the item are removed with it.
  for (let depth = item.path.length - 1; depth >= 0; depth--) {
    const parent: Node | undefined = node.parent;
    const isMade = parent && textOf(text, parent) === wrapped(item.path.slice(depth + 1), item);
    if (!isMade || parent.parent?.type !== 'property') break;
    node = parent.parent;
  }
  return withoutNode(text, node);
}

function withoutNode(text: string, node: Node): string {
  const siblings = node.parent?.children ?? [];
  const at = siblings.indexOf(node);
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  const parent = node.parent?.offset ?? 0;
  const end = endOf(node);
  if (!before && after) return cut(text, node.offset, after.offset);
  if (!before) {
    const tail = `${lineEndOf(text)}${indentAt(text, parent)}`;
    return cut(text, parent + 1, text.startsWith(tail, end) ? end + tail.length : end);
  }
  const lead = /\r?\n[ \t]*$/.exec(text.slice(0, node.offset))?.[0];
  if (lead === undefined) return after ? cut(text, node.offset, after.offset) : cut(text, endOf(before), end);
  const hasComma = text[end] === ',';
  const shorter = cut(text, node.offset - lead.length, hasComma ? end + 1 : end);
  // The text that had a comma behind its last item got one behind the new item.
  const isCommaOurs = !after && !hasComma && text[endOf(before)] === ',';
  return isCommaOurs ? cut(shorter, endOf(before), endOf(before) + 1) : shorter;
}

/** The rest of the line of the last item: a comma and a comment. No match if something else follows in the line. */
const restOfLine = /^(,?)[ \t]*(?:\/\/[^\r\n]*|\/\*(?:(?!\*\/)[^\r\n])*\*\/[ \t]*)?(?=\r?\n)/;

function parse(text: string): Node {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error || !root) {
    const line = text.slice(0, error?.offset ?? 0).split('\n').length;
    throw new Error(`is not valid JSON (line ${line})`);
  }
  if (root.type !== 'object') throw new Error('does not contain a JSON object');
  return root;
}

/** Returns the innermost container that exists, and the keys of those that do not. */
function findContainer(root: Node, { path, key }: JsonItem): { node: Node; missing: readonly string[] } {
  let node = root;
  for (const [i, name] of path.entries()) {
    const next = findNodeAtLocation(node, [name]);
    if (!next) return { node, missing: path.slice(i) };
    const wanted = key === undefined && i === path.length - 1 ? 'array' : 'object';
    if (next.type !== wanted)
      throw new Error(`has a "${path.slice(0, i + 1).join('.')}" that is no ${wanted}`);
    node = next;
  }
  return { node, missing: [] };
}

function findItem(container: Node, { key, value }: JsonItem): { node: Node; isOurs: boolean } | undefined {
  if (key === undefined) {
    const node = container.children?.find((each) => hasValue(each, value));
    return node && { node, isOurs: true };
  }
  const found = findNodeAtLocation(container, [key]);
  if (!found?.parent) return undefined;
  return { node: found.parent, isOurs: hasValue(found, value) };
}

/** The parser makes objects without a prototype, which strict equality tells apart. */
function hasValue(node: Node, value: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(getNodeValue(node))), JSON.parse(JSON.stringify(value)));
}

function wrapped([name, ...others]: readonly string[], item: JsonItem): string {
  if (name !== undefined) return `{ ${JSON.stringify(name)}: ${wrapped(others, item)} }`;
  return item.key === undefined ? `[${itemText(item)}]` : `{ ${itemText(item)} }`;
}

function itemText({ key, value }: JsonItem): string {
  return key === undefined ? oneLine(value) : `${JSON.stringify(key)}: ${oneLine(value)}`;
}

/** JSON in one line, with blanks as formatters set them. */
function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const properties = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${oneLine(each)}`);
  return `{ ${properties.join(', ')} }`;
}

function textOf(text: string, node: Node): string {
  return text.slice(node.offset, endOf(node));
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset))?.[0] ?? '';
}

/** One step of an indentation: a tab, or at most four blanks. */
function unitOf(indent: string): string {
  return indent.startsWith('\t') ? '\t' : indent.slice(0, 4);
}

function splice(text: string, at: number, added: string): string {
  return text.slice(0, at) + added + text.slice(at);
}

function cut(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(end);
}
