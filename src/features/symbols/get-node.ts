import { inFile } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import { endAt, type FileShard, type ShardEdge, type ShardNode } from '../../model/file-shard.ts';
import type { EdgeType } from '../../model/kinds.ts';
import { type NodeKind } from '../../model/kinds.ts';
import { CHARACTERS_PER_TOKEN } from '../../model/tokens.ts';
import { allMembersElsewhere, otherDeclarations, type MemberElsewhere } from '../../query/owner.ts';
import { childrenOf, edgesOf } from '../../query/shard-edges.ts';
import { lastLine, linesWithin, sliceSpan } from '../../query/text.ts';
import { page, tokensOf } from '../../operations/answer.ts';
import { auraInput, auraOutput } from '../../operations/contracts/aura.ts';
import { budget, MAX_LIMIT, nodeId, offset, repository } from '../../operations/support/inputs.ts';
import { coverageGaps } from '../../operations/support/coverage-gaps.ts';
import { defineOperation } from '../../operations/operation.ts';
import { requireAtlas, requirePlace } from '../../operations/support/target.ts';
import { directoryNode } from './directory-node.ts';
import { NodeAnswer, renderNode } from './get-node-answer.ts';

const input = z.strictObject({
  workspacePath: repository,
  id: nodeId,
  offset: offset.describe('Children to skip'),
  fromLine: z.int().positive().optional().describe('First line of the content, as a line of the file'),
  budget,
});

export const getNode = defineOperation({
  name: 'get_node',
  contracts: [{ names: ['aura_get_node'], input: auraInput, output: auraOutput }],
  description:
    'Reads one file, symbol or directory: source, signature, doc comment, members and number of references. Use it with an id from `find`, `search`, `code_tree` or another answer. For the references themselves use `find_references`.',
  input,
  output: NodeAnswer,
  toMarkdown: renderNode,
  static: inFile('/symbols/{symbol}', 'Its source is lines `line` to `endLine` of `/source`.'),
  async run(store, { workspacePath, id, offset: start, fromLine, budget: room }) {
    await requireAtlas(store, workspacePath);
    const place = await requirePlace(store, id);
    if (place.kind === 'directory') return directoryNode(store, place.path, start, room);
    const { found } = place;
    const { shard, index, node } = found;
    const source = node.kind === 'module' ? shard.source : sliceSpan(shard.source, node.span);
    // JSON escapes quotes and line breaks, which costs one more character each.
    const { content, nextLine } = linesWithin(source, room * CHARACTERS_PER_TOKEN, node.span[0], fromLine);
    const children = [
      ...childrenOf(shard, index)
        .flatMap((child) => shard.nodes[child] ?? [])
        .map(childEntry),
      ...allMembersElsewhere(shard, node).map(elsewhereEntry),
    ];
    const { items, meta } = page(children, start, MAX_LIMIT, room - tokensOf(content));
    const declarations = otherDeclarations(shard, node).map(({ id, path, line }) => ({ id, path, line }));
    return {
      id: node.id,
      name: node.name,
      kind: kindOf(node.kind),
      path: shard.path,
      startLine: node.span[0],
      endLine: lastLine(node.span),
      content,
      metadata: {
        signature: node.signature ?? null,
        docstring: node.doc ?? null,
        language: shard.language,
      },
      address: node.address,
      parentId: node.parent === null ? null : (shard.nodes[node.parent]?.id ?? null),
      ...(node.owner === undefined ? {} : { ownerId: endAt(shard, node.owner).id }),
      ...(declarations.length === 0 ? {} : { alsoDeclaredIn: declarations }),
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
        coverageGaps: await coverageGaps(store, found, { withReferences: false }),
      },
    };
  },
});

/** Returns the kind as trees of files name it: a module is a file. */
function kindOf(kind: NodeKind): string {
  return kind === 'module' ? 'file' : kind;
}

function childEntry({ id, name, kind, span, tokens }: ShardNode) {
  return { id, name, kind: kindOf(kind), line: span[0], tokens };
}

function elsewhereEntry({ end, tokens }: MemberElsewhere) {
  return { id: end.id, name: end.name, kind: end.kind, path: end.path, line: end.line ?? 1, tokens };
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
