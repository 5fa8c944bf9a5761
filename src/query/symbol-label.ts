import { groupBy } from '../model/group-by.ts';
import type { End, FileShard, ShardNode } from '../model/file-shard.ts';
import { parseId } from '../model/id.ts';
import { parameterTypes } from './parameter-types.ts';

/** Longer lists of parameter types are cut, at a type. */
const MAX_TYPES = 40;

/** The text that tells each overload of a file apart from the others. Symbols without overloads are not in it. */
const known = new WeakMap<FileShard, ReadonlyMap<ShardNode, string>>();

/**
 * Returns the name of a symbol for people: its qualified name, and the types of its parameters if it is one of several overloads: `Gson.toJson(Object)`.
 * It has its line if these do not tell it from the others. The `~2` of its id says nothing to people.
 */
export function symbolLabel(shard: FileShard, node: ShardNode): string {
  return nameWithoutNumber(node.symbol) + differenceOf(shard, node);
}

/** Returns the label of a symbol where the symbols around it are known: `toJson(Object)`. */
export function memberLabel(shard: FileShard, node: ShardNode): string {
  return node.name + differenceOf(shard, node);
}

/** Returns the label of an end of an edge; empty for a file. Of overloads in other files, only the lines are known. */
export function endLabel(shard: FileShard, end: End | ShardNode): string {
  return 'path' in end ? labelWithoutTypes(end.symbol, end.line) : symbolLabel(shard, end);
}

/** Returns the label of a symbol whose parameters are not known: `Gson.toJson (line 590)` if its id has a number. */
export function labelWithoutTypes(symbol: string, line: number | undefined): string {
  const name = nameWithoutNumber(symbol);
  return name === symbol || line === undefined ? name : name + atLine(line);
}

/** Returns the qualified name of the symbol with an id, for a place that says its line; `name` for a file. */
export function labelOfId({ id, name }: { id: string; name: string }): string {
  return nameWithoutNumber(parseId(id)?.symbol ?? '') || name;
}

/** Returns a qualified name without the numbers that make ids differ: `Gson.toJson` for `Gson.toJson~2`. */
export function nameWithoutNumber(symbol: string): string {
  return symbol.replace(/~\d+(?=\.|$)/g, '');
}

function differenceOf(shard: FileShard, node: ShardNode): string {
  let differences = known.get(shard);
  if (!differences) {
    differences = differencesIn(shard);
    known.set(shard, differences);
  }
  return differences.get(node) ?? '';
}

function differencesIn({ nodes }: FileShard): Map<ShardNode, string> {
  const overloads = groupBy(nodes, ({ symbol }) => nameWithoutNumber(symbol));
  const differences = new Map<ShardNode, string>();
  for (const all of overloads.values()) {
    // Symbols of different kinds, as a field and its accessor, share a name without a number.
    if (all.every(({ symbol }) => symbol === all[0]?.symbol)) continue;
    const lists = groupBy(all, typesOf);
    for (const [types, alike] of lists)
      for (const node of alike)
        differences.set(node, types === '' || alike.length > 1 ? atLine(node.nameSpan[0]) : types);
  }
  return differences;
}

/** The types of the parameters in brackets; empty if there is no list of parameters. */
function typesOf({ name, signature = '' }: ShardNode): string {
  const types = parameterTypes(signature, name);
  if (types === undefined) return '';
  let text = '';
  for (const type of types) {
    const longer = text === '' ? type : `${text}, ${type}`;
    if (longer.length > MAX_TYPES) return `(${text === '' ? type.slice(0, MAX_TYPES) : `${text}, `}…)`;
    text = longer;
  }
  return `(${text})`;
}

function atLine(line: number): string {
  return ` (line ${line})`;
}
