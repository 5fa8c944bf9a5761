import { z } from 'zod';
import { nodeDetails } from '../../operations/support/graph-node-text.ts';
import { Meta } from '../../operations/answer.ts';
import { Candidate, Edge, Node } from '../../operations/support/graph-node.ts';
import { printableLine } from '../../render/printable.ts';
import { item, paragraphs, section } from '../../render/markdown/parts.ts';

export const GraphAnswer = z.object({
  center: Node,
  ancestors: z.array(Node).describe('Nearest first'),
  descendants: z.array(Node).describe('Level by level'),
  edges: z.array(Edge.extend({ source_id: z.string() })).describe('Certain edges between the nodes above'),
  candidates: z.array(Candidate).describe('Uses in the center that no certain evidence resolves'),
  meta: Meta.describe('Of the descendants'),
});
export type GraphAnswer = z.output<typeof GraphAnswer>;

export function renderGraph(graph: GraphAnswer): string {
  const { center, ancestors, descendants, candidates } = graph;
  return paragraphs([
    `# ${printableLine(center.id)}`,
    nodeDetails(center),
    section('Above', ancestors.map(nodeLine)),
    section(
      'Depends on',
      center.depends_on.map(({ target_id, edge_type }) => item(`${edge_type} ${target_id}`)),
    ),
    section(
      'Depended on by',
      center.depended_by.map(({ target_id, edge_type }) => item(`${edge_type} ${target_id}`)),
    ),
    section(
      'Possible references',
      candidates.map(({ edge_type, target_ids }) => item(`${edge_type} ${target_ids.join(' or ')}`)),
    ),
    section(
      'Below',
      descendants.map((node) => [nodeLine(node), nodeDetails(node)].filter(Boolean).join('\n\n')),
    ),
  ]);
}

function nodeLine({ id, line_start, line_end, depends_on, depended_by }: Node): string {
  return item(
    `${id} (lines ${line_start} to ${line_end}; depends on ${depends_on.length}, depended on by ${depended_by.length})`,
  );
}
