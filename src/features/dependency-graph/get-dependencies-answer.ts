import { z } from 'zod';
import { nodeDetails } from '../../operations/support/graph-node-text.ts';
import { Tiers } from '../../model/tokens.ts';
import { Meta } from '../../operations/answer.ts';
import { Candidate, Edge, Node } from '../../operations/support/graph-node.ts';
import { printableLine } from '../../render/printable.ts';
import { item, paragraphs, section } from '../../render/markdown/parts.ts';

export const DependencyChain = z.object({
  node: Node,
  tokens: Tiers.describe('What the node costs to read'),
  depth: z.int().positive(),
  edges: z.array(Edge).describe('The last step; `target_id` is the node of the chain'),
  path: z.array(z.string()).describe('Ids from the center to the node, both included'),
});

export const DependenciesAnswer = z.object({
  center: Node,
  outgoing: z.array(DependencyChain).describe('What it depends on, nearest first; along certain edges alone'),
  incoming: z.array(DependencyChain).describe('What depends on it, nearest first'),
  external: z
    .array(Edge.extend({ source_id: z.string() }))
    .describe('Edges of the center and of what was followed that leave the repository, the first 50'),
  candidates: z
    .object({ total: z.int(), outgoing: z.array(Candidate), incoming: z.array(Candidate) })
    .describe('Uses in and of the center that no certain evidence resolves; they are not followed'),
  meta: Meta.describe('Of the chains of both lists'),
});
export type DependenciesAnswer = z.output<typeof DependenciesAnswer>;

export function renderDependencies(answer: DependenciesAnswer): string {
  const { center, outgoing, incoming, external, candidates } = answer;
  const possible = [...candidates.outgoing, ...candidates.incoming];
  return paragraphs([
    `# ${printableLine(center.id)}`,
    nodeDetails(center),
    section('Depends on', outgoing.map(chainLines)),
    section('Depended on by', incoming.map(chainLines)),
    section(
      'Outside the repository',
      external.map(({ source_id, target_id, edge_type }) => item(`${source_id} ${edge_type} ${target_id}`)),
    ),
    section(
      `Possible references: ${candidates.total}`,
      possible.map(({ source_id, edge_type, target_ids }) =>
        item(`${source_id} ${edge_type} ${target_ids.join(' or ')}`),
      ),
    ),
  ]);
}

function chainLines({ node, depth, edges }: z.output<typeof DependencyChain>): string {
  const types = edges.map(({ edge_type }) => edge_type).join(', ');
  const line = item(`${node.id} (${types}; ${depth} ${depth === 1 ? 'step' : 'steps'} away)`);
  return [line, nodeDetails(node)].filter(Boolean).join('\n\n');
}
