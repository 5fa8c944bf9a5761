import { z } from 'zod';
import { CandidateHow, How, type EdgeType } from '../model/kinds.ts';
import { nearestIds } from '../query/find-node.ts';
import { graphItem, type GraphEdge, type GraphItem } from '../query/graph-item.ts';
import { readFileAt } from '../query/read.ts';
import { firstLine } from '../query/text.ts';
import type { Store } from '../store/store.ts';
import { Meta, pageMeta } from './answer.ts';
import { capLimit, limit, offset } from './inputs.ts';
import { defineOperation } from './operation.ts';
import { notFound, requireAtlas } from './target.ts';

/** A hub has thousands of edges: who wants them all asks find_references, or for that node as the center. */
const listLengths = { center: { edges: 50, children: 200 }, other: { edges: 5, children: 10 } };

const FetchLevel = z.enum(['skeleton', 'summary', 'full']);
type FetchLevel = z.infer<typeof FetchLevel>;

const input = z.object({
  node_id: z.string().min(1).default('root').describe('A node id, `root`, or `directory:{path}`'),
  depth_up: z.int().nonnegative().default(1).describe('Levels toward the root'),
  depth_down: z.int().nonnegative().default(1).describe('Levels toward the leaves'),
  fetch_level: FetchLevel.default('skeleton').describe(
    'summary adds signature and docs, full the source too',
  ),
  include_private: z.boolean().default(false),
  limit,
  offset: offset.describe('How many descendants to leave out at the start'),
});

const EdgeKind = z.enum(['calls', 'imports', 'inherits', 'uses']);
type EdgeKind = z.infer<typeof EdgeKind>;

const Edge = z.object({
  target_id: z.string(),
  target_name: z.string(),
  edge_type: EdgeKind,
  how: How,
});
type Edge = z.infer<typeof Edge>;

const Node = z.object({
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
type Node = z.infer<typeof Node>;

const output = z.object({
  center: Node,
  ancestors: z.array(Node).describe('Nearest first'),
  descendants: z.array(Node).describe('Level by level'),
  edges: z.array(Edge.extend({ source_id: z.string() })).describe('Certain edges between the nodes above'),
  candidates: z
    .array(
      z.object({
        source_id: z.string(),
        target_ids: z.array(z.string()),
        edge_type: EdgeKind,
        how: CandidateHow,
      }),
    )
    .describe('Uses in the center that no certain evidence resolves'),
  meta: Meta.describe('Of the descendants'),
});

export const getGraph = defineOperation({
  name: 'get_graph',
  aliases: ['auzoom_get_graph'],
  description:
    'A node with what is above and below it and what each depends on, at three levels of detail. Start at `root` and zoom in.',
  input,
  output,
  urls: ['api/v1/get_graph/{file address}.json'],
  async *prerender(store, scope) {
    if (scope.kind !== 'file') return;
    const shard = await readFileAt(store, scope.address);
    const file = shard?.nodes[0];
    if (file && shard.language !== null)
      yield { path: `api/v1/get_graph/${scope.address}.json`, input: { node_id: file.id } };
  },
  async run(store, asked) {
    await requireAtlas(store);
    const center = await graphItem(store, asked.node_id);
    if (!center)
      throw notFound(`There is no node "${asked.node_id}".`, await nearestIds(store, asked.node_id));
    const above = await ancestors(store, center, asked.depth_up);
    const end = asked.offset + capLimit(asked.limit);
    const below = await descendants(center, asked.depth_down, asked.include_private, end);
    const shown = [center, ...above, ...below.slice(asked.offset, end)];
    const rest = await Promise.all(shown.slice(1).map((item) => node(item, asked, listLengths.other)));
    return {
      center: await node(center, asked, listLengths.center),
      ancestors: rest.slice(0, above.length),
      descendants: rest.slice(above.length),
      edges: await edgesAmong(shown),
      candidates: candidatesOf(center),
      meta: pageMeta(below.length, asked.offset, rest.length - above.length),
    };
  },
});

async function ancestors(store: Store, center: GraphItem, depth: number): Promise<GraphItem[]> {
  const found: GraphItem[] = [];
  for (let id = center.parentId; id !== undefined && found.length < depth; id = found.at(-1)?.parentId) {
    const parent = await graphItem(store, id);
    if (!parent) break;
    found.push(parent);
  }
  return found;
}

/** Level by level; stops looking once there is one more than `end`. */
async function descendants(
  center: GraphItem,
  depth: number,
  includePrivate: boolean,
  end: number,
): Promise<GraphItem[]> {
  const found: GraphItem[] = [];
  let level = [center];
  for (let down = 0; down < depth && level.length > 0; down++) {
    const next: GraphItem[] = [];
    for (const item of level) {
      if (found.length > end) return found;
      const children = (await item.children(end + 1)).filter((child) => includePrivate || !child.isPrivate);
      next.push(...children);
      found.push(...children);
    }
    level = next;
  }
  return found;
}

async function node(
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

function over(name: string, length: number, most: number): Record<string, number> {
  return length > most ? { [name]: length - most } : {};
}

async function edgesAmong(items: readonly GraphItem[]): Promise<(Edge & { source_id: string })[]> {
  const ids = new Set(items.map(({ id }) => id));
  const edges = await Promise.all(
    items.map(async ({ id, dependsOn }) =>
      distinct(await dependsOn()).map((edge) => ({ source_id: id, ...edge })),
    ),
  );
  return edges.flat().filter(({ target_id }) => ids.has(target_id));
}

function candidatesOf(center: GraphItem): z.infer<typeof output>['candidates'] {
  return center.candidates().map(({ to, type, how }) => ({
    source_id: center.id,
    target_ids: to,
    edge_type: edgeKind(type),
    how: CandidateHow.parse(how),
  }));
}

/** Two edges may become one, as `EXTENDS` and `IMPLEMENTS` are both `inherits`. */
function distinct(edges: readonly GraphEdge[]): Edge[] {
  const seen = new Map<string, Edge>();
  for (const { id, name, type, how } of edges) {
    const edge: Edge = { target_id: id, target_name: name, edge_type: edgeKind(type), how };
    const key = `${edge.edge_type} ${id}`;
    if (!seen.has(key)) seen.set(key, edge);
  }
  return [...seen.values()];
}

function edgeKind(type: EdgeType): EdgeKind {
  if (type === 'CALLS') return 'calls';
  if (type === 'IMPORTS' || type === 'EXPORTS') return 'imports';
  return type === 'EXTENDS' || type === 'IMPLEMENTS' ? 'inherits' : 'uses';
}
