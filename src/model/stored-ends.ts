import { pathAddress, referencePage, symbolAddress } from './address.ts';
import type { End } from './file-shard.ts';
import { fileId, packageId, symbolId } from './id.ts';
import { baseName } from './path.ts';

/** The address is there if it is not the usual one. */
type EndRow = readonly [kind: End['kind'], path: number, symbol: string, line?: number, address?: string];

/** Ends without what follows from their kind, path and name. */
export interface StoredEnds {
  paths: string[];
  /** An end of which more must be known is stored whole. */
  rows: (EndRow | End)[];
}

export function storeEnds(ends: readonly End[]): StoredEnds {
  const numbers = new Map<string, number>();
  const paths: string[] = [];
  const rows = ends.map((end): EndRow | End => {
    let at = numbers.get(end.path);
    if (at === undefined) {
      at = paths.push(end.path) - 1;
      numbers.set(end.path, at);
    }
    const row: EndRow =
      end.line === undefined ? [end.kind, at, end.symbol] : [end.kind, at, end.symbol, end.line];
    if (isSame(restoreEnd(row, paths), end)) return row;
    if (end.line === undefined || end.address === undefined) return end;
    const addressed: EndRow = [end.kind, at, end.symbol, end.line, end.address];
    return isSame(restoreEnd(addressed, paths), end) ? addressed : end;
  });
  return { paths, rows };
}

export function restoreEnd(row: EndRow | End, paths: readonly string[]): End {
  if (!isRow(row)) return row;
  const [kind, at, symbol, line, address] = row;
  const path = paths[at] ?? '';
  const shared = { kind, name: nameOf(row, path), symbol, path };
  if (kind === 'package') return { id: packageId(path, symbol), ...shared };
  const file = pathAddress(path);
  const isFile = kind === 'module' && symbol === '';
  return {
    id: isFile ? fileId(path) : symbolId(kind, path, symbol),
    ...shared,
    address: address ?? (isFile ? file : symbolAddress(referencePage(file), symbol)),
    ...(line === undefined ? {} : { line }),
  };
}

function isSame(a: End, b: End): boolean {
  return a.id === b.id && a.name === b.name && a.address === b.address && a.line === b.line;
}

function isRow(row: EndRow | End): row is EndRow {
  return Array.isArray(row);
}

/** The name that an end usually has. */
function nameOf([kind, , symbol]: EndRow, path: string): string {
  if (kind === 'package') return symbol === '' ? path : symbol;
  return symbol === '' ? baseName(path) : symbol.slice(symbol.lastIndexOf('.') + 1).replace(/~\d+$/, '');
}
