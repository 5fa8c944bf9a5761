import { inFile, WITH_MEMBERS } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import { callGraph as askCallGraph, type CallGraph } from './query/call-graph.ts';
import { findEndDoubts } from '../impact/find-risk-doubts.ts';
import { absenceOf } from '../grep/absence.ts';
import { findNode, type FoundNode } from '../../query/find-node.ts';
import { unresolvedCallsIn } from '../../query/coverage-gaps.ts';
import { fitted, pageMeta } from '../../operations/answer.ts';
import { astInput, astOutput } from '../../operations/contracts/ast.ts';
import { budget, capLimit, limit, nodeId, offset, repository } from '../../operations/support/inputs.ts';
import { coverageGaps, unresolvedRecords } from '../../operations/support/coverage-gaps.ts';
import { defineOperation } from '../../operations/operation.ts';
import { notAnalysed } from '../../operations/support/not-analysed.ts';
import type { EdgeRecord } from '../../operations/support/records.ts';
import { fileHash, symbolRecord } from '../../operations/support/records.ts';
import { requireCode, requireNode } from '../../operations/support/target.ts';
import type { CandidateRecord } from './call-graph-answer.ts';
import { CallGraphAnswer, renderCallGraph } from './call-graph-answer.ts';

const MAX_DEPTH = 10;

const input = z.strictObject({
  repository,
  id: nodeId,
  depth: z.int().nonnegative().default(1).describe(`Levels of calls, at most ${MAX_DEPTH}`),
  direction: z
    .enum(['callees', 'callers', 'both'])
    .default('callees')
    .describe('`callees`: what the symbol calls; `callers`: what calls it'),
  limit,
  offset,
  budget,
});

export const callGraph = defineOperation({
  name: 'call_graph',
  contracts: [{ names: ['AstCallGraph', 'ast-call-graph'], input: astInput, output: astOutput }],
  description:
    'Follows calls from a function or method to its callees, callers or both, several levels deep, as nodes and edges. A class or file stands for all functions in it. For the lines of direct calls use `find_references` (callers) or `related` (callees); for one connection `path_between`.',
  input,
  output: CallGraphAnswer,
  toMarkdown: renderCallGraph,
  static: inFile(
    '/symbols/{symbol}/out',
    `Depth 1: callees are the items with \`type\` CALLS, callers those of \`in\`. ${WITH_MEMBERS} For more steps, fetch the file of each \`to\` or \`from\`: \`elsewhere\` has its address.`,
  ),
  async run(store, params, { signal }) {
    const { id, depth, direction, offset: start } = params;
    const { name: repository } = (await requireCode(store, params.repository)).repository;
    const node = await requireNode(store, id);
    const end = start + capLimit(params.limit);
    const graph = await askCallGraph(store, node, Math.min(depth, MAX_DEPTH), direction, end + 1);
    const found = new Map<string, FoundNode>();
    for (const reached of graph.nodes.slice(0, end)) {
      const each = await findNode(store, reached);
      if (each) found.set(reached, each);
    }
    const maxEdges = capLimit(params.limit);
    const beside = {
      candidates: {
        total: graph.candidates.length,
        edges: graph.candidates.slice(0, maxEdges).map(candidateRecord),
      },
      viaOverride: {
        total: graph.dispatchedTotal,
        edges: graph.dispatched
          .slice(0, maxEdges)
          .map(({ from, to, via, sites }) => ({ fromId: from, toId: to, viaId: via, sites })),
      },
      ...(graph.stoppedAt ? { stoppedAt: graph.stoppedAt } : {}),
      unresolvedCalls: direction === 'callers' ? [] : unresolvedCallsOf(graph).slice(0, maxEdges),
    };
    // `unresolvedCalls` already says which callees may be missing.
    const gaps =
      direction === 'callees'
        ? {}
        : { coverageGaps: await coverageGaps(store, node, { withReferences: false, signal }) };
    const unknown = await notAnalysed(store, node.shard);
    const seeds = new Set(graph.seeds.map((seed) => seed.node.id));
    const hasCallers =
      direction === 'callees' ||
      graph.calls.some(({ to }) => to.includes(node.node.id)) ||
      graph.candidates.some(({ side, to }) => side === 'callers' && to.some((id) => seeds.has(id))) ||
      graph.dispatched.some(({ to }) => to === node.node.id);
    const ends = direction === 'callees' ? [] : lastCallers(graph).flatMap((each) => found.get(each) ?? []);
    const endDoubts = await findEndDoubts(store, ends, signal);
    const absence = hasCallers ? {} : { absence: await absenceOf(store, node, { signal }) };
    return fitted(maxEdges, params.budget, (count) => {
      const fresh = new Set(graph.nodes.slice(start, Math.min(end, start + count)));
      return {
        nodes: [...fresh]
          .flatMap((id) => found.get(id) ?? [])
          .map((each) => symbolRecord(repository, each.shard, each.node)),
        edges: graph.calls
          .filter(({ from, to: [to = ''] }) => found.has(to) && (fresh.has(from) || fresh.has(to)))
          .flatMap((call) => edgeRecord(repository, found.get(call.from), call)),
        external: graph.external
          .filter(({ from }) => fresh.has(from))
          .map(({ from, to: [to = ''], edge: { sites } }) => ({ fromId: from, toId: to, sites })),
        ...beside,
        ...(endDoubts.length > 0 ? { endDoubts } : {}),
        meta: { ...pageMeta(graph.nodes.length, start, fresh.size), ...absence, ...gaps, ...unknown },
      };
    });
  },
});

/** Returns the ids of the callers that nothing in the graph calls. The answer is about the callers of the start itself. */
function lastCallers({ seeds, calls, dispatched, candidates }: CallGraph): string[] {
  const all = [...calls, ...candidates].filter(({ side }) => side === 'callers');
  const called = new Set([
    ...seeds.map(({ node }) => node.id),
    ...all.filter(({ from, to }) => !to.includes(from)).flatMap(({ to }) => to),
    ...dispatched.filter(({ from, to }) => from !== to).map(({ to }) => to),
  ]);
  const callers = new Set(
    [...calls.filter(({ side }) => side === 'callers'), ...dispatched].map(({ from }) => from),
  );
  return [...callers].filter((id) => !called.has(id));
}

function edgeRecord(
  repository: string,
  caller: FoundNode | undefined,
  { from, to: [to = ''], edge: { type, how, rule, sites } }: CallGraph['calls'][number],
): EdgeRecord[] {
  if (!caller) return [];
  const location = { repository, path: caller.shard.path, fileHash: fileHash(caller.shard) };
  const evidence = rule === undefined ? { how } : { how, rule };
  return [{ ...location, fromId: from, toId: to, type, ...evidence, sites }];
}

function candidateRecord({
  from,
  to,
  edge: { type, how, via, sites },
}: CallGraph['candidates'][number]): z.infer<typeof CandidateRecord> {
  return { fromId: from, toIds: to, type, how, ...(via === undefined ? {} : { via }), sites };
}

function unresolvedCallsOf({ expanded }: CallGraph): CallGraphAnswer['unresolvedCalls'] {
  return expanded.flatMap(({ shard, index }) =>
    unresolvedCallsIn(shard, index).flatMap(({ name, isValue, reference }) =>
      unresolvedRecords(shard, reference).map((record) => ({
        name,
        ...(isValue ? { isValue } : {}),
        ...record,
      })),
    ),
  );
}
