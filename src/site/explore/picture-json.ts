import type { Scene } from './scene.ts';

/** Returns a graph as JSON for other programs. */
export function pictureJson({ boxes, edges }: Scene): string {
  const graph = {
    nodes: boxes.map(({ key, label, kind, parent, note }) => ({ id: key, label, kind, parent, note })),
    edges: edges.map(({ from, to, weight, certain }) => ({ from, to, weight, certain })),
  };
  return `${JSON.stringify(graph, null, 2)}\n`;
}
