import type { EdgeType } from '../../../model/kinds.ts';
import { compareText } from '../../../model/order.ts';
import { parentPath } from '../../../model/path.ts';
import type { Store } from '../../../store/store.ts';
import { affectedBy, type Affected, type AffectedOptions } from './affected.ts';
import type { FoundNode } from '../../../query/find-node.ts';
import {
  affectedParts,
  affectedSetups,
  changedParts,
  testsAfter,
  type AffectedPart,
} from './set-up-tests.ts';
import { readDirectory } from '../../../query/read.ts';
import { endAt } from '../../../model/file-shard.ts';
import { findUnresolvedName } from '../../../query/coverage-gaps.ts';
import { withInside } from '../../../query/inside.ts';
import { useTypes } from '../../../query/steps.ts';

/**
 * How a test file depends on a change: it is the change, it refers to it, it only imports a file that imports it, or a test runner runs an
 * affected file before it.
 */
export type Relation = 'changed' | 'uses' | 'imports' | 'setup';

/** A test file that a change may break. */
export interface AffectedTest {
  path: string;
  relation: Relation;
  distance: number;
  /** Ids from a symbol in the test to the change; each refers to the next. The first runs before the test if that is its relation. */
  chainIds: string[];
  /** Why the file of the first of them runs before the test: the key and the configuration file that name it. */
  setup?: string;
}

export interface AffectedTests {
  /** Users before importers, nearest first. */
  tests: AffectedTest[];
  /** Tests that only possible references, or files that run before them, connect with the change. */
  candidates: AffectedTest[];
  /** The direct and indirect users of the changes, by resolved references. */
  users: Affected[];
  /** Whether a search stopped at a limit. */
  truncated: boolean;
  /** Whether a search stopped at `maxDepth` with further users left; false unless `looksDeeper`. */
  deeper: boolean;
}

const importTypes: ReadonlySet<EdgeType> = new Set(['IMPORTS', 'EXPORTS']);

/** Finds the tests that a change may break. Those that only possible references connect with it take another search. */
export async function findAffectedTests(
  store: Store,
  changed: readonly FoundNode[],
  maxDepth: number,
  {
    possible: withPossible = true,
    ...rest
  }: { possible?: boolean } & Pick<AffectedOptions, 'looksDeeper' | 'signal'> = {},
): Promise<AffectedTests> {
  const files = changed.flatMap(({ shard }) =>
    shard.nodes[0] ? [{ shard, index: 0, node: shard.nodes[0] }] : [],
  );
  const uses = await affectedBy(store, changed, { maxDepth, types: useTypes, ...rest });
  const imports = await affectedBy(store, files, { maxDepth, types: importTypes, ...rest });
  const possible = withPossible
    ? await affectedBy(store, changed, { maxDepth, types: useTypes, uncertain: true, ...rest })
    : { affected: [], truncated: false, deeper: false };
  const own = files.map(({ shard, node }): Arrival => ({
    path: shard.path,
    distance: 0,
    chainIds: [node.id],
  }));
  const tests = new Map<string, AffectedTest>();
  await collect(store, tests, own, 'changed');
  await collect(store, tests, arrivals(uses.affected), 'uses');
  await collect(store, tests, arrivals(imports.affected), 'imports');
  const candidates = new Map<string, AffectedTest>();
  await collect(
    store,
    candidates,
    arrivals(possible.affected).filter(({ path }) => !tests.has(path)),
    'uses',
  );
  if (withPossible && tests.size === 0)
    await collect(store, candidates, await sameNameArrivals(store, changed), 'uses');
  if (withPossible) {
    const parts = [
      ...(await changedParts(store, changed)),
      ...affectedParts(uses.affected, chainsOf(uses.affected)),
      ...affectedParts(imports.affected, chainsOf(imports.affected)),
    ];
    await collectAfterSetups(store, tests, candidates, parts);
  }
  return {
    tests: [...tests.values()],
    candidates: [...candidates.values()],
    users: uses.affected,
    truncated: [uses, imports, possible].some(({ truncated }) => truncated),
    deeper: [uses, imports, possible].some(({ deeper }) => deeper),
  };
}

/** Returns the unresolved references to names at the top of changed files: a module may make such a name when it is asked for it. */
async function sameNameArrivals(store: Store, changed: readonly FoundNode[]): Promise<Arrival[]> {
  const inside = (await Promise.all(changed.map((each) => withInside(store, each)))).flat();
  return inside
    .filter(({ node }) => node.parent === 0)
    .flatMap(({ shard, node }) =>
      (findUnresolvedName(shard, node)?.references ?? []).flatMap(({ from }): Arrival[] => {
        const end = endAt(shard, from);
        return 'path' in end ? [{ path: end.path, distance: 1, chainIds: [end.id, node.id] }] : [];
      }),
    );
}

type Arrival = Pick<AffectedTest, 'path' | 'distance' | 'chainIds'>;

/** Returns the nearest affected node of each file; `affected` has the nearest first. */
function arrivals(affected: readonly Affected[]): Arrival[] {
  const chainOf = chainsOf(affected);
  const first = new Map<string, Affected>();
  for (const each of affected) if (!first.has(each.path)) first.set(each.path, each);
  return [...first.values()].map((each) => ({
    path: each.path,
    distance: each.distance,
    chainIds: chainOf(each),
  }));
}

/** Returns a function that finds the ids from an affected node to the change. */
function chainsOf(affected: readonly Affected[]): (each: Affected) => string[] {
  const byId = new Map(affected.map((each) => [each.id, each]));
  return (each) => {
    const chainIds = [each.id];
    for (let at: Affected | undefined = each; at; at = byId.get(at.usesId)) chainIds.push(at.usesId);
    return chainIds;
  };
}

/** Adds the tests before which a test runner runs a file that the change affects. */
async function collectAfterSetups(
  store: Store,
  tests: ReadonlyMap<string, AffectedTest>,
  candidates: Map<string, AffectedTest>,
  parts: readonly AffectedPart[],
): Promise<void> {
  for (const each of await affectedSetups(store, parts)) {
    const { reason, distance, chainIds } = each;
    for await (const path of testsAfter(store, each))
      if (!tests.has(path) && !candidates.has(path))
        candidates.set(path, { path, relation: 'setup', distance: distance + 1, chainIds, setup: reason });
  }
}

/** Adds the test files. Directories list which of their files are tests, so the files need not be read. */
async function collect(
  store: Store,
  tests: Map<string, AffectedTest>,
  found: readonly Arrival[],
  relation: Relation,
): Promise<void> {
  const sorted = [...found].sort((a, b) => a.distance - b.distance || compareText(a.path, b.path));
  for (const { path, distance, chainIds } of sorted) {
    if (tests.has(path)) continue;
    const directory = await readDirectory(store, parentPath(path));
    const entry = directory?.files.find((file) => file.path === path);
    if (entry?.test) tests.set(path, { path, relation, distance, chainIds });
  }
}
