import { parentPath } from '../../model/path.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import { edgeTypes, hows, nodeKinds, type EdgeType, type How, type NodeKind } from '../../model/kinds.ts';
import { FILE_DEFINITION } from '../facts/ids.ts';
import {
  declarationCount,
  DeclarationFlag,
  declaredKind,
  declaredParent,
  hasDeclarationFlag,
} from '../files/declarations.ts';
import { linkCell } from '../resolve/link/edges.ts';
import { LinkColumn as L, linkHows, linkTypes } from '../resolve/link/links.ts';
import { type Atlas } from './atlas.ts';

/** Counts nodes, edges and sizes. */
export function countsOf({
  records,
  images,
  analysis,
}: Pick<Atlas, 'records' | 'images' | 'analysis'>): AtlasIndex['counts'] {
  const kinds = new Map<NodeKind, number>();
  const types = new Map<EdgeType, number>();
  const rules = new Map<How, number>();
  let symbols = 0;
  for (const { declarations } of records) {
    if (!declarations) {
      increment(kinds, 'module');
      continue;
    }
    const count = declarationCount(declarations);
    for (let index = FILE_DEFINITION; index < count; index++) {
      increment(kinds, declaredKind(declarations, index));
      // Shards store these edges as `exported`; exports of the graph list them.
      const isOuter = index > 0 && declaredParent(declarations, index) === 0;
      if (isOuter && hasDeclarationFlag(declarations, index, DeclarationFlag.Exported))
        increment(types, 'EXPORTS');
    }
    symbols += count - 1;
  }
  if (symbols > 0) types.set('DEFINES', symbols);
  for (const { rows, runs } of analysis.edges) {
    for (const { start } of runs) {
      increment(types, linkTypes[linkCell(rows, start, L.Type)] ?? 'REFERENCES');
      increment(rules, linkHows[linkCell(rows, start, L.How)] ?? 'ambiguous');
    }
  }
  const directories = new Set(['']);
  for (const { path } of [...records, ...images.files])
    for (let at = parentPath(path); !directories.has(at); at = parentPath(at)) directories.add(at);
  return {
    directories: directories.size,
    files: records.length,
    lines: records.reduce((sum, { lines }) => sum + lines, 0),
    bytes: records.reduce((sum, { bytes }) => sum + bytes, 0),
    symbols,
    nodesByKind: inOrder(nodeKinds, kinds),
    edgesByType: inOrder(edgeTypes, types),
    edgesByHow: inOrder(hows, rules),
  };
}

function increment<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Returns the non-zero counts in the order of the vocabulary. */
function inOrder<K extends string>(
  keys: readonly K[],
  counts: ReadonlyMap<K, number>,
): Partial<Record<K, number>> {
  const entries = keys.flatMap((key) => (counts.has(key) ? [[key, counts.get(key)] as const] : []));
  return Object.fromEntries(entries) as Partial<Record<K, number>>;
}
