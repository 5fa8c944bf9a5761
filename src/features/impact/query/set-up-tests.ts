import { createRootedGlobMatcher } from '../../../base/globs.ts';
import { parentPath } from '../../../model/path.ts';
import { fileId } from '../../../model/id.ts';
import type { RunsBefore, ShardRoot } from '../../../model/root.ts';
import type { FoundNode } from '../../../query/find-node.ts';
import { withInside } from '../../../query/inside.ts';
import { readDirectory, readFile } from '../../../query/read.ts';
import { walkFiles } from '../../../query/walk.ts';
import type { Store } from '../../../store/store.ts';
import type { Affected } from './affected.ts';

/** A file that a test runner runs before tests, and that a change affects. */
export interface AffectedSetup {
  path: string;
  /** Displayed reason: the key and the configuration file that name it. */
  reason: string;
  before: RunsBefore;
  distance: number;
  /** Ids from the file to the change. */
  chainIds: string[];
}

/** The affected part of a file. */
export interface AffectedPart {
  path: string;
  /** Whether it is the file as a whole, or code at its top level. */
  isTopLevel: boolean;
  /** Names of the affected symbols at the top of the file. */
  names: readonly string[];
  distance: number;
  /** Finds the ids from it to the change. */
  chain: () => string[];
}

/** Returns the parts of files that are changed themselves. */
export async function changedParts(store: Store, changed: readonly FoundNode[]): Promise<AffectedPart[]> {
  return Promise.all(
    changed.map(async (found) => {
      const { shard, node } = found;
      const nodes = node.parent === null ? await withInside(store, found) : [found];
      return {
        path: shard.path,
        isTopLevel: node.parent === null,
        names: nodes.flatMap((each) => topName(each.node.id, each.shard.path) ?? []),
        distance: 0,
        chain: () => [node.id],
      };
    }),
  );
}

/** Returns the parts of files that refer to a change. */
export function affectedParts(
  affected: readonly Affected[],
  chainOf: (each: Affected) => string[],
): AffectedPart[] {
  return affected.map((each) => ({
    path: each.path,
    isTopLevel: each.id === fileId(each.path),
    names: [topName(each.id, each.path)].filter((name) => name !== undefined),
    distance: each.distance,
    chain: () => chainOf(each),
  }));
}

/** Returns the files that run before tests, of those that a change affects. */
export async function affectedSetups(store: Store, parts: readonly AffectedPart[]): Promise<AffectedSetup[]> {
  const found = new Map<string, AffectedSetup>();
  const rootsByPath = new Map<string, readonly ShardRoot[]>();
  for (const { path, isTopLevel, names, distance, chain } of parts) {
    const roots = rootsByPath.get(path) ?? (await rootsOfSetup(store, path));
    rootsByPath.set(path, roots);
    for (const { reason, before } of roots) {
      if (!before || !runs(before, isTopLevel, names)) continue;
      const key = `${path}\n${reason}\n${before.folder}`;
      if (!found.has(key)) found.set(key, { path, reason, before, distance, chainIds: chain() });
    }
  }
  return [...found.values()];
}

/** Returns the roots of a file that runs before tests; none for other files, which directories tell without reading them. */
async function rootsOfSetup(store: Store, path: string): Promise<readonly ShardRoot[]> {
  const directory = await readDirectory(store, parentPath(path));
  const isSetup = directory?.files.find((file) => file.path === path)?.setup === true;
  return isSetup ? ((await readFile(store, path))?.roots ?? []) : [];
}

/** Whether the affected part of a file runs before the tests. */
function runs({ symbols, topLevel }: RunsBefore, isTopLevel: boolean, names: readonly string[]): boolean {
  if (isTopLevel && topLevel !== false) return true;
  if (symbols === undefined) return true;
  const pattern = new RegExp(symbols, 'u');
  return names.some((name) => pattern.test(name));
}

/** Yields the paths of the test files before which a file runs. */
export async function* testsAfter(store: Store, { path, before }: AffectedSetup): AsyncGenerator<string> {
  const matchers = before.tests.map(createRootedGlobMatcher);
  const others = (before.except ?? []).map(createRootedGlobMatcher);
  for await (const file of walkFiles(store, before.folder)) {
    const mayContainTests = file.test && (file.containsTests ?? !file.setup);
    if (!mayContainTests || file.path === path) continue;
    const below = before.folder === '' ? file.path : file.path.slice(before.folder.length + 1);
    if (others.some((matches) => matches(below))) continue;
    if (matchers.some((matches) => matches(below))) yield file.path;
  }
}

/** Returns the name of the symbol at the top of the file that contains a symbol; undefined for a file. */
function topName(id: string, path: string): string | undefined {
  if (id === fileId(path)) return undefined;
  const name = id.slice(id.indexOf(':') + fileId(path).length - 'file'.length + 1);
  return /^[^.~]+/.exec(name)?.[0];
}
