import * as z from 'zod';
import { isImport, CandidateHow, How, type EdgeType } from '../../model/kinds.ts';
import type { GraphCandidate, GraphEdge as ItemEdge, GraphItem } from '../../query/graph-item.ts';
import { firstLine } from '../../query/text.ts';

export const DetailLevel = z
  .enum(['skeleton', 'summary', 'full'])
  .describe('`skeleton`: names and edges; `summary`: with signature and docs; `full`: with source');
export type DetailLevel = z.infer<typeof DetailLevel>;

export const EdgeKind = z.enum(['calls', 'imports', 'inherits', 'uses']);
export type EdgeKind = z.infer<typeof EdgeKind>;

/** An edge as its one end lists it; id and name are those of the other end. */
export const Edge = z.object({ id: z.string(), name: z.string(), type: EdgeKind, how: How });
export type Edge = z.infer<typeof Edge>;

/** An edge with both ends. */
export const GraphEdge = z.object({
  fromId: z.string(),
  toId: z.string(),
  toName: z.string(),
  type: EdgeKind,
  how: How,
});
export type GraphEdge = z.infer<typeof GraphEdge>;

export const Node = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string().describe('`directory`, `module`, `class`, `function`, `method` …'),
  level: z.int().nonnegative().describe('0 root and directories, 1 module, 2 class or function, 3 method'),
  parentId: z.string().describe('Empty for the root'),
  childIds: z.array(z.string()),
  dependsOn: z.array(Edge),
  dependedBy: z.array(Edge).describe('Each names the node that depends on this one'),
  path: z.string().describe('`.` for the root'),
  startLine: z.int().positive(),
  endLine: z.int().positive(),
  omitted: z
    .object({ childIds: z.int(), dependsOn: z.int(), dependedBy: z.int() })
    .partial()
    .optional()
    .describe('The number of entries missing at the end of a list'),
  signature: z.string().optional(),
  summary: z.string().optional().describe('First line of the doc comment'),
  description: z.string().optional().describe('The whole doc comment'),
  source: z.string().optional(),
});
export type Node = z.infer<typeof Node>;

/** A possible reference. */
export const Candidate = z.object({
  fromId: z.string(),
  toIds: z.array(z.string()).describe('All definitions that fit'),
  type: EdgeKind,
  how: CandidateHow,
});

export function candidateRecord({ from, to, type, how }: GraphCandidate): z.infer<typeof Candidate> {
  return { fromId: from, toIds: to, type: edgeKind(type), how: CandidateHow.parse(how) };
}

/** The maximum number of entries of the lists of a node. `find_references` lists all references to a symbol with thousands. */
export const listLengths = { center: { edges: 50, children: 200 }, other: { edges: 3, children: 5 } };

export async function graphNode(
  item: GraphItem,
  options: { detail: DetailLevel; includePrivate: boolean },
  lengths: { edges: number; children: number },
): Promise<Node> {
  const children = item.childIds(options.includePrivate);
  const dependsOn = distinct(await item.dependsOn());
  const dependedBy = distinct(await item.dependedBy());
  const omitted = {
    ...over('childIds', children.length, lengths.children),
    ...over('dependsOn', dependsOn.length, lengths.edges),
    ...over('dependedBy', dependedBy.length, lengths.edges),
  };
  const source = options.detail === 'full' ? item.source() : undefined;
  return {
    id: item.id,
    name: item.name,
    kind: item.kind,
    level: item.level,
    parentId: item.parentId ?? '',
    childIds: children.slice(0, lengths.children),
    dependsOn: dependsOn.slice(0, lengths.edges),
    dependedBy: dependedBy.slice(0, lengths.edges),
    path: item.path || '.',
    startLine: item.lines[0],
    endLine: item.lines[1],
    ...(Object.keys(omitted).length > 0 ? { omitted } : {}),
    ...(options.detail === 'skeleton' ? {} : summary(item)),
    ...(source === undefined ? {} : { source }),
  };
}

function summary({ signature, doc }: GraphItem): Pick<Node, 'signature' | 'summary' | 'description'> {
  return {
    ...(signature === undefined ? {} : { signature }),
    ...(doc === undefined ? {} : { summary: firstLine(doc), description: doc }),
  };
}

/** Returns how many entries of a list are omitted, under its name; empty if none are. */
export function over(name: string, length: number, maxLength: number): Record<string, number> {
  return length > maxLength ? { [name]: length - maxLength } : {};
}

/** Returns the edges without duplicates: `EXTENDS` and `IMPLEMENTS` are both `inherits`. */
export function distinct(edges: readonly ItemEdge[]): Edge[] {
  const seen = new Map<string, Edge>();
  for (const { id, name, type, how } of edges) {
    const edge: Edge = { id, name, type: edgeKind(type), how };
    const key = `${edge.type} ${id}`;
    if (!seen.has(key)) seen.set(key, edge);
  }
  return [...seen.values()];
}

/** Returns an edge with both ends. */
export function graphEdge(fromId: string, { id, name, type, how }: Edge): GraphEdge {
  return { fromId, toId: id, toName: name, type, how };
}

export function edgeKind(type: EdgeType): EdgeKind {
  if (type === 'CALLS') return 'calls';
  if (isImport(type)) return 'imports';
  return type === 'EXTENDS' || type === 'IMPLEMENTS' || type === 'OVERRIDES' ? 'inherits' : 'uses';
}
