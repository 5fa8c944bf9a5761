import { inFile } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import { graphItem, type GraphItem } from '../../query/graph-item.ts';
import type { Store } from '../../store/store.ts';
import { fitted, pageMeta } from '../../operations/answer.ts';
import { auzoomInput, auzoomOutput } from '../../operations/contracts/auzoom.ts';
import type { GraphEdge } from '../../operations/support/graph-node.ts';
import {
  candidateRecord,
  distinct,
  DetailLevel,
  graphEdge,
  graphNode,
  listLengths,
} from '../../operations/support/graph-node.ts';
import { budget, capLimit, limit, offset } from '../../operations/support/inputs.ts';
import { defineOperation } from '../../operations/operation.ts';
import { notAnalysedAt } from '../../operations/support/not-analysed.ts';
import { requireAtlas, requireItem } from '../../operations/support/target.ts';
import { GraphAnswer, renderGraph } from './get-graph-answer.ts';

const input = z.strictObject({
  id: z.string().min(1).default('root').describe('Id of a node, also `directory:{path}` or `root`'),
  depthUp: z.int().nonnegative().default(0).describe('Levels of containing nodes'),
  depthDown: z.int().nonnegative().default(1).describe('Levels of contained nodes'),
  detail: DetailLevel.default('skeleton'),
  includePrivate: z.boolean().default(false).describe('Include private members'),
  limit,
  offset: offset.describe('Descendants to skip'),
  budget,
});

export const getGraph = defineOperation({
  name: 'get_graph',
  contracts: [{ names: ['auzoom_get_graph'], input: auzoomInput, output: auzoomOutput }],
  description:
    'Shows a node in the hierarchy of directories, files and symbols: what contains it, what it contains, and what each depends on, at three levels of detail. Use it to zoom from `root` into a repository. For the hierarchy alone use `code_tree`; for dependencies several steps away `get_dependencies`.',
  input,
  output: GraphAnswer,
  toMarkdown: renderGraph,
  static: inFile(
    '/symbols',
    'A node at depth 1: its children are the symbols with its qualified name as `parent`, what it depends on is in `out`. Of a directory: its artifact.',
  ),
  async run(store, params) {
    await requireAtlas(store);
    const center = await requireItem(store, params.id);
    const above = await ancestors(store, center, params.depthUp);
    const below = await descendants(
      center,
      params.depthDown,
      params.includePrivate,
      params.offset + capLimit(params.limit),
    );
    const unknown = await notAnalysedAt(store, center.path);
    return fitted(capLimit(params.limit), params.budget, async (count) => {
      const end = params.offset + count;
      const shownBelow = below.slice(params.offset, end);
      const other = (item: GraphItem) => graphNode(item, params, listLengths.other);
      return {
        center: await graphNode(center, params, listLengths.center),
        ancestors: await Promise.all(above.map(other)),
        descendants: await Promise.all(shownBelow.map(other)),
        edges: await edgesAmong([center, ...above, ...shownBelow]),
        candidates: center.candidates().slice(0, listLengths.center.edges).map(candidateRecord),
        meta: { ...pageMeta(below.length, params.offset, shownBelow.length), ...unknown },
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

/** Returns contained nodes, by depth. Stops after one more than `end`. */
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

async function edgesAmong(items: readonly GraphItem[]): Promise<GraphEdge[]> {
  const ids = new Set(items.map(({ id }) => id));
  const edges = await Promise.all(
    items.map(async ({ id, dependsOn }) => distinct(await dependsOn()).map((edge) => graphEdge(id, edge))),
  );
  return edges.flat().filter(({ toId }) => ids.has(toId));
}
