import { z } from 'zod';
import { artifactPath } from '../../model/artifact.ts';
import type { FileShard, ShardEdge, ShardNode } from '../../model/file-shard.ts';
import type { EdgeType } from '../../model/kinds.ts';
import { type NodeKind } from '../../model/kinds.ts';
import { CHARACTERS_PER_TOKEN } from '../../model/tokens.ts';
import { readFileAt } from '../../query/read.ts';
import { childrenOf, edgesOf } from '../../query/shard-edges.ts';
import { sourceBudget } from '../../query/source-budget.ts';
import { lastLine, linesWithin, sliceSpan } from '../../query/text.ts';
import { page, tokensOf } from '../../operations/answer.ts';
import { budget, MAX_LIMIT, nodeId, offset } from '../../operations/support/inputs.ts';
import { notSeen } from '../../operations/support/not-seen.ts';
import { defineOperation } from '../../operations/operation.ts';
import { requireAtlas, requireNode } from '../../operations/support/target.ts';
import { NodeAnswer, renderNode } from './get-node-answer.ts';

const input = z.strictObject({
  workspacePath: z.string().optional().describe('Not needed: an atlas is of one workspace'),
  nodeId,
  offset: offset.describe('How many children to leave out at the start'),
  fromLine: z.int().positive().optional().describe('Line of the file at which the content begins'),
  budget,
});

export const getNode = defineOperation({
  name: 'get_node',
  contracts: [{ names: ['aura_get_node'] }],
  description:
    'The whole source of one file or symbol, with its signature, doc comment, members and numbers of edges.',
  input,
  output: NodeAnswer,
  toMarkdown: renderNode,
  urls: ['api/v1/node/{address}.json'],
  async *prerender(store, scope) {
    if (scope.kind !== 'file') return;
    // The whole source of a file is in its shard already, and source is most of an answer.
    const shard = await readFileAt(store, scope.address);
    for (const node of shard?.nodes.slice(1) ?? []) {
      const most = shard && sourceBudget(shard, node);
      const asked = { nodeId: node.id, ...(most === undefined ? {} : { budget: most }) };
      yield { path: artifactPath.node(node.address), key: 'get_node', input: asked };
    }
  },
  async run(store, { nodeId: id, offset: start, fromLine, budget: room }) {
    await requireAtlas(store);
    const found = await requireNode(store, id);
    const { shard, index, node } = found;
    const source = node.kind === 'module' ? shard.source : sliceSpan(shard.source, node.span);
    // Quotes and line breaks cost a character more in JSON.
    const { content, nextLine } = linesWithin(source, room * CHARACTERS_PER_TOKEN, node.span[0], fromLine);
    const children = childrenOf(shard, index).flatMap((child) => shard.nodes[child] ?? []);
    const { items, meta } = page(children.map(childEntry), start, MAX_LIMIT, room - tokensOf(content));
    return {
      node_id: node.id,
      name: node.name,
      type: typeName(node.kind),
      path: shard.path,
      line_start: node.span[0],
      line_end: lastLine(node.span),
      content,
      metadata: {
        signature: node.signature ?? null,
        docstring: node.doc ?? null,
        language: shard.language,
      },
      address: node.address,
      parent: node.parent === null ? null : (shard.nodes[node.parent]?.id ?? null),
      visibility: node.visibility,
      exported: node.exported,
      modifiers: node.modifiers,
      complexity: node.complexity ?? null,
      rank: node.rank,
      tokens: node.tokens,
      children: items,
      edges: edgeCounts(shard, index),
      meta: {
        ...meta,
        ...(nextLine !== undefined && { truncated: true, next: { ...meta.next, fromLine: nextLine } }),
        notSeen: await notSeen(store, found, { withUses: false }),
      },
    };
  },
});

/** The kinds of a tree call a module what it is: a file. */
export function typeName(kind: NodeKind): string {
  return kind === 'module' ? 'file' : kind;
}

function childEntry({ id, name, kind, span, tokens }: ShardNode) {
  return { node_id: id, name, type: typeName(kind), line: span[0], tokens };
}

function edgeCounts(shard: FileShard, index: number) {
  const { incoming, outgoing, incomingCandidates, outgoingCandidates } = edgesOf(shard, index);
  return {
    incoming: tally(incoming),
    outgoing: tally(outgoing),
    candidates: incomingCandidates.length + outgoingCandidates.length,
  };
}

function tally(edges: ShardEdge[]): Partial<Record<EdgeType, number>> {
  const counts: Partial<Record<EdgeType, number>> = {};
  for (const { type } of edges) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}
