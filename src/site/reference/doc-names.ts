import type { End, FileShard, ShardNode } from '../../model/file-shard.ts';
import type { NameResolver } from '../markdown/name-resolver.ts';
import type { Links } from '../views/links.ts';

/** The only symbol that a name may mean; null if there are several. */
type NamedSymbols = ReadonlyMap<string, ShardNode | End | null>;

/** Several pages show the symbols of one file. */
const known = new WeakMap<FileShard, NamedSymbols>();

/**
 * Resolves names in the doc comments of a file: its own symbols, and what it refers to in other files. `Cart#add`, `Cart::add` and
 * `Cart.add()` are the same. A name that fits several symbols resolves to none.
 */
export function docNames(shard: FileShard, links: Links): NameResolver {
  const names = known.get(shard) ?? namesOf(shard);
  known.set(shard, names);
  return (written) => {
    const name = written.replace(/\(.*$/, '').replace(/#|::/g, '.').replace(/^\./, '');
    // A qualified name of another language, `package.Cart`, ends with the name of the symbol.
    const found =
      names.get(name) ??
      (/^[a-z_][\w.]*\.[A-Z]\w*$/.test(name) ? names.get(name.slice(name.lastIndexOf('.') + 1)) : undefined);
    return found ? links.end(found) : undefined;
  };
}

function namesOf({ nodes, ends }: FileShard): NamedSymbols {
  const names = new Map<string, ShardNode | End | null>();
  const add = (name: string, symbol: ShardNode | End): void => {
    const same = names.get(name);
    names.set(name, same === undefined || same?.address === symbol.address ? symbol : null);
  };
  for (const symbol of [...nodes.slice(1), ...ends]) {
    if (symbol.address === undefined || symbol.kind === 'module') continue;
    add(symbol.symbol, symbol);
    if (symbol.name !== symbol.symbol) add(symbol.name, symbol);
  }
  return names;
}
