import { z } from 'zod';
import { callableKinds } from '../../model/kinds.ts';
import { callGraph as askCallGraph, type CallGraph } from './query/call-graph.ts';
import { findNode, type FoundNode } from '../../query/find-node.ts';
import { unresolvedCallsIn } from '../../query/coverage-gaps.ts';
import { dispatchedCallsTo, implementersOf } from './query/dispatched-calls.ts';
import { fitted, pageMeta } from '../../operations/answer.ts';
import { budget, capLimit, limit, nodeId, offset, repository } from '../../operations/support/inputs.ts';
import { nodeDocuments } from '../../operations/support/node-documents.ts';
import { notSeen, openRecords } from '../../operations/support/not-seen.ts';
import { defineOperation } from '../../operations/operation.ts';
import type { EdgeRecord } from '../../operations/support/records.ts';
import { fileHash, symbolRecord } from '../../operations/support/records.ts';
import { requireCode, requireNode } from '../../operations/support/target.ts';
import type { CandidateRecord } from './call-graph-answer.ts';
import { CallGraphAnswer, renderCallGraph } from './call-graph-answer.ts';

const MAX_DEPTH = 10;

const input = z.strictObject({
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
  budget,
});

export const callGraph = defineOperation({
  name: 'call_graph',
  contracts: [{ names: ['AstCallGraph', 'ast-call-graph'] }],
  description:
    'Who calls a function or method and whom it calls, as nodes and edges. Of a class or file it takes all that can be called inside.',
  input,
  output: CallGraphAnswer,
  toMarkdown: renderCallGraph,
  urls: ['api/v1/node/{address}.json'],
  prerender: (store, scope) =>
    nodeDocuments(store, scope, 'call_graph', ({ id, kind }) =>
      callableKinds.has(kind) ? { symbolId: id } : undefined,
    ),
  async run(store, asked) {
    const { repository: wanted, symbolId, depth, direction, limit: size, offset: start } = asked;
    const { name: root } = (await requireCode(store, wanted)).repository;
    const node = await requireNode(store, symbolId);
    const end = start + capLimit(size);
    const graph = await askCallGraph(store, node, Math.min(depth, MAX_DEPTH), direction, end + 1);
    const found = new Map<string, FoundNode>();
    for (const id of graph.nodes.slice(0, end)) {
      const each = await findNode(store, id);
      if (each) found.set(id, each);
    }
    const most = capLimit(size);
    const through = throughCalls(graph, found);
    const beside = {
      candidates: {
        total: graph.candidates.length,
        edges: graph.candidates.slice(0, most).map(candidateRecord),
      },
      through: { total: through.total, edges: through.edges.slice(0, most) },
      openCalls: direction === 'callers' ? [] : openCallsOf(graph, node).slice(0, most),
    };
    // Of callees, `openCalls` says what is missing.
    const missing =
      direction === 'callees' ? {} : { notSeen: await notSeen(store, node, { withUses: false }) };
    return fitted(most, asked.budget, (count) => {
      const fresh = new Set(graph.nodes.slice(start, Math.min(end, start + count)));
      return {
        nodes: [...fresh]
          .flatMap((id) => found.get(id) ?? [])
          .map((each) => symbolRecord(root, each.shard, each.node)),
        edges: graph.calls
          .filter(({ from, to: [to = ''] }) => found.has(to) && (fresh.has(from) || fresh.has(to)))
          .flatMap((call) => edgeRecord(root, found.get(call.from), call)),
        external: graph.external
          .filter(({ from }) => fresh.has(from))
          .map(({ from, to: [to = ''], edge: { sites } }) => ({ fromSymbolId: from, toSymbolId: to, sites })),
        ...beside,
        meta: { ...pageMeta(graph.nodes.length, start, fresh.size), ...missing },
      };
    });
  },
});

function edgeRecord(
  root: string,
  caller: FoundNode | undefined,
  { from, to: [to = ''], edge: { type, how, rule, sites } }: CallGraph['calls'][number],
): EdgeRecord[] {
  if (!caller) return [];
  const place = { root, relPath: caller.shard.path, fileHash: fileHash(caller.shard) };
  const evidence = rule === undefined ? { how } : { how, rule };
  return [{ ...place, fromSymbolId: from, toSymbolId: to, type, ...evidence, sites }];
}

function candidateRecord({
  from,
  to,
  edge: { type, how, sites },
}: CallGraph['candidates'][number]): z.infer<typeof CandidateRecord> {
  return { fromSymbolId: from, toSymbolIds: to, type, how, sites };
}

function openCallsOf({ seeds }: CallGraph, { shard }: FoundNode): CallGraphAnswer['openCalls'] {
  return seeds
    .flatMap((seed) => unresolvedCallsIn(seed.shard, seed.index))
    .flatMap(({ name, reference }) => openRecords(shard, reference).map((record) => ({ name, ...record })));
}

type ThroughAnswer = CallGraphAnswer['through'];

/** Of the symbol itself who calls it through what it stands for; of all that is called what may run instead. */
function throughCalls(
  { seeds, sides, calls }: CallGraph,
  found: ReadonlyMap<string, FoundNode>,
): ThroughAnswer {
  const above = sides.includes('callers') ? seeds.map(dispatchedCallsTo) : [];
  const below = calls.flatMap(({ from, to: [via = ''], edge: { sites }, side }) => {
    const called = side === 'callees' ? found.get(via) : undefined;
    return (called ? implementersOf(called) : []).map((to) => ({ from, to, via, sites }));
  });
  return {
    total: above.reduce((sum, { total }) => sum + total, below.length),
    edges: [...above.flatMap((each) => each.calls), ...below].map(({ from, to, via, sites }) => ({
      fromSymbolId: from,
      toSymbolId: to,
      viaSymbolId: via,
      sites,
    })),
  };
}
