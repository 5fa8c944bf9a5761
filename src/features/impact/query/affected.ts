import type { EdgeType } from '../../../model/kinds.ts';
import { compareText } from '../../../model/order.ts';
import type { Store } from '../../../store/store.ts';
import type { FoundNode } from '../../../query/find-node.ts';
import { withInside } from '../../../query/inside.ts';
import { NodeReader } from '../../../query/node-reader.ts';
import {
  dependencyTypes,
  isImport,
  stepsInto,
  useTypes,
  type Step,
  type Stop,
} from '../../../query/steps.ts';

/** A direct or indirect user of something that was changed. */
export interface Affected extends Stop {
  /** The number of references on the shortest way to the change. */
  distance: number;
  /** The first reference of that way. */
  step: Step;
}

export interface AffectedNodes {
  /** Nearest first, then by path and line. */
  affected: Affected[];
  /** Whether the search stopped at a limit before it reached `maxDepth`. */
  truncated: boolean;
}

export interface AffectedOptions {
  maxDepth: number;
  /** Also follow possible references. */
  uncertain?: boolean;
  /** The types of edges to follow. By default, imports are followed only if the start contains a whole file. */
  types?: ReadonlySet<EdgeType>;
  signal?: AbortSignal | undefined;
}

const MAX_NODES = 5000;
/** Every file that is read has to be parsed, so this bounds the time of an answer. */
const MAX_FILES = 200;

/**
 * Follows references from user to user. A change of a symbol does not affect a file that only imports it; a change of a
 * whole file affects all files that import it. Code at the top level of a file is affected but not followed: an
 * importer of the file need not use what that code uses.
 */
export async function affectedBy(
  store: Store,
  start: readonly FoundNode[],
  { maxDepth, uncertain = false, types: given, signal }: AffectedOptions,
): Promise<AffectedNodes> {
  const reader = new NodeReader(store, MAX_FILES, signal);
  const wholeFiles = start.some(({ node }) => node.parent === null);
  const types = given ?? (wholeFiles ? dependencyTypes : useTypes);
  const followsFiles = [...types].some(isImport);
  let frontier = (await Promise.all(start.map((each) => withInside(store, each)))).flat();
  const known = new Set(frontier.map(({ node }) => node.id));
  const affected: Affected[] = [];
  for (let distance = 1; distance <= maxDepth && frontier.length > 0; distance++) {
    const followed = frontier.filter(({ node }) => node.parent !== null || followsFiles);
    const reached: Affected[] = [];
    for (const step of await stepsInto(reader, followed, { types, uncertain })) {
      if (known.has(step.from.id)) continue;
      known.add(step.from.id);
      reached.push({ ...step.from, distance, step });
    }
    reached.sort((a, b) => compareText(a.path, b.path) || a.line - b.line || compareText(a.id, b.id));
    affected.push(...reached);
    if (affected.length > MAX_NODES) return { affected: affected.slice(0, MAX_NODES), truncated: true };
    frontier = distance < maxDepth ? await reader.read(reached.map(({ id }) => id)) : [];
  }
  return { affected, truncated: reader.truncated };
}
