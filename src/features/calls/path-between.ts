import { computedFrom, FILE } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import { parseId } from '../../model/id.ts';
import { callableKinds, EdgeType, type EdgeType as Type } from '../../model/kinds.ts';
import { findNode, type FoundNode } from '../../query/find-node.ts';
import { pathBetween as findPaths, type PathsBetween, type PathSearch } from './query/path-between.ts';
import { countUnresolvedCalls } from './query/unresolved-calls.ts';
import { RememberingStore } from '../../query/remembering-store.ts';
import { dependencyTypes, type Step } from '../../query/steps.ts';
import type { Store } from '../../store/store.ts';
import { absenceOf } from '../grep/absence.ts';
import { within } from '../../operations/answer.ts';
import { budget, repository } from '../../operations/support/inputs.ts';
import { defineOperation } from '../../operations/operation.ts';
import { noSuchNode, requireCode } from '../../operations/support/target.ts';
import type { Path } from './path-between-answer.ts';
import { PathsAnswer, MAX_SITES, renderPaths } from './path-between-answer.ts';
import { coverageGaps } from '../../operations/support/coverage-gaps.ts';
import { findPlaces } from '../../operations/support/place.ts';

const MAX_DEPTH = 20;

const MAX_PATHS = 20;

const end = z.string().min(1);

const input = z.strictObject({
  repository,
  from: end.describe('Id or name of a symbol, or id of a file. For a class or file, everything in it counts'),
  to: end.describe('Id or name, like `from`'),
  edges: z
    .array(EdgeType.exclude(['DEFINES']))
    .min(1)
    .optional()
    .describe(
      'Types of edges to follow; by default calls, and all references only if no path of calls exists',
    ),
  direction: z
    .enum(['forward', 'backward', 'either'])
    .default('either')
    .describe(
      '`forward`: how `from` uses `to`; `backward`: how `to` uses `from`; `either`: forward, and backward if there is no path',
    ),
  maxDepth: z.int().positive().default(8).describe(`Steps of the longest path, at most ${MAX_DEPTH}`),
  limit: z.int().positive().default(3).describe(`Paths to return, at most ${MAX_PATHS}`),
  budget,
});

type Input = z.output<typeof input>;

export const pathBetween = defineOperation({
  name: 'path_between',
  description:
    'Explains how one symbol or file depends on another: the shortest paths of calls between them, or of other references if there are none, each step with its places. Use it when both ends are known; for all dependencies of one node use `get_dependencies`, for all callers `call_graph`.',
  input,
  output: PathsAnswer,
  toMarkdown: renderPaths,
  static: computedFrom(
    [FILE],
    'Search breadth first from one id to the other over `out`; `elsewhere` has the address of the file of each id.',
  ),
  async run(whole, params, { signal }) {
    const store = new RememberingStore(whole);
    await requireCode(store, params.repository);
    const ends = { from: await requireEnd(store, params.from), to: await requireEnd(store, params.to) };
    const [from, to] = [ends.from.found, ends.to.found];
    const limit = Math.min(params.limit, MAX_PATHS);
    const options = {
      depth: Math.min(params.maxDepth, MAX_DEPTH),
      // One more than the limit shows whether there are more.
      limit: limit + 1,
      signal,
    };
    const searches: DirectedPaths[] = [];
    for (const attempt of attemptsFor(params.edges)) {
      searches.push(await search(store, from, to, params, { ...options, ...attempt }));
      if (searches.at(-1)?.direction) break;
    }
    const found = searches.at(-1) ?? NO_PATHS;
    const all = found.paths.slice(0, limit).map(pathOf);
    const shown = within(all, params.budget);
    const truncated = found.paths.length > shown.length;
    const isCertain = shown.every(({ certain }) => certain);
    const absence =
      shown.length > 0
        ? {}
        : {
            absence: await absenceOf(store, to, { signal, steps: options.depth }),
            coverageGaps: await coverageGaps(store, to, { withReferences: false, signal }),
          };
    return {
      fromId: from.node.id,
      toId: to.node.id,
      direction: found.direction,
      over: overOf(found),
      paths: isCertain ? shown : [],
      uncertain: isCertain ? [] : shown,
      nodes: await nodesOn(store, found.paths.slice(0, shown.length)),
      otherDefinitions: { from: ends.from.otherDefinitions, to: ends.to.otherDefinitions },
      searched: {
        nodes: Math.max(...searches.map(({ nodes }) => nodes)),
        files: Math.max(...searches.map(({ files }) => files)),
        complete: searches.every((each) => !each.truncated),
        ...(shown.length > 0
          ? {}
          : { unresolvedCalls: await unresolvedBetween(store, from, to, params.direction, options.depth) }),
      },
      meta: {
        total: found.paths.length,
        returned: shown.length,
        truncated,
        next: truncated ? more(shown.length < all.length, limit, params.budget) : null,
        ...absence,
      },
    };
  },
});

type DirectedPaths = PathsBetween & { direction: 'forward' | 'backward' | null };

const NO_PATHS: DirectedPaths = { paths: [], truncated: false, nodes: 0, files: 0, direction: null };

type Attempt = Pick<PathSearch, 'types' | 'uncertain' | 'follows'>;

/**
 * Returns the searches to make until one finds a path: resolved calls, then also calls via interfaces and overrides,
 * then all resolved references, then possible ones. A path over types is often shorter than one of calls, but does not
 * say what runs.
 */
function attemptsFor(edges: readonly Type[] | undefined): Attempt[] {
  const types = new Set(edges ?? dependencyTypes);
  const references: Attempt[] = [
    { types, uncertain: false },
    { types, uncertain: true },
  ];
  if (edges) return references;
  return [
    { types: new Set<Type>(['CALLS']), uncertain: false },
    {
      types: new Set<Type>(['CALLS', 'IMPLEMENTS', 'OVERRIDES']),
      uncertain: true,
      follows: (step) => isCall(step) && (step.certain || step.how === 'override'),
    },
    ...references,
  ];
}

function overOf({ direction, paths }: DirectedPaths): PathsAnswer['over'] {
  if (!direction) return null;
  return paths.flat().every(isCall) ? 'calls' : 'references';
}

/** Whether the step runs its end: a call, or a member that runs in place of the called one. A type in place of another runs nothing. */
function isCall({ type, how, to }: Step): boolean {
  const kind = parseId(to.id)?.kind;
  return (
    type === 'CALLS' ||
    (how === 'override' && kind !== undefined && kind !== 'package' && callableKinds.has(kind))
  );
}

async function search(
  store: Store,
  from: FoundNode,
  to: FoundNode,
  { direction }: Input,
  options: PathSearch,
): Promise<DirectedPaths> {
  const forward = direction === 'backward' ? undefined : await findPaths(store, from, to, options);
  if (forward && forward.paths.length > 0) return { ...forward, direction: 'forward' };
  const backward = direction === 'forward' ? undefined : await findPaths(store, to, from, options);
  if (backward && backward.paths.length > 0) return { ...backward, direction: 'backward' };
  return {
    paths: [],
    truncated: [forward, backward].some((each) => each?.truncated === true),
    nodes: (forward?.nodes ?? 0) + (backward?.nodes ?? 0),
    files: (forward?.files ?? 0) + (backward?.files ?? 0),
    direction: null,
  };
}

/** Counts the calls whose target is not known in the ends of a path, and in what they call. */
async function unresolvedBetween(
  store: Store,
  from: FoundNode,
  to: FoundNode,
  direction: Input['direction'],
  depth: number,
): Promise<number> {
  const starts = direction === 'forward' ? [from] : direction === 'backward' ? [to] : [from, to];
  const counts = await Promise.all(starts.map((start) => countUnresolvedCalls(store, start, depth)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function requireEnd(
  store: Store,
  idOrName: string,
): Promise<{ found: FoundNode; otherDefinitions: string[] }> {
  const [place, ...others] = await findPlaces(store, idOrName);
  if (place?.kind !== 'node') throw await noSuchNode(store, idOrName);
  const otherDefinitions = others.flatMap((each) => (each.kind === 'node' ? [each.found.node.id] : []));
  return { found: place.found, otherDefinitions };
}

function pathOf(steps: readonly Step[]): z.infer<typeof Path> {
  return {
    length: steps.length,
    certain: steps.every(({ certain }) => certain),
    steps: steps.map(({ from, to, type, how, rule, via, certain, path, sites }) => ({
      fromId: from.id,
      toId: to.id,
      type,
      how,
      ...(rule === undefined ? {} : { rule }),
      ...(via === undefined ? {} : { via }),
      certain,
      path,
      sites: sites.slice(0, MAX_SITES).map(([line, column]) => ({ line, column })),
    })),
  };
}

async function nodesOn(store: Store, paths: readonly (readonly Step[])[]): Promise<PathsAnswer['nodes']> {
  const ids = new Set(paths.flat().flatMap(({ from, to }) => [from.id, to.id]));
  const nodes = await Promise.all([...ids].map((id) => findNode(store, id)));
  return nodes.flatMap((found) => {
    if (!found) return [];
    const { shard, node } = found;
    return [{ id: node.id, path: shard.path, line: node.nameSpan[0], tokens: node.tokens }];
  });
}

function more(byBudget: boolean, limit: number, tokens: number): Record<string, unknown> | null {
  if (byBudget) return { budget: tokens * 2 };
  return limit < MAX_PATHS ? { limit: Math.min(MAX_PATHS, limit * 2) } : null;
}
