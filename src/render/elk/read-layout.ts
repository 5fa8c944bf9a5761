import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { boxIndex, edgeId } from './elk-graph.ts';
import type { Box, BoxEdge, Layout, Placed, Point } from './layout.ts';
import { routeThrough } from './route.ts';

/** Returns the layout in a graph that ELK has laid out, with the same boxes and edges. */
export function readLayout(graph: ElkNode, boxes: readonly Box[], edges: readonly BoxEdge[]): Layout {
  const found = new Map<number, Placed>();
  const ways = new Map((graph.edges ?? []).map((edge) => [edge.id, pointsOf(edge)]));
  const visit = ({ id, x = 0, y = 0, width = 0, height = 0, children = [] }: ElkNode): void => {
    const index = boxIndex(id);
    if (index !== undefined) found.set(index, { x, y, width, height, open: children.length > 0 });
    children.forEach(visit);
  };
  graph.children?.forEach(visit);
  const places = new Map(
    boxes.flatMap(({ key }, index) => {
      const place = found.get(index);
      return place ? [[key, place] as const] : [];
    }),
  );
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    places,
    routes: edges.map((_, index) => routeThrough(ways.get(edgeId(index)) ?? [])),
  };
}

function pointsOf({ sections = [] }: ElkExtendedEdge): Point[] {
  return sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
}
