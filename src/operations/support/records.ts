import { z } from 'zod';
import { endAt, type End, type FileShard, type ShardNode } from '../../model/file-shard.ts';
import { EdgeType, How, nodeKinds, type NodeKind } from '../../model/kinds.ts';
import { Tiers } from '../../model/tokens.ts';
import { Range, Span, spanToRange } from '../../model/position.ts';
import { shortened } from './shortened.ts';

/** The record shapes that `list_symbols`, `find_definition`, `find_references` and `call_graph` share. */
export const SymbolRecord = z.object({
  symbolId: z.string(),
  /** Name of the repository. */
  root: z.string(),
  relPath: z.string(),
  fileHash: z.string().describe('First 16 digits of the SHA-256 of the file'),
  language: z.string(),
  /** `Module`, `Class`, `TypeAlias` … */
  kind: z.string(),
  name: z.string(),
  range: Range,
  /** Id of the symbol that defines it; absent for what a file defines itself. */
  container: z.string().optional(),
  /** Its answers are in `api/v1/node/{address}.json`, its page is `node/{address}.html`. */
  address: z.string(),
  tokens: Tiers.describe('What it costs to read: names and edges; with docs; with source'),
});
export type SymbolRecord = z.infer<typeof SymbolRecord>;

export const ReferenceRecord = z.object({
  relPath: z.string(),
  range: Range,
  /** The symbol that the reference stands in. */
  symbolId: z.string().optional(),
  type: EdgeType,
  how: How,
  /** The evidence by which the receiver's type was known, where some was needed. */
  rule: z.string().optional(),
});
export type ReferenceRecord = z.infer<typeof ReferenceRecord>;

export const EdgeRecord = z.object({
  root: z.string(),
  /** The file that the edge was seen in: that of `fromSymbolId`. */
  relPath: z.string(),
  fileHash: z.string(),
  fromSymbolId: z.string(),
  toSymbolId: z.string(),
  type: EdgeType,
  how: How,
  /** The evidence by which the receiver's type was known, where some was needed. */
  rule: z.string().optional(),
  /** Where it was seen: `[startLine, startColumn, endLine, endColumn]`, 1-based, end exclusive. */
  sites: z.array(Span),
});
export type EdgeRecord = z.infer<typeof EdgeRecord>;

export function symbolRecord(root: string, shard: FileShard, node: ShardNode): SymbolRecord {
  const parent = node.parent === null ? undefined : shard.nodes[node.parent];
  return {
    symbolId: node.id,
    root,
    relPath: shard.path,
    fileHash: fileHash(shard),
    language: shard.language ?? 'text',
    kind: kindName(node.kind),
    name: node.name,
    range: spanToRange(node.span),
    ...(parent && parent.kind !== 'module' ? { container: parent.id } : {}),
    address: node.address,
    tokens: node.tokens,
  };
}

/** Enough to tell versions of a file apart; all 64 digits are in its shard. Records are many, so they are short. */
export function fileHash({ hash }: FileShard): string {
  return hash.slice(0, 16);
}

/** One record for each place of an edge to a node of `shard`, or of a candidate for one. */
export function referenceRecords(
  shard: FileShard,
  edge: { from: number; type: EdgeType; how: How; rule?: string | undefined; sites: Span[] },
): ReferenceRecord[] {
  const from = endAt(shard, edge.from);
  return edge.sites.map((site) => ({
    relPath: pathOf(shard, from),
    range: spanToRange(site),
    symbolId: from.id,
    type: edge.type,
    how: edge.how,
    ...(edge.rule === undefined ? {} : { rule: edge.rule }),
  }));
}

/** `type_alias` -> `TypeAlias`. */
export function kindName(kind: NodeKind): string {
  return kind.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const kindsBySpelling = new Map(nodeKinds.map((kind) => [kind.replaceAll('_', ''), kind]));

/** A kind in either spelling, as people write it: `TypeAlias`, `type_alias`, `file`. */
export const kindInput = z.string().transform((spelled, context): NodeKind => {
  const plain = spelled.toLowerCase().replaceAll(/[_-]/g, '');
  const kind = plain === 'file' ? 'module' : kindsBySpelling.get(plain);
  if (kind) return kind;
  context.addIssue({
    code: 'custom',
    message: `"${shortened(spelled)}" is no kind; there are ${nodeKinds.map(kindName).join(', ')}`,
  });
  return z.NEVER;
});

function pathOf(shard: FileShard, from: End | ShardNode): string {
  return 'path' in from ? from.path : shard.path;
}
