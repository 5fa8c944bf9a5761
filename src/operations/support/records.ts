import { ownerOf } from '../../query/owner.ts';
import * as z from 'zod';
import { endAt, type End, type FileShard, type ShardNode } from '../../model/file-shard.ts';
import { EdgeType, How, nodeKinds, type NodeKind } from '../../model/kinds.ts';
import type { LineTexts } from '../../model/line-texts.ts';
import { Tiers } from '../../model/tokens.ts';
import { Range, Span, spanToRange } from '../../model/position.ts';
import { shortened } from './shortened.ts';

/** The cost of reading a node at three levels of detail. */
export const ReadingCost = Tiers.describe(
  'Tokens to read it: skeleton (names and edges), summary (with docs), full (with source)',
);

export const SymbolRecord = z.object({
  id: z.string(),
  repository: z.string(),
  path: z.string(),
  fileHash: z.string().describe('First 16 digits of the SHA-256 of the file'),
  language: z.string(),
  kind: z.string().describe('`Module`, `Class`, `TypeAlias` …'),
  name: z.string(),
  range: Range,
  parentId: z.string().optional().describe('The symbol that contains it; absent at the top level of a file'),
  address: z
    .string()
    .describe(
      'Its page: `a/b.ts~/f` is at `file/a/b.ts~/f.html`, the member `a/b.ts~/Cart#.Cart.add` at `file/a/b.ts~/Cart.html#.Cart.add`, and what has no page of its own, `a/b.ts#.g`, in the file at `file/a/b.ts.html#.g`. What is before `~/` or `#` is the address of its file',
    ),
  tokens: ReadingCost,
});
export type SymbolRecord = z.infer<typeof SymbolRecord>;

const evidenceOfType = z
  .string()
  .optional()
  .describe(
    'How the type of the receiver is known, if that was needed; `compiler`: a SCIP index has the reference',
  );

/** The interface of a possible reference to another language. */
export const InterfaceOfEdge = z
  .string()
  .optional()
  .describe('The interface between two languages, such as `JNI`, if the definition is in another one');

export const ReferenceRecord = z.object({
  path: z.string(),
  range: Range,
  id: z.string().optional().describe('The symbol that contains the reference'),
  type: EdgeType,
  how: How,
  rule: evidenceOfType,
  via: InterfaceOfEdge,
  text: z.string().optional().describe('The line of the reference, shortened; absent if it is not known'),
});
export type ReferenceRecord = z.infer<typeof ReferenceRecord>;

export const EdgeRecord = z.object({
  repository: z.string(),
  path: z.string().describe('The file of `fromId`, which contains the sites'),
  fileHash: z.string(),
  fromId: z.string(),
  toId: z.string(),
  type: EdgeType,
  how: How,
  rule: evidenceOfType,
  sites: z.array(Span).describe('`[startLine, startColumn, endLine, endColumn]`, from 1, the end exclusive'),
});
export type EdgeRecord = z.infer<typeof EdgeRecord>;

export function symbolRecord(repository: string, shard: FileShard, node: ShardNode): SymbolRecord {
  const owner = ownerOf(shard, node);
  return {
    id: node.id,
    repository,
    path: shard.path,
    fileHash: fileHash(shard),
    language: shard.language ?? 'text',
    kind: kindName(node.kind),
    name: node.name,
    range: spanToRange(node.span),
    ...(owner ? { parentId: owner.id } : {}),
    address: node.address,
    tokens: node.tokens,
  };
}

/** Returns the first 16 digits: enough to distinguish versions of a file in a list. The shard has all 64. */
export function fileHash({ hash }: FileShard): string {
  return hash.slice(0, 16);
}

/** Returns one record for each site of a resolved or possible reference to a node of `shard`. */
export function referenceRecords(
  shard: FileShard,
  edge: {
    from: number;
    type: EdgeType;
    how: How;
    rule?: string | undefined;
    via?: string | undefined;
    sites: Span[];
  },
  lines: LineTexts,
): ReferenceRecord[] {
  const from = endAt(shard, edge.from);
  const path = pathOf(shard, from);
  return edge.sites.map((site) => {
    const text = lines.textAt(path, site[0]);
    return {
      path,
      range: spanToRange(site),
      id: from.id,
      type: edge.type,
      how: edge.how,
      ...(edge.rule === undefined ? {} : { rule: edge.rule }),
      ...(edge.via === undefined ? {} : { via: edge.via }),
      ...(text === undefined ? {} : { text: text.trimStart() }),
    };
  });
}

/** Returns the kind in Pascal case: `type_alias` is `TypeAlias`. */
export function kindName(kind: NodeKind): string {
  return kind.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const kindsBySpelling = new Map(nodeKinds.map((kind) => [kind.replaceAll('_', ''), kind]));

/** Accepts a kind in any usual spelling: `TypeAlias`, `type_alias`, `file`. */
export const kindInput = z.string().transform((spelled, context): NodeKind => {
  const plain = spelled.toLowerCase().replaceAll(/[_-]/g, '');
  const kind = plain === 'file' ? 'module' : kindsBySpelling.get(plain);
  if (kind) return kind;
  context.addIssue({
    code: 'custom',
    message: `"${shortened(spelled)}" is not a kind. Kinds: ${nodeKinds.map(kindName).join(', ')}`,
  });
  return z.NEVER;
});

function pathOf(shard: FileShard, from: End | ShardNode): string {
  return 'path' in from ? from.path : shard.path;
}
