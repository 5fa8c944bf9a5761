import { cutSignature } from '../../../model/cut-signature.ts';
import { endAt, type FileShard } from '../../../model/file-shard.ts';
import { BUILTIN_PACKAGE, type ExportedSymbol, type PackageUse } from '../../../model/interface.ts';
import { isImportable, isTestFile } from '../../../model/root.ts';
import { topLevelIndex } from '../../../query/top-level-node.ts';

/** Longer signatures are shortened: a table is read to choose a symbol, whose page has the rest. */
const MAX_SIGNATURE = 300;
/** Places of one file that are kept for a symbol: no more than the table lists. */
export const MAX_PLACES = 10;

/** The exports of a file, and the symbols of other packages that it refers to. */
export interface InterfacePart {
  path: string;
  /** Whether other repositories may import from the file itself. */
  isImportable: boolean;
  /** Whether a package in the repository publishes anything of the file. */
  isPublished: boolean;
  isTest: boolean;
  exports: (ExportedSymbol & { /** Index of the symbol around it at the top level. */ top: number })[];
  /** The files that export again a symbol at the top level, or, with index 0, all of the file. */
  exportedAgain: { node: number; by: string }[];
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
    uses: usesOf(shard),
  };
}

function exportsOf(shard: FileShard): InterfacePart['exports'] {
  return shard.nodes.flatMap((node, at) => {
    if (at === 0 || !node.exported) return [];
    const { symbol, kind, address, nameSpan, signature } = node;
    const shown = signature === undefined ? {} : { signature: cutSignature(signature, MAX_SIGNATURE) };
    return [{ symbol, kind, address, line: nameSpan[0], ...shown, top: topLevelIndex(at, shard) }];
  });
}

function exportedAgain(shard: FileShard): InterfacePart['exportedAgain'] {
  return shard.edges.flatMap(({ from, to, type }) => {
    if (type !== 'EXPORTS' || from < shard.nodes.length || to >= shard.nodes.length) return [];
    const end = endAt(shard, from);
    return 'path' in end && end.kind !== 'package' ? [{ node: to, by: end.path }] : [];
  });
}

function usesOf(shard: FileShard): PackageUse[] {
  const { path, nodes, ends, edges } = shard;
  /** By index of the end: the nodes that refer to it, by line and column. */
  const found = new Map<number, Map<string, { line: number; column: number; from: number }>>();
  for (const { from, to, sites } of edges) {
    const end = ends[to - nodes.length];
    if (from >= nodes.length || end?.kind !== 'package' || end.path === BUILTIN_PACKAGE) continue;
    const places = found.get(to) ?? new Map<string, { line: number; column: number; from: number }>();
    found.set(to, places);
    for (const [line, column] of sites) places.set(`${line}:${column}`, { line, column, from });
  }
  return [...found].flatMap(([to, places]) => {
    const end = ends[to - nodes.length];
    if (!end || places.size === 0) return [];
    const inOrder = [...places.values()].sort((a, b) => a.line - b.line || a.column - b.column);
    const shown = inOrder
      .slice(0, MAX_PLACES)
      .map(({ line, from }) => ({ path, line, address: nodes[from]?.address ?? shard.address }));
    return [{ package: end.path, symbol: end.symbol, places: shown, total: places.size }];
  });
}
