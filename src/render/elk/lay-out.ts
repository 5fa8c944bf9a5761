import { elkGraph } from './elk-graph.ts';
import type { Box, BoxEdge, Layout } from './layout.ts';
import { readLayout } from './read-layout.ts';

/** Places boxes and routes edges between them, in this thread. For programs without a browser: pages use a worker. */
export async function layOut(boxes: readonly Box[], edges: readonly BoxEdge[]): Promise<Layout> {
  // Reading ELK takes longer than most answers, so only drawings load it.
  // A CommonJS module whose types call its export `default`, which it has, too.
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const graph = await new Elk.default().layout(elkGraph(boxes, edges));
  return readLayout(graph, boxes, edges);
}
