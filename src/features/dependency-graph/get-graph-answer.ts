import * as z from 'zod';
import { edgeLines, nodeDetails } from '../../operations/support/graph-node-text.ts';
import { Meta } from '../../operations/answer.ts';
import { Candidate, GraphEdge, Node } from '../../operations/support/graph-node.ts';
import { printableLine } from '../../render/printable.ts';
import { item, paragraphs, section } from '../../render/markdown/parts.ts';

export const GraphAnswer = z.object({
  center: Node,
  ancestors: z.array(Node).describe('Containing nodes, nearest first'),
  descendants: z.array(Node).describe('Contained nodes, by depth'),
  edges: z.array(GraphEdge).describe('Resolved references between these nodes'),
  candidates: z.array(Candidate).describe('Possible references in the center'),
  meta: Meta.describe('Counts the descendants'),
});
export type GraphAnswer = z.output<typeof GraphAnswer>;

export function renderGraph(graph: GraphAnswer): string {
  const { center, ancestors, descendants, candidates } = graph;
  return paragraphs([
    `# ${printableLine(center.id)}`,
    nodeDetails(center),
    section('Above', ancestors.map(nodeLine)),
    section('Depends on', edgeLines(center.dependsOn)),
    section('Depended on by', edgeLines(center.dependedBy)),
    section(
      'Possible references',
      candidates.map(({ type, toIds }) => item(`${type} ${toIds.join(' or ')}`)),
    ),
    section(
      'Below',
      descendants.map((node) => [nodeLine(node), nodeDetails(node)].filter(Boolean).join('\n\n')),
    ),
  ]);
}

function nodeLine({ id, startLine, endLine, dependsOn, dependedBy }: Node): string {
  return item(
    `${id} (lines ${startLine} to ${endLine}; depends on ${dependsOn.length}, depended on by ${dependedBy.length})`,
  );
}
