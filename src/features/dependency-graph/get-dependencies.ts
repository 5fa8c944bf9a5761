import { z } from 'zod';
import {
  dependencyChains,
  type DependencyChain as Chain,
  type DependencySide,
} from './query/dependency-chains.ts';
import { findNode } from '../../query/find-node.ts';
import { graphItem, type GraphItem } from '../../query/graph-item.ts';
import type { Meta } from '../../operations/answer.ts';
import { fitted, pageMeta } from '../../operations/answer.ts';
import {
  candidateRecord,
  distinct,
  FetchLevel,
  graphNode,
  listLengths,
} from '../../operations/support/graph-node.ts';
import { budget, capLimit, limit, offset } from '../../operations/support/inputs.ts';
import { notSeen } from '../../operations/support/not-seen.ts';
import { defineOperation } from '../../operations/operation.ts';
import type { Store } from '../../store/store.ts';
import { noSuchNode, requireAtlas } from '../../operations/support/target.ts';
import type { DependencyChain } from './get-dependencies-answer.ts';
import { DependenciesAnswer, renderDependencies } from './get-dependencies-answer.ts';

/** Ends outside of the repository and candidates are shown beside the chains, the first of them. */
const MOST_BESIDE = 50;

const input = z.strictObject({
  node_id: z.string().min(1).describe('A node id, or `directory:{path}`'),
  direction: z
    .enum(['incoming', 'outgoing', 'both'])
    .default('both')
    .describe('outgoing: what the node depends on; incoming: what depends on it'),
  depth: z.int().positive().default(1).describe('How many steps away'),
  fetch_level: FetchLevel.default('skeleton').describe(
    'summary adds signature and docs, full the source too',
  ),
  include_members: z
    .boolean()
    .default(false)
    .describe('Also along the edges of all that the node defines, as one depends on a class by its methods'),
  limit,
  offset: offset.describe('How many chains to leave out at the start, counted in both lists by turns'),
  budget,
});

export const getDependencies = defineOperation({
  name: 'get_dependencies',
  contracts: [{ names: ['auzoom_get_dependencies'] }],
  description:
    'What a file, class or function depends on and what depends on it, directly or several steps away, with the way that leads there.',
  input,
  output: DependenciesAnswer,
  toMarkdown: renderDependencies,
  urls: [],
  async run(store, asked) {
    await requireAtlas(store);
    const center = await graphItem(store, asked.node_id);
    if (!center) throw await noSuchNode(store, asked.node_id);
    const seeds = asked.include_members ? await withMembers(center) : [center];
    const end = asked.offset + capLimit(asked.limit);
    const sides = (['outgoing', 'incoming'] as const).filter((side) =>
      [side, 'both'].includes(asked.direction),
    );
    const reached = await Promise.all(
      sides.map(async (side) => ({
        side,
        ...(await dependencyChains(store, seeds, side, { depth: asked.depth, most: end })),
      })),
    );
    const found = inTurns(reached.map(({ side, chains }) => chains.map((chain) => ({ side, chain }))));
    const level = { ...asked, include_private: true };
    const record = async ({ item, path, edges }: Chain): Promise<z.infer<typeof DependencyChain>> => ({
      node: await graphNode(item, level, listLengths.other),
      tokens: item.tokens,
      depth: path.length - 1,
      edges: distinct(edges),
      path,
    });
    const beside = {
      external: reached
        .flatMap(({ external }) => external)
        .slice(0, MOST_BESIDE)
        .flatMap(({ from, edge }) => distinct([edge]).map((each) => ({ source_id: from, ...each }))),
      candidates: candidatesOf(seeds, sides),
    };
    const unseen = sides.includes('incoming') ? await unseenUses(store, center) : {};
    return fitted(capLimit(asked.limit), asked.budget, async (count) => {
      const shown = found.slice(asked.offset, asked.offset + count);
      const of = (wanted: DependencySide) =>
        Promise.all(shown.flatMap(({ side, chain }) => (side === wanted ? [record(chain)] : [])));
      return {
        center: await graphNode(center, level, listLengths.center),
        outgoing: await of('outgoing'),
        incoming: await of('incoming'),
        ...beside,
        meta: { ...pageMeta(found.length, asked.offset, shown.length), ...unseen },
      };
    });
  },
});

/** The first of each list, then the second of each …: neither side of a page crowds out the other. */
function inTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

async function unseenUses(store: Store, center: GraphItem): Promise<Pick<Meta, 'notSeen'>> {
  const node = center.type === 'directory' ? undefined : await findNode(store, center.id);
  return node ? { notSeen: await notSeen(store, node, { withUses: false }) } : {};
}

/** With all that it defines, whatever the depth. What is in a directory is files, which have edges of their own. */
async function withMembers(center: GraphItem): Promise<GraphItem[]> {
  const found = [center];
  if (center.level === 0) return found;
  // It grows while it is gone through.
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
    outgoing: outgoing.slice(0, MOST_BESIDE).map(candidateRecord),
    incoming: incoming.slice(0, MOST_BESIDE).map(candidateRecord),
  };
}
