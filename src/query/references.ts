import { endAt, type FileShard, type ShardCandidate, type ShardEdge } from '../model/file-shard.ts';
import type { EdgeType, How } from '../model/kinds.ts';
import { compareText } from '../model/order.ts';
import type { FoundNode } from './find-node.ts';
import { edgesOf } from './shard-edges.ts';

/** One place where a symbol is used. */
export interface Reference {
  path: string;
  line: number;
  column: number;
  /** Id of the symbol that the use stands in. */
  from: string;
  type: EdgeType;
  how: How;
}

export interface References {
  /** Certain uses, by path and place. Of a symbol, what only brings its name into a file is none. */
  certain: Reference[];
  /** Statements that import the symbol or give it on. */
  imports: Reference[];
  /** Uses that may be of this symbol. */
  candidates: Reference[];
}

export function referencesTo({ shard, index, node }: FoundNode): References {
  const { incoming, incomingCandidates } = edgesOf(shard, index);
  const isImport = ({ type }: { type: EdgeType }) => type === 'IMPORTS' || type === 'EXPORTS';
  const file = node.parent === null;
  return {
    certain: places(shard, file ? incoming : incoming.filter((edge) => !isImport(edge))),
    imports: file ? [] : places(shard, incoming.filter(isImport)),
    candidates: places(shard, incomingCandidates),
  };
}

/** How often each file uses something: most first. */
export function groupByFile(uses: readonly Reference[]): { path: string; first: Reference; count: number }[] {
  const files = new Map<string, { path: string; first: Reference; count: number }>();
  for (const use of uses) {
    const known = files.get(use.path);
    if (known) known.count++;
    else files.set(use.path, { path: use.path, first: use, count: 1 });
  }
  return [...files.values()].sort((a, b) => b.count - a.count || compareText(a.path, b.path));
}

function places(shard: FileShard, edges: readonly (ShardEdge | ShardCandidate)[]): Reference[] {
  return edges
    .flatMap(({ from, type, how, sites }) => {
      const end = endAt(shard, from);
      const path = 'path' in end ? end.path : shard.path;
      return sites.map(([line, column]): Reference => ({ path, line, column, from: end.id, type, how }));
    })
    .sort((a, b) => compareText(a.path, b.path) || a.line - b.line || a.column - b.column);
}
