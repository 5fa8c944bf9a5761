import { addToList } from '../../../model/group-by.ts';
import type { ExportedSymbol } from '../../../model/interface.ts';
import type { InterfacePart } from './interface-part.ts';

/** The names, other than their own, under which importable files export definitions. */
export class ExportAliases {
  /** By path and symbol of the definition, then by path of the exporting file. */
  readonly #names = new Map<string, Map<string, string[]>>();

  constructor(files: readonly Pick<InterfacePart, 'path' | 'aliases'>[]) {
    for (const { path: by, aliases } of files) {
      for (const { name, path, symbol } of aliases) {
        const key = keyOf(path, symbol);
        const names = this.#names.get(key) ?? new Map<string, string[]>();
        this.#names.set(key, names);
        addToList(names, by, name);
      }
    }
  }

  /** Returns the number of other names under which a file exports a definition. */
  count(path: string, symbol: string, by: string): number {
    return this.#names.get(keyOf(path, symbol))?.get(by)?.length ?? 0;
  }

  /** Returns rows for the definitions of a file under their other names, members included. Names in `known` are listed already. */
  exportsOf(
    { path, exports }: Pick<InterfacePart, 'path' | 'exports'>,
    known: Set<string>,
  ): ExportedSymbol[] {
    if (this.#names.size === 0) return [];
    const symbolOfTop = new Map(exports.filter(({ isTop }) => isTop).map(({ top, symbol }) => [top, symbol]));
    return exports.flatMap(({ top, isTop: _isTop, ...row }) => {
      const symbol = symbolOfTop.get(top);
      if (symbol === undefined) return [];
      const names = new Set([...(this.#names.get(keyOf(path, symbol))?.values() ?? [])].flat());
      return [...names].flatMap((name) => {
        const renamed = name + row.symbol.slice(symbol.length);
        if (known.has(renamed)) return [];
        known.add(renamed);
        return [{ ...row, symbol: renamed }];
      });
    });
  }
}

function keyOf(path: string, symbol: string): string {
  return `${path}\0${symbol}`;
}
