import type { FileShard } from '../../model/file-shard.ts';
import { fileId, packageId } from '../../model/id.ts';
import type { EdgeType, How } from '../../model/kinds.ts';
import { ndjsonRecords } from '../ndjson.ts';

/** The nodes of a graph: files and packages only, or symbols too. */
export const graphLevels = ['files', 'symbols'] as const;
export type GraphLevel = (typeof graphLevels)[number];

export interface GraphNode {
  id: string;
  kind: string;
  name: string;
  /** Empty for a file, and for a package as a whole. */
  symbol: string;
  /** Path of the file, or name of the package. */
  path: string;
  /** First and last line; null for a package. */
  lines: readonly [number, number] | null;
}

export interface GraphEdge {
  from: string;
  to: string;
  type: EdgeType;
  how: How;
  /** The rule that determined the type of the receiver. */
  rule?: string;
  certain: boolean;
  /** Number of references. */
  uses: number;
}

/** Yields the nodes of a file, and its packages that are not in `packages`, to which it adds their ids. */
export function* graphNodes(
  shard: FileShard,
  level: GraphLevel,
  packages: Set<string>,
): Generator<GraphNode> {
  const { path, nodes } = shard;
  for (const { id, kind, name, symbol, span } of level === 'files' ? nodes.slice(0, 1) : nodes)
    yield { id, kind, name, symbol, path, lines: [span[0], span[2]] };
  for (const end of shard.ends) {
    if (end.kind !== 'package') continue;
    const whole = level === 'files' || end.symbol === '';
    const id = whole ? packageId(end.path) : end.id;
    if (packages.has(id)) continue;
    packages.add(id);
    const symbol = whole ? '' : end.symbol;
    yield { id, kind: 'package', name: whole ? end.path : end.name, symbol, path: end.path, lines: null };
  }
}

/** Yields the outgoing edges of a file or, by `level`, of its symbols. Edges between files are merged by type and `how`. */
export function* graphEdges(shard: FileShard, level: GraphLevel): Generator<GraphEdge> {
  if (level === 'files') {
    yield* fileEdges(shard);
    return;
  }
  for (const record of ndjsonRecords(shard, new Set())) {
    if (record.t === 'node') continue;
    const { t: _, sites, ...edge } = record;
    yield { ...edge, uses: sites.length };
  }
}

function fileEdges({ nodes, ends, edges, candidates }: FileShard): Iterable<GraphEdge> {
  const [file] = nodes;
  const all = new Map<string, GraphEdge>();
  const add = (index: number, type: EdgeType, how: How, certain: boolean, uses: number): void => {
    const end = ends[index - nodes.length];
    if (!file || !end) return;
    const to = end.kind === 'package' ? packageId(end.path) : fileId(end.path);
    const key = `${to} ${type} ${how}`;
    const known = all.get(key);
    if (known) known.uses += uses;
    else all.set(key, { from: file.id, to, type, how, certain, uses });
  };
  for (const { from, to, type, how, sites } of edges)
    if (from < nodes.length) add(to, type, how, true, sites.length);
  for (const { from, to, type, how, sites } of candidates)
    if (from < nodes.length) for (const target of to) add(target, type, how, false, sites.length);
  return all.values();
}
