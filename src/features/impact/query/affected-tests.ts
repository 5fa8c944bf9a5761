import type { EdgeType } from '../../../model/kinds.ts';
import { compareText } from '../../../model/order.ts';
import { parentPath } from '../../../model/path.ts';
import type { Store } from '../../../store/store.ts';
import { affectedBy, type Affected } from './affected.ts';
import type { FoundNode } from '../../../query/find-node.ts';
import { readDirectory } from '../../../query/read.ts';
import { useTypes } from '../../../query/steps.ts';

/** `changed`: the test itself; `uses`: it uses what changed; `imports`: it imports what imports it. */
export type Reach = 'changed' | 'uses' | 'imports';

/** A file of tests that a change may break. */
export interface AffectedTest {
  path: string;
  reach: Reach;
  distance: number;
  /** From what stands in the test to what changed, each using the next. */
  way: string[];
}

export interface AffectedTests {
  /** Those that use what changed first, nearest first. */
  tests: AffectedTest[];
  /** Those that only uncertain edges lead from. */
  candidates: AffectedTest[];
  /** Whether a search ended before it had seen all. */
  truncated: boolean;
}

const importTypes: ReadonlySet<EdgeType> = new Set(['IMPORTS', 'EXPORTS']);

export async function affectedTests(
  store: Store,
  changed: readonly FoundNode[],
  depth: number,
  signal?: AbortSignal,
): Promise<AffectedTests> {
  const files = changed.flatMap(({ shard }) =>
    shard.nodes[0] ? [{ shard, index: 0, node: shard.nodes[0] }] : [],
  );
  const uses = await affectedBy(store, changed, { depth, types: useTypes, signal });
  const imports = await affectedBy(store, files, { depth, types: importTypes, signal });
  const possible = await affectedBy(store, changed, { depth, types: useTypes, uncertain: true, signal });
  const own = files.map(({ shard, node }): Arrival => ({ path: shard.path, distance: 0, way: [node.id] }));
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
  return {
    tests: [...tests.values()],
    candidates: [...candidates.values()],
    truncated: [uses, imports, possible].some(({ truncated }) => truncated),
  };
}

interface Arrival {
  path: string;
  distance: number;
  way: string[];
}

/** The first arrival in each file: they come nearest first. */
function arrivals(affected: readonly Affected[]): Arrival[] {
  const byId = new Map(affected.map((each) => [each.id, each]));
  const first = new Map<string, Affected>();
  for (const each of affected) if (!first.has(each.path)) first.set(each.path, each);
  return [...first.values()].map((each) => {
    const way = [each.id];
    for (let at: Affected | undefined = each; at; at = byId.get(at.step.to.id)) way.push(at.step.to.id);
    return { path: each.path, distance: each.distance, way };
  });
}

/** Directories know which of their files are tests: the files themselves need not be read. */
async function collect(
  store: Store,
  tests: Map<string, AffectedTest>,
  found: readonly Arrival[],
  reach: Reach,
): Promise<void> {
  const sorted = [...found].sort((a, b) => a.distance - b.distance || compareText(a.path, b.path));
  for (const { path, distance, way } of sorted) {
    if (tests.has(path)) continue;
    const directory = await readDirectory(store, parentPath(path));
    const entry = directory?.files.find((file) => file.path === path);
    if (entry?.test) tests.set(path, { path, reach, distance, way });
  }
}
