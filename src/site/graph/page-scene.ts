import type { Scene } from '../explore/scene.ts';
import { counted } from '../../render/counted.ts';
import type { PageGraph } from './read-graph.ts';

/** Returns the picture of a graph that a page has as lists. */
export function pageScene({ nodes, edges }: PageGraph): Scene {
  const labels = new Map(nodes.map(({ key, label }) => [key, label]));
  return {
    boxes: nodes.map((node) => ({ ...node, hint: node.title, canOpen: false })),
    edges: edges.map((edge) => {
      const weight = edge.weight ?? 1;
      const ends = `${labels.get(edge.from) ?? ''} → ${labels.get(edge.to) ?? ''}`;
      return { ...edge, hint: `${ends}${weight > 1 ? `: ${counted(weight, 'reference')}` : ''}` };
    }),
  };
}
