import { inFile, WITH_MEMBERS } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import {
  dependencyChains,
  type DependencyChain as Chain,
  type DependencySide,
} from './query/dependency-chains.ts';
import { findNode } from '../../query/find-node.ts';
import type { GraphItem } from '../../query/graph-item.ts';
import { auzoomEdge, auzoomInput, auzoomOutput } from '../../operations/contracts/auzoom.ts';
import type { Meta } from '../../operations/answer.ts';
import { fitted, pageMeta } from '../../operations/answer.ts';
import {
  candidateRecord,
  distinct,
  DetailLevel,
  graphEdge,
  graphNode,
  listLengths,
} from '../../operations/support/graph-node.ts';
import { budget, capLimit, limit, offset } from '../../operations/support/inputs.ts';
import { absenceOf } from '../grep/absence.ts';
import { coverageGaps } from '../../operations/support/coverage-gaps.ts';
import { notAnalysedAt } from '../../operations/support/not-analysed.ts';
import { defineOperation, type FieldNames } from '../../operations/operation.ts';
import type { Store } from '../../store/store.ts';
import { requireAtlas, requireItem } from '../../operations/support/target.ts';
import type { DependencyChain } from './get-dependencies-answer.ts';
import { DependenciesAnswer, renderDependencies } from './get-dependencies-answer.ts';

/** The maximum number of references to packages, and of candidates, of one answer. */
const MAX_EXTERNAL_EDGES = 50;

const chainOutput: FieldNames = { ...auzoomOutput, edges: ['edges', auzoomEdge], pathIds: 'path' };

const input = z.strictObject({
  id: z.string().min(1).describe('Id of a node, also `directory:{path}`'),
  direction: z
    .enum(['incoming', 'outgoing', 'both'])
    .default('both')
    .describe('`outgoing`: what the node depends on; `incoming`: what depends on it'),
  depth: z.int().positive().default(1).describe('Steps to follow'),
  detail: DetailLevel.default('skeleton'),
  includeMembers: z
    .boolean()
    .default(false)
    .describe('Also follow references of everything in the node, such as the methods of a class'),
  limit,
  offset: offset.describe('Chains to skip, counted alternately in both lists'),
  budget,
});

export const getDependencies = defineOperation({
  name: 'get_dependencies',
  contracts: [{ names: ['auzoom_get_dependencies'], input: auzoomInput, output: chainOutput }],
  description:
    'Lists the dependencies and dependents of a file, directory, class or function, directly or several steps away, each with its path. Follows all kinds of references; for calls alone use `call_graph`, for the effects of a change `impact`, for the connection of two nodes `path_between`.',
  input,
  output: DependenciesAnswer,
  toMarkdown: renderDependencies,
  static: inFile(
    '/symbols/{symbol}/out',
    `Depth 1: outgoing; incoming ones are in \`in\`. ${WITH_MEMBERS} For more steps, fetch the file of each \`to\` or \`from\`: \`elsewhere\` has its address.`,
  ),
  async run(store, params, { signal }) {
    await requireAtlas(store);
    const center = await requireItem(store, params.id);
    const seeds = params.includeMembers ? await withMembers(center) : [center];
    const end = params.offset + capLimit(params.limit);
    const sides = (['outgoing', 'incoming'] as const).filter((side) =>
      [side, 'both'].includes(params.direction),
    );
    const reached = await Promise.all(
      sides.map(async (side) => ({
        side,
        ...(await dependencyChains(store, seeds, side, { depth: params.depth, maxChains: end })),
      })),
    );
    const found = inTurns(reached.map(({ side, chains }) => chains.map((chain) => ({ side, chain }))));
    const level = { ...params, includePrivate: true };
    const record = async ({ item, path, edges }: Chain): Promise<z.infer<typeof DependencyChain>> => ({
      node: await graphNode(item, level, listLengths.other),
      tokens: item.tokens,
      depth: path.length - 1,
      edges: distinct(edges),
      pathIds: path,
    });
    const beside = {
      external: reached
        .flatMap(({ external }) => external)
        .slice(0, MAX_EXTERNAL_EDGES)
        .flatMap(({ from, edge }) => distinct([edge]).map((each) => graphEdge(from, each))),
      candidates: candidatesOf(seeds, sides),
    };
    const lacksUsers =
      sides.includes('incoming') &&
      !reached.some(({ side, chains }) => side === 'incoming' && chains.length > 0);
    const gaps = sides.includes('incoming') ? await gapsOf(store, center, lacksUsers, signal) : {};
    const unknown = await notAnalysedAt(store, center.path);
    return fitted(capLimit(params.limit), params.budget, async (count) => {
      const shown = found.slice(params.offset, params.offset + count);
      const of = (wanted: DependencySide) =>
        Promise.all(shown.flatMap(({ side, chain }) => (side === wanted ? [record(chain)] : [])));
      return {
        center: await graphNode(center, level, listLengths.center),
        outgoing: await of('outgoing'),
        incoming: await of('incoming'),
        ...beside,
        meta: { ...pageMeta(found.length, params.offset, shown.length), ...gaps, ...unknown },
      };
    });
  },
});

/** Returns the first item of each list, then the second of each, so that neither list fills a page alone. */
function inTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

async function gapsOf(
  store: Store,
  center: GraphItem,
  lacksUsers: boolean,
  signal: AbortSignal | undefined,
): Promise<Pick<Meta, 'coverageGaps' | 'absence'>> {
  const node = center.kind === 'directory' ? undefined : await findNode(store, center.id);
  if (!node) return {};
  return {
    coverageGaps: await coverageGaps(store, node, { withReferences: false }),
    ...(lacksUsers ? { absence: await absenceOf(store, node, { signal }) } : {}),
  };
}

/** Returns the node and everything that it contains. Files of a directory have edges of their own, so it stands alone. */
async function withMembers(center: GraphItem): Promise<GraphItem[]> {
  const found = [center];
  if (center.level === 0) return found;
  // The list grows during the loop.
  for (const item of found) found.push(...(await item.children(Infinity)));
  return found;
}

function candidatesOf(
  seeds: readonly GraphItem[],
  sides: readonly DependencySide[],
): DependenciesAnswer['candidates'] {
  const of = (side: DependencySide) =>
    sides.includes(side)
      ? seeds.flatMap((seed) => (side === 'outgoing' ? seed.candidates() : seed.incomingCandidates()))
      : [];
  const [outgoing, incoming] = [of('outgoing'), of('incoming')];
  return {
    total: outgoing.length + incoming.length,
    outgoing: outgoing.slice(0, MAX_EXTERNAL_EDGES).map(candidateRecord),
    incoming: incoming.slice(0, MAX_EXTERNAL_EDGES).map(candidateRecord),
  };
}
