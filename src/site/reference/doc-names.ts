import type { FileShard } from '../../model/file-shard.ts';
import type { NameResolver } from '../markdown/doc-html.ts';
import type { Links } from '../views/links.ts';

/**
 * Resolves names in the doc comments of a file: its own symbols, and what it refers to in other files. `Cart#add`, `Cart::add` and
 * `Cart.add()` are the same. A name that fits several symbols resolves to none.
 */
export function docNames({ nodes, ends }: FileShard, links: Links): NameResolver {
  const known = new Map<string, string | undefined>();
  const add = (name: string, href: string) =>
    known.set(name, known.has(name) && known.get(name) !== href ? undefined : href);
  for (const { symbol, name, address } of nodes.slice(1)) {
    add(symbol, links.symbol(address));
    if (name !== symbol) add(name, links.symbol(address));
  }
  for (const end of ends) {
    const href = links.end(end);
    if (href === undefined || end.kind === 'module') continue;
    add(end.symbol, href);
    if (end.name !== end.symbol) add(end.name, href);
  }
  return (written) => {
    const name = written.replace(/\(.*$/, '').replace(/#|::/g, '.').replace(/^\./, '');
    // A qualified name of another language, `package.Cart`, ends with the name of the symbol.
    return (
      known.get(name) ??
      (/^[a-z_][\w.]*\.[A-Z]\w*$/.test(name) ? known.get(name.slice(name.lastIndexOf('.') + 1)) : undefined)
    );
  };
}
