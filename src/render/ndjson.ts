import { endAt, type FileShard } from '../model/file-shard.ts';
import type { EdgeType, How } from '../model/kinds.ts';
import { spanToRange, type Range, type Span } from '../model/position.ts';

/** A node of the export. Packages have no ranges, because they are outside the repository. */
export interface NdjsonNode {
  t: 'node';
  id: string;
  kind: string;
  name: string;
  path: string;
  range: Range | null;
  nameRange: Range | null;
}

export interface NdjsonEdge {
  t: 'edge';
  from: string;
  to: string;
  type: EdgeType;
  how: How;
  certain: boolean;
  /** The rule that determined the type of the receiver, if there is a receiver. */
  rule?: string;
  sites: { path: string; range: Range }[];
}

/**
 * Yields the nodes of a file and its outgoing edges. Packages whose id is in `known` are omitted; the ids of others are
 * added to it.
 */
export function* ndjsonRecords(shard: FileShard, known: Set<string>): Generator<NdjsonNode | NdjsonEdge> {
  const [file] = shard.nodes;
  for (const { id, kind, name, span, nameSpan } of shard.nodes) {
    yield {
      t: 'node',
      id,
      kind,
      name,
      path: shard.path,
      range: spanToRange(span),
      nameRange: spanToRange(nameSpan),
    };
  }
  for (const { id, kind, name, path } of shard.ends) {
    if (kind !== 'package' || known.has(id)) continue;
    known.add(id);
    yield { t: 'node', id, kind, name, path, range: null, nameRange: null };
  }
  const edge = (
    from: string,
    to: string,
    type: EdgeType,
    how: How,
    certain: boolean,
    spans: Span[],
    rule?: string,
  ): NdjsonEdge => {
    const sites = spans.map((span) => ({ path: shard.path, range: spanToRange(span) }));
    return { t: 'edge', from, to, type, how, certain, ...(rule === undefined ? {} : { rule }), sites };
  };
  // To save space, shards store these two edge types as `parent` and `exported`.
  for (const { id, parent, exported, nameSpan } of shard.nodes) {
    if (parent === null) continue;
    yield edge(endAt(shard, parent).id, id, 'DEFINES', 'scope', true, [nameSpan]);
    if (exported && file && parent === 0) yield edge(file.id, id, 'EXPORTS', 'scope', true, [nameSpan]);
  }
  for (const { from, to, type, how, rule, sites } of shard.edges) {
    if (from < shard.nodes.length)
      yield edge(endAt(shard, from).id, endAt(shard, to).id, type, how, true, sites, rule);
  }
  for (const { from, to, type, how, sites } of shard.candidates) {
    if (from >= shard.nodes.length) continue;
    for (const target of to)
      yield edge(endAt(shard, from).id, endAt(shard, target).id, type, how, false, sites);
  }
}
