import * as z from 'zod';
import { nodeDetails } from '../../operations/support/graph-node-text.ts';
import { ReadingCost } from '../../operations/support/records.ts';
import { Meta } from '../../operations/answer.ts';
import { linesByFile } from '../../operations/support/lines-by-file.ts';
import { Candidate, Edge, GraphEdge, Node } from '../../operations/support/graph-node.ts';
import { printableLine } from '../../render/printable.ts';
import { count, item, paragraphs, section } from '../../render/markdown/parts.ts';

export const DependencyChain = z.object({
  node: Node,
  tokens: ReadingCost,
  depth: z.int().positive(),
  edges: z.array(Edge).describe('The last step of the path, to this node'),
  pathIds: z.array(z.string()).describe('Ids from the center to this node, both included'),
});

export const DependenciesAnswer = z.object({
  center: Node,
  outgoing: z
    .array(DependencyChain)
    .describe('Dependencies of the center, nearest first, over resolved references'),
  incoming: z.array(DependencyChain).describe('Dependents of the center, nearest first'),
  external: z
    .array(GraphEdge)
    .describe('The first 50 references to packages from the center and the followed nodes'),
  candidates: z
    .object({ total: z.int(), outgoing: z.array(Candidate), incoming: z.array(Candidate) })
    .describe('Possible references from and to the center. They are not followed'),
  meta: Meta.describe('Counts the chains of both lists'),
});
export type DependenciesAnswer = z.output<typeof DependenciesAnswer>;

export function renderDependencies(answer: DependenciesAnswer): string {
  const { center, outgoing, incoming, external, candidates } = answer;
  const possible = [...candidates.outgoing, ...candidates.incoming];
  return paragraphs([
    `# ${printableLine(center.id)}`,
    nodeDetails(center),
    section('Depends on', chainLines(outgoing)),
    section('Depended on by', chainLines(incoming)),
    section(
      'Outside the repository',
      external.map(({ fromId, toId, type }) => item(`${fromId} ${type} ${toId}`)),
    ),
    section(
      `Possible references: ${candidates.total}`,
      possible.map(({ fromId, type, toIds }) => item(`${fromId} ${type} ${toIds.join(' or ')}`)),
    ),
  ]);
}

/** Nodes with details have a paragraph each; without, those of a file share a line. */
function chainLines(chains: readonly z.output<typeof DependencyChain>[]): string[] {
  const headOf = ({ depth, edges }: z.output<typeof DependencyChain>): string =>
    `${count(depth, 'step')}, ${edges.map(({ type }) => type).join(', ')}`;
  if (chains.every(({ node }) => nodeDetails(node) === ''))
    return linesByFile(chains, { idOf: ({ node }) => node.id, headOf });
  return chains.map((chain) =>
    paragraphs([item(`${headOf(chain)} ${chain.node.id}`), nodeDetails(chain.node)]),
  );
}
