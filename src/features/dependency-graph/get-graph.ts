import { z } from 'zod';
import { graphItem, type GraphItem } from '../../query/graph-item.ts';
import { readFileAt } from '../../query/read.ts';
import type { Store } from '../../store/store.ts';
import { fitted, pageMeta } from '../../operations/answer.ts';
import type { Edge } from '../../operations/support/graph-node.ts';
import {
  candidateRecord,
  distinct,
  FetchLevel,
  graphNode,
  listLengths,
} from '../../operations/support/graph-node.ts';
import { budget, capLimit, limit, offset } from '../../operations/support/inputs.ts';
import { defineOperation } from '../../operations/operation.ts';
import { noSuchNode, requireAtlas } from '../../operations/support/target.ts';
import { GraphAnswer, renderGraph } from './get-graph-answer.ts';

const input = z.strictObject({
  node_id: z.string().min(1).default('root').describe('A node id, `root`, or `directory:{path}`'),
  depth_up: z.int().nonnegative().default(0).describe('Levels toward the root'),
  depth_down: z.int().nonnegative().default(1).describe('Levels toward the leaves'),
  fetch_level: FetchLevel.default('skeleton').describe(
    'summary adds signature and docs, full the source too',
  ),
  include_private: z.boolean().default(false),
  limit,
  offset: offset.describe('How many descendants to leave out at the start'),
  budget,
});

export const getGraph = defineOperation({
  name: 'get_graph',
  contracts: [{ names: ['auzoom_get_graph'] }],
  description:
    'A node with what is above and below it and what each depends on, at three levels of detail. Start at `root` and zoom in.',
  input,
  output: GraphAnswer,
  toMarkdown: renderGraph,
  urls: ['api/v1/get_graph/{file address}.json'],
  async *prerender(store, scope) {
    if (scope.kind !== 'file') return;
    const shard = await readFileAt(store, scope.address);
    const file = shard?.nodes[0];
    if (file && shard.language !== null)
      // What is in the file is in its shard; here is how it stands to others.
      yield { path: `api/v1/get_graph/${scope.address}.json`, input: { node_id: file.id, depth_down: 0 } };
  },
  async run(store, asked) {
    await requireAtlas(store);
    const center = await graphItem(store, asked.node_id);
    if (!center) throw await noSuchNode(store, asked.node_id);
    const above = await ancestors(store, center, asked.depth_up);
    const below = await descendants(
      center,
      asked.depth_down,
      asked.include_private,
      asked.offset + capLimit(asked.limit),
    );
    return fitted(capLimit(asked.limit), asked.budget, async (count) => {
      const end = asked.offset + count;
      const shownBelow = below.slice(asked.offset, end);
      const other = (item: GraphItem) => graphNode(item, asked, listLengths.other);
      return {
        center: await graphNode(center, asked, listLengths.center),
        ancestors: await Promise.all(above.map(other)),
        descendants: await Promise.all(shownBelow.map(other)),
        edges: await edgesAmong([center, ...above, ...shownBelow]),
        candidates: center.candidates().slice(0, listLengths.center.edges).map(candidateRecord),
        meta: pageMeta(below.length, asked.offset, shownBelow.length),
      };
    });
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

async function edgesAmong(items: readonly GraphItem[]): Promise<(Edge & { source_id: string })[]> {
  const ids = new Set(items.map(({ id }) => id));
  const edges = await Promise.all(
    items.map(async ({ id, dependsOn }) =>
      distinct(await dependsOn()).map((edge) => ({ source_id: id, ...edge })),
    ),
  );
  return edges.flat().filter(({ target_id }) => ids.has(target_id));
}
