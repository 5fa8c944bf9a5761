import type { ELK } from 'elkjs/lib/elk-api.js';
import { elkGraph } from './elk-graph.ts';
import type { Box, BoxEdge, EdgeDirection, Layout } from './layout.ts';
import { readLayout } from './read-layout.ts';

/** Places boxes and routes edges between them, in this thread. For programs without a browser: pages use a worker. */
export async function layOut(
  boxes: readonly Box[],
  edges: readonly BoxEdge[],
  direction?: EdgeDirection,
): Promise<Layout> {
  // Reading ELK takes longer than most answers, so only drawings load it.
  // The export of a CommonJS module, whose types only bundlers read like this.
  const loaded: unknown = await import('elkjs/lib/elk.bundled.js');
  const { default: Elk } = loaded as { default: new () => ELK };
  const graph = await new Elk().layout(elkGraph(boxes, edges, direction));
  return readLayout(graph, boxes, edges);
}
