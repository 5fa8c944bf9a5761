import { ConfigSyntaxError, MAX_DEPTH, tooDeep } from './config-syntax-error.ts';
import type { ConfigValue } from './config-value.ts';

/** An element, or anything else between `<` and `>`. */
const MARKUP =
  /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|<(\/?)([^\s<>/!?]+)((?:"[^"]*"|'[^']*'|[^<>"'/]|\/(?!>))*)(\/?)>/y;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** An element that is not closed yet. */
interface Open {
  name: string;
  text: string;
  children: Map<string, ConfigValue>;
}

/**
 * Parses XML into tables of elements by name: an element without elements is its text, several of one name are a list.
 * Attributes are ignored. Throws a `ConfigSyntaxError` for a document type, whose entities could expand without end, and
 * for an element that is closed by another name.
 */
export function readXml(text: string): ConfigValue {
  const root: Open = { name: '', text: '', children: new Map() };
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
    const [whole, data, closing, name, , isEmpty] = found;
    at = next + whole.length;
    if (data !== undefined) current.text += data;
    if (name === undefined) continue;
    if (closing === '/') {
      if (open.length < 2 || current.name !== name) throw failure(text, next, `</${name}> closes nothing`);
      open.pop();
      add(open.at(-1) ?? root, current);
    } else if (isEmpty === '/') add(current, { name, text: '', children: new Map() });
    else {
      if (open.length > MAX_DEPTH) throw tooDeep(...placeAt(text, next));
      open.push({ name, text: '', children: new Map() });
    }
  }
  if (open.length > 1) throw failure(text, text.length, `<${open.at(-1)?.name ?? ''}> is not closed`);
  return root.children;
}

function add({ children }: Open, { name, text, children: own }: Open): void {
  const value = own.size > 0 ? own : text.trim();
  const known = children.get(name);
  if (known === undefined) children.set(name, value);
  else children.set(name, Array.isArray(known) ? [...(known as ConfigValue[]), value] : [known, value]);
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
