import type { FileShard } from '../model/file-shard.ts';
import type { EdgeType } from '../model/kinds.ts';
import { compareText } from '../model/order.ts';
import type { Tiers } from '../model/tokens.ts';
import type { Store } from '../store/store.ts';
import { affectedBy, type Affected } from './affected.ts';
import type { FoundNode } from './find-node.ts';
import { importersOfFile } from './importers.ts';
import { readFile } from './read.ts';
import { useTypes } from './steps.ts';

/** `changed`: the test itself; `uses`: it uses what changed; `imports`: it imports what imports it. */
export type Reach = 'changed' | 'uses' | 'imports';

/** A file of tests that a change may break. */
export interface AffectedTest {
  path: string;
  reach: Reach;
  distance: number;
  /** From what stands in the test to what changed, each using the next. */
  way: string[];
  /** Other tests import it: it helps them, and may have none of its own. */
  support: boolean;
  tokens: Tiers;
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

/** Whether the file is there to test others: the grammars say which are. */
export function isTestFile({ roots = [] }: FileShard): boolean {
  return roots.some(({ kind, nodes }) => kind === 'test' && nodes.includes(0));
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

async function collect(
  store: Store,
  tests: Map<string, AffectedTest>,
  found: readonly Arrival[],
  reach: Reach,
): Promise<void> {
  const sorted = [...found].sort((a, b) => a.distance - b.distance || compareText(a.path, b.path));
  for (const { path, distance, way } of sorted) {
    if (tests.has(path)) continue;
    const shard = await readFile(store, path);
    if (!shard || !isTestFile(shard)) continue;
    const tokens = shard.nodes[0]?.tokens ?? { skeleton: 0, summary: 0, full: 0 };
    tests.set(path, { path, reach, distance, way, support: importersOfFile(shard).length > 0, tokens });
  }
}
