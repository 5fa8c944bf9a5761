import { isExact, isImport } from '../model/kinds.ts';
import { endAt, type FileShard, type ShardCandidate, type ShardEdge } from '../model/file-shard.ts';
import type { EdgeType, How } from '../model/kinds.ts';
import { compareText } from '../model/order.ts';
import type { FoundNode } from './find-node.ts';
import { isOverride } from './steps.ts';
import { edgesOf } from './shard-edges.ts';

/** One reference to a symbol. */
export interface Reference {
  path: string;
  line: number;
  column: number;
  /** Id of the symbol that contains the reference. */
  from: string;
  type: EdgeType;
  how: How;
}

export interface References {
  /**
   * Resolved references by path and position. For a symbol, imports and exports of it are listed in `imports` instead.
   */
  certain: Reference[];
  /** Imports and re-exports of the symbol. */
  imports: Reference[];
  /** Possible references to this symbol. */
  candidates: Reference[];
}

/** Returns the references to a node, from all files. */
export function referencesTo({ shard, index, node }: FoundNode): References {
  const { incoming, incomingCandidates } = edgesOf(shard, index);
  const file = node.parent === null;
  return {
    certain: sortedSites(shard, file ? incoming : incoming.filter(({ type }) => !isImport(type))),
    imports: file
      ? []
      : sortedSites(
          shard,
          incoming.filter(({ type }) => isImport(type)),
        ),
    candidates: sortedSites(shard, incomingCandidates),
  };
}

/** Returns the resolved references that may run what overrides a member. */
export function overridableReferencesTo({ shard, index }: FoundNode): Reference[] {
  const { incoming } = edgesOf(shard, index);
  return sortedSites(
    shard,
    incoming.filter((edge) => !isImport(edge.type) && !isOverride(edge) && !isExact(edge)),
  );
}

/** Returns the references that use the symbol. An override declares another one, and calls nothing. */
export function usagesAmong(references: readonly Reference[]): Reference[] {
  return references.filter(({ type }) => type !== 'OVERRIDES');
}

/** Groups references by file; files with the most references first. */
export function groupByFile(
  references: readonly Reference[],
): { path: string; first: Reference; count: number }[] {
  const files = new Map<string, { path: string; first: Reference; count: number }>();
  for (const reference of references) {
    const known = files.get(reference.path);
    if (known) known.count++;
    else files.set(reference.path, { path: reference.path, first: reference, count: 1 });
  }
  return [...files.values()].sort((a, b) => b.count - a.count || compareText(a.path, b.path));
}

function sortedSites(shard: FileShard, edges: readonly (ShardEdge | ShardCandidate)[]): Reference[] {
  return edges
    .flatMap(({ from, type, how, sites }) => {
      const end = endAt(shard, from);
      const path = 'path' in end ? end.path : shard.path;
      return sites.map(([line, column]): Reference => ({ path, line, column, from: end.id, type, how }));
    })
    .sort((a, b) => compareText(a.path, b.path) || a.line - b.line || a.column - b.column);
}
