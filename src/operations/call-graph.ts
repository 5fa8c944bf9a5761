import { z } from 'zod';
import { callableKinds, EdgeType, CandidateHow } from '../model/kinds.ts';
import { Span } from '../model/position.ts';
import { callGraph as askCallGraph } from '../query/call-graph.ts';
import { findNode, type FoundNode } from '../query/find-node.ts';
import { Meta, pageMeta } from './answer.ts';
import { capLimit, limit, nodeId, offset, repository } from './inputs.ts';
import { nodeDocuments } from './node-documents.ts';
import { defineOperation } from './operation.ts';
import { EdgeRecord, fileHash, SymbolRecord, symbolRecord } from './records.ts';
import { requireCode, requireNode } from './target.ts';

const MAX_DEPTH = 10;

const input = z.object({
  repository,
  symbolId: nodeId,
  depth: z
    .int()
    .nonnegative()
    .default(1)
    .describe(`How many calls away; more than ${MAX_DEPTH} is taken as ${MAX_DEPTH}`),
  direction: z
    .enum(['callees', 'callers', 'both'])
    .default('callees')
    .describe('Whom it calls, who calls it (find_references lists those with their places), or both'),
  limit,
  offset,
});

const ExternalRecord = z.object({ fromSymbolId: z.string(), toSymbolId: z.string(), sites: z.array(Span) });

const CandidateRecord = z.object({
  fromSymbolId: z.string(),
  toSymbolIds: z.array(z.string()),
  type: EdgeType,
  how: CandidateHow,
  sites: z.array(Span),
});

const output = z.object({
  nodes: z.array(SymbolRecord).describe('The symbol first, then level by level'),
  edges: z.array(EdgeRecord),
  external: z
    .array(ExternalRecord)
    .describe(
      'Calls that leave the repository; `toSymbolId` is `package:{name}` or `package:{name}:{symbol}`',
    ),
  candidates: z
    .object({ total: z.int().nonnegative(), edges: z.array(CandidateRecord) })
    .describe(
      'Calls of the symbol, in the direction asked for, that no certain evidence resolves, with all that fit',
    ),
  meta: Meta,
});

export const callGraph = defineOperation({
  name: 'call_graph',
  aliases: ['AstCallGraph', 'ast-call-graph'],
  description:
    'Who calls a function or method and whom it calls, as nodes and edges. Of a class or file it takes all that can be called inside.',
  input,
  output,
  urls: ['api/v1/node/{address}.json'],
  prerender: (store, scope) =>
    nodeDocuments(store, scope, 'call_graph', ({ id, kind }) =>
      callableKinds.has(kind) ? { symbolId: id } : undefined,
    ),
  async run(store, { repository: wanted, symbolId, depth, direction, limit: size, offset: start }) {
    const { name: root } = (await requireCode(store, wanted)).repository;
    const node = await requireNode(store, symbolId);
    const end = start + capLimit(size);
    const graph = await askCallGraph(store, node, Math.min(depth, MAX_DEPTH), direction, end + 1);
    const found = new Map<string, FoundNode>();
    for (const id of graph.nodes.slice(0, end)) {
      const each = await findNode(store, id);
      if (each) found.set(id, each);
    }
    const fresh = new Set(graph.nodes.slice(start, end));
    const edge = ({
      from,
      to: [to = ''],
      edge: { type, how, sites },
    }: (typeof graph.calls)[number]): EdgeRecord[] => {
      const shard = found.get(from)?.shard;
      if (!shard) return [];
      const place = { root, relPath: shard.path, fileHash: fileHash(shard) };
      return [{ ...place, fromSymbolId: from, toSymbolId: to, type, how, sites }];
    };
    return {
      nodes: [...fresh]
        .flatMap((id) => found.get(id) ?? [])
        .map((each) => symbolRecord(root, each.shard, each.node)),
      edges: graph.calls
        .filter(({ from, to: [to = ''] }) => found.has(to) && (fresh.has(from) || fresh.has(to)))
        .flatMap(edge),
      external: graph.external
        .filter(({ from }) => fresh.has(from))
        .map(({ from, to: [to = ''], edge: { sites } }) => ({ fromSymbolId: from, toSymbolId: to, sites })),
      candidates: {
        total: graph.candidates.length,
        edges: graph.candidates.slice(0, capLimit(size)).map(({ from, to, edge: { type, how, sites } }) => ({
          fromSymbolId: from,
          toSymbolIds: to,
          type,
          how,
          sites,
        })),
      },
      meta: pageMeta(graph.nodes.length, start, fresh.size),
    };
  },
});
