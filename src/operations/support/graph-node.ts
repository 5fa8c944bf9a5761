import { z } from 'zod';
import { CandidateHow, How, type EdgeType } from '../../model/kinds.ts';
import type { GraphCandidate, GraphEdge, GraphItem } from '../../query/graph-item.ts';
import { firstLine } from '../../query/text.ts';

export const FetchLevel = z.enum(['skeleton', 'summary', 'full']);
export type FetchLevel = z.infer<typeof FetchLevel>;

export const EdgeKind = z.enum(['calls', 'imports', 'inherits', 'uses']);
export type EdgeKind = z.infer<typeof EdgeKind>;

export const Edge = z.object({
  target_id: z.string(),
  target_name: z.string(),
  edge_type: EdgeKind,
  how: How,
});
export type Edge = z.infer<typeof Edge>;

export const Node = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string().describe('`directory`, `module`, `class`, `function`, `method` …'),
  level: z.int().nonnegative().describe('0 root and directories, 1 module, 2 class or function, 3 method'),
  parent_id: z.string().describe('Empty for the root'),
  children_ids: z.array(z.string()),
  depends_on: z.array(Edge),
  depended_by: z.array(Edge).describe('`target_id` is the one that depends'),
  file_path: z.string(),
  line_start: z.int().positive(),
  line_end: z.int().positive(),
  cut: z
    .object({ children_ids: z.int(), depends_on: z.int(), depended_by: z.int() })
    .partial()
    .optional()
    .describe('How many of a list are left out'),
  signature: z.string().optional(),
  summary: z.string().optional().describe('First line of the doc comment'),
  description: z.string().optional().describe('The whole doc comment'),
  source: z.string().optional(),
});
export type Node = z.infer<typeof Node>;

/** A use that no certain evidence resolves. */
export const Candidate = z.object({
  source_id: z.string(),
  target_ids: z.array(z.string()).describe('All that fit'),
  edge_type: EdgeKind,
  how: CandidateHow,
});

export function candidateRecord({ from, to, type, how }: GraphCandidate): z.infer<typeof Candidate> {
  return { source_id: from, target_ids: to, edge_type: edgeKind(type), how: CandidateHow.parse(how) };
}

/** A hub has thousands of edges: who wants them all asks find_references, or for that node as the center. */
export const listLengths = { center: { edges: 50, children: 200 }, other: { edges: 3, children: 5 } };

export async function graphNode(
  item: GraphItem,
  asked: { fetch_level: FetchLevel; include_private: boolean },
  most: { edges: number; children: number },
): Promise<Node> {
  const children = item.childIds(asked.include_private);
  const dependsOn = distinct(await item.dependsOn());
  const dependedBy = distinct(await item.dependedBy());
  const cut = {
    ...over('children_ids', children.length, most.children),
    ...over('depends_on', dependsOn.length, most.edges),
    ...over('depended_by', dependedBy.length, most.edges),
  };
  const source = asked.fetch_level === 'full' ? item.source() : undefined;
  return {
    id: item.id,
    name: item.name,
    type: item.type,
    level: item.level,
    parent_id: item.parentId ?? '',
    children_ids: children.slice(0, most.children),
    depends_on: dependsOn.slice(0, most.edges),
    depended_by: dependedBy.slice(0, most.edges),
    file_path: item.path,
    line_start: item.lines[0],
    line_end: item.lines[1],
    ...(Object.keys(cut).length > 0 ? { cut } : {}),
    ...(asked.fetch_level === 'skeleton' ? {} : summary(item)),
    ...(source === undefined ? {} : { source }),
  };
}

function summary({ signature, doc }: GraphItem): Pick<Node, 'signature' | 'summary' | 'description'> {
  return {
    ...(signature === undefined ? {} : { signature }),
    ...(doc === undefined ? {} : { summary: firstLine(doc), description: doc }),
  };
}

/** How many of a list are left out, where some are. */
export function over(name: string, length: number, most: number): Record<string, number> {
  return length > most ? { [name]: length - most } : {};
}

/** Two edges may become one, as `EXTENDS` and `IMPLEMENTS` are both `inherits`. */
export function distinct(edges: readonly GraphEdge[]): Edge[] {
  const seen = new Map<string, Edge>();
  for (const { id, name, type, how } of edges) {
    const edge: Edge = { target_id: id, target_name: name, edge_type: edgeKind(type), how };
    const key = `${edge.edge_type} ${id}`;
    if (!seen.has(key)) seen.set(key, edge);
  }
  return [...seen.values()];
}

export function edgeKind(type: EdgeType): EdgeKind {
  if (type === 'CALLS') return 'calls';
  if (type === 'IMPORTS' || type === 'EXPORTS') return 'imports';
  return type === 'EXTENDS' || type === 'IMPLEMENTS' || type === 'OVERRIDES' ? 'inherits' : 'uses';
}
