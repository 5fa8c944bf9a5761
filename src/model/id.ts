import { nodeKinds, type NodeKind } from './kinds.ts';

/**
 * The parts of a node id. Ids of symbols are `{kind}:{path}:{qualified.name}`, of files `file:{path}`, of external packages
 * `package:{name}` or `package:{name}:{qualified.name}`. They contain no line number, so that they survive edits. In
 * paths, `%`, `:` and control characters are percent-encoded, so that an id can be parsed.
 */
export interface NodeRef {
  kind: NodeKind | 'package';
  path: string;
  /** Empty for a file or a whole package. Ends in `~2`, `~3` if two symbols would share an id. */
  symbol: string;
}

const kinds: ReadonlySet<string> = new Set([...nodeKinds, 'package']);

export function fileId(path: string): string {
  return `file:${encodeIdPath(path)}`;
}

export function symbolId(kind: NodeKind, path: string, symbol: string): string {
  return `${kind}:${encodeIdPath(path)}:${encodeControls(symbol)}`;
}

export function packageId(name: string, symbol = ''): string {
  return symbol ? `package:${encodeIdPath(name)}:${encodeControls(symbol)}` : `package:${encodeIdPath(name)}`;
}

/** Returns the name of a symbol with those of the symbols around it, such as `Cart.total`, and the name of another node. */
export function qualifiedName({ id, name }: { id: string; name: string }): string {
  const symbol = parseId(id)?.symbol;
  // Files have none.
  return symbol === undefined || symbol === '' ? name : symbol;
}

/**
 * Parses an id. Accepts the aliases `module:{path}` for a file and `path::Qualified.name` for a symbol of any kind (`kind`
 * is then undefined). Returns undefined if the text is not an id.
 */
export function parseId(
  id: string,
): (Omit<NodeRef, 'kind'> & { kind: NodeRef['kind'] | undefined }) | undefined {
  const double = id.indexOf('::');
  const first = id.indexOf(':');
  const head = id.slice(0, first);
  if (first > 0 && (head === 'file' || kinds.has(head)) && first !== double) {
    const second = id.indexOf(':', first + 1);
    const path = decodeIdPath(second < 0 ? id.slice(first + 1) : id.slice(first + 1, second));
    if (!path) return undefined;
    const kind = head === 'file' ? 'module' : (head as NodeRef['kind']);
    return { kind, path, symbol: second < 0 ? '' : id.slice(second + 1) };
  }
  if (double <= 0) return undefined;
  return { kind: undefined, path: decodeIdPath(id.slice(0, double)), symbol: id.slice(double + 2) };
}

function encodeIdPath(path: string): string {
  return path.replace(/[%:\u0000-\u001f\u007f]/g, percent);
}

function decodeIdPath(path: string): string {
  return path.replace(/%([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

function encodeControls(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f]/g, percent);
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
