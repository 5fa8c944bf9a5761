import { cutSignature } from '../../../model/cut-signature.ts';
import { endAt, type FileShard } from '../../../model/file-shard.ts';
import type { ExportAlias } from '../../../model/file-view.ts';
import {
  BUILTIN_PACKAGE,
  MAX_PLACES,
  type ExportedSymbol,
  type PackageUse,
} from '../../../model/interface.ts';
import { isImportable, isTestFile } from '../../../model/root.ts';
import { topLevelIndex } from '../../../query/top-level-node.ts';

/** Longer signatures are shortened: a table is read to choose a symbol, whose page has the rest. */
const MAX_SIGNATURE = 300;

/** The exports of a file, and the symbols of other packages that it refers to. */
export interface InterfacePart {
  path: string;
  /** Whether other repositories may import from the file itself. */
  isImportable: boolean;
  /** Whether a package in the repository publishes anything of the file. */
  isPublished: boolean;
  isTest: boolean;
  exports: (ExportedSymbol & {
    /** Index of the symbol around it at the top level, and whether it is that symbol. */
    top: number;
    isTop: boolean;
  })[];
  /** The files that export again a symbol at the top level, or, with index 0, all of the file. */
  exportedAgain: { node: number; symbol: string; by: string; /** Number of places. */ count: number }[];
  aliases: ExportAlias[];
  uses: PackageUse[];
}

export function interfacePart(shard: FileShard): InterfacePart {
  const { path, roots } = shard;
  return {
    path,
    isImportable: isImportable(roots),
    isPublished: roots?.some(({ kind }) => kind === 'published') ?? false,
    isTest: isTestFile(roots),
    exports: exportsOf(shard),
    exportedAgain: exportedAgain(shard),
    aliases: shard.view?.aliases ?? [],
    uses: usesOf(shard),
  };
}

function exportsOf(shard: FileShard): InterfacePart['exports'] {
  return shard.nodes.flatMap((node, at) => {
    if (at === 0 || !node.exported) return [];
    const { symbol, kind, address, nameSpan, signature } = node;
    const shown = signature === undefined ? {} : { signature: cutSignature(signature, MAX_SIGNATURE) };
    const top = topLevelIndex(at, shard);
    return [{ symbol, kind, address, line: nameSpan[0], ...shown, top, isTop: top === at }];
  });
}

function exportedAgain(shard: FileShard): InterfacePart['exportedAgain'] {
  return shard.edges.flatMap(({ from, to, type, sites }) => {
    if (type !== 'EXPORTS' || from < shard.nodes.length || to >= shard.nodes.length) return [];
    const end = endAt(shard, from);
    return 'path' in end && end.kind !== 'package'
      ? [{ node: to, symbol: shard.nodes[to]?.symbol ?? '', by: end.path, count: sites.length }]
      : [];
  });
}

interface UsePlaces {
  package: string;
  symbol: string;
  total: number;
  places: { line: number; column: number; from: number }[];
}

/** The symbols of other packages that a file refers to, by the first place: edges, and references that are none. */
function usesOf(shard: FileShard): PackageUse[] {
  const { path, nodes, view } = shard;
  const uses = usesByEdges(shard);
  for (const { total, places, ...symbol } of view?.references ?? []) {
    const key = keyOf(symbol);
    const use = uses.get(key) ?? { ...symbol, total: 0, places: [] };
    uses.set(key, use);
    use.total += total;
    use.places.push(...places.map(([line, column, from]) => ({ line, column, from })));
  }
  return [...uses.values()].map(({ package: name, symbol, total, places }) => {
    const shown = places
      .sort((a, b) => a.line - b.line || a.column - b.column)
      .slice(0, MAX_PLACES)
      .map(({ line, from }) => ({ path, line, address: nodes[from]?.address ?? shard.address }));
    return { package: name, symbol, places: shown, total };
  });
}

function usesByEdges({ nodes, ends, edges }: FileShard): Map<string, UsePlaces> {
  const uses = new Map<string, UsePlaces>();
  const seen = new Set<string>();
  for (const { from, to, sites } of edges) {
    const end = ends[to - nodes.length];
    if (from >= nodes.length || end?.kind !== 'package' || end.standard || end.path === BUILTIN_PACKAGE)
      continue;
    const symbol = { package: end.path, symbol: end.symbol };
    const key = keyOf(symbol);
    for (const [line, column] of sites) {
      const place = `${key}\0${line}:${column}`;
      if (seen.has(place)) continue;
      seen.add(place);
      const use = uses.get(key) ?? { ...symbol, total: 0, places: [] };
      uses.set(key, use);
      use.total++;
      use.places.push({ line, column, from });
    }
  }
  return uses;
}

function keyOf({ package: name, symbol }: Pick<PackageUse, 'package' | 'symbol'>): string {
  return `${name}\0${symbol}`;
}
