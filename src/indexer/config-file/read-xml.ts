import { ConfigSyntaxError, MAX_DEPTH, tooDeep } from './config-syntax-error.ts';
import type { ConfigValue } from './config-value.ts';

/** An element, or anything else between `<` and `>`. */
const MARKUP =
  /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|<(\/?)([^\s<>/!?]+)((?:"[^"]*"|'[^']*'|[^<>"'/]|\/(?!>))*)(\/?)>/y;

/** Without limits of lengths, a long name without a value takes quadratic time. */
const ATTRIBUTE = /([^\s=<>"'/]{1,100})\s{0,100}=\s{0,100}(?:"([^"]*)"|'([^']*)')/g;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** An element as it is written, with attributes. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** The text directly in the element. */
  text: string;
  children: readonly XmlElement[];
}

/** An element that is not closed yet. */
interface Open {
  name: string;
  attributes: ReadonlyMap<string, string>;
  text: string;
  children: XmlElement[];
}

/**
 * Parses XML into tables of elements by name: an element without elements is its text, several of one name are a list.
 * Attributes are ignored. Throws a `ConfigSyntaxError` for a document type, whose entities could expand without end, and
 * for an element that is closed by another name.
 */
export function readXml(text: string): ConfigValue {
  return tableOf(readXmlElements(text));
}

/** Returns the elements of a document with their attributes. Throws as `readXml` does. */
export function readXmlElements(text: string): readonly XmlElement[] {
  const root = openElement('', '');
  const open: Open[] = [root];
  for (let at = 0; at < text.length;) {
    const next = text.indexOf('<', at);
    const end = next < 0 ? text.length : next;
    const current = open.at(-1) ?? root;
    current.text += decoded(text.slice(at, end));
    if (next < 0) break;
    MARKUP.lastIndex = next;
    const found = MARKUP.exec(text);
    if (!found) throw failure(text, next, 'markup that is not supported');
    const [whole, data, closing, name, attributes = '', isEmpty] = found;
    at = next + whole.length;
    if (data !== undefined) current.text += data;
    if (name === undefined) continue;
    if (closing === '/') {
      if (open.length < 2 || current.name !== name) throw failure(text, next, `</${name}> closes nothing`);
      open.pop();
      open.at(-1)?.children.push(current);
    } else if (isEmpty === '/') current.children.push(openElement(name, attributes));
    else {
      if (open.length > MAX_DEPTH) throw tooDeep(...placeAt(text, next));
      open.push(openElement(name, attributes));
    }
  }
  if (open.length > 1) throw failure(text, text.length, `<${open.at(-1)?.name ?? ''}> is not closed`);
  return root.children;
}

function openElement(name: string, attributes: string): Open {
  const found = new Map<string, string>();
  for (const [, key = '', double, single] of attributes.matchAll(ATTRIBUTE))
    found.set(key, decoded(double ?? single ?? ''));
  return { name, attributes: found, text: '', children: [] };
}

function tableOf(elements: readonly XmlElement[]): ConfigValue {
  const table = new Map<string, ConfigValue>();
  const lists = new Map<string, ConfigValue[]>();
  for (const { name, text, children } of elements) {
    const value = children.length > 0 ? tableOf(children) : text.trim();
    const list = lists.get(name) ?? [];
    lists.set(name, list);
    list.push(value);
    table.set(name, list.length > 1 ? list : value);
  }
  return table;
}

function decoded(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

function placeAt(text: string, offset: number): [line: number, column: number] {
  const before = text.slice(0, offset).split('\n');
  return [before.length, (before.at(-1) ?? '').length + 1];
}

function failure(text: string, offset: number, message: string): ConfigSyntaxError {
  return new ConfigSyntaxError(message, ...placeAt(text, offset));
}
