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

/** What a change may reach: something that uses what was changed, or uses something that does. */
export interface Affected extends Stop {
  /** How many uses lie between. */
  distance: number;
  /** Why: the use of something one step nearer. */
  step: Step;
}

export interface AffectedNodes {
  /** Nearest first, then by path and line. */
  affected: Affected[];
  /** Whether the search ended before it had seen all up to the depth. */
  truncated: boolean;
}

export interface AffectedOptions {
  depth: number;
  /** Take what is not certain, too. */
  uncertain?: boolean;
  /** Which edges are followed. When left out, imports too where the start has a whole file. */
  types?: ReadonlySet<EdgeType>;
  signal?: AbortSignal | undefined;
}

const MOST_NODES = 5000;
/** Files that are read: each is parsed, and a question should not take longer than reading its answer. */
const MOST_FILES = 200;

/**
 * Follows uses from users to their users. What only imports a symbol is not reached by a change of it; of a whole file all that
 * import it are. Code at the top of a file is reached, and not followed: who imports the file need not use what that
 * code uses.
 */
export async function affectedBy(
  store: Store,
  start: readonly FoundNode[],
  { depth, uncertain = false, types: asked, signal }: AffectedOptions,
): Promise<AffectedNodes> {
  const reader = new NodeReader(store, MOST_FILES, signal);
  const wholeFiles = start.some(({ node }) => node.parent === null);
  const types = asked ?? (wholeFiles ? dependencyTypes : useTypes);
  const followsFiles = [...types].some(isImport);
  let frontier = start.flatMap(withInside);
  const known = new Set(frontier.map(({ node }) => node.id));
  const affected: Affected[] = [];
  for (let distance = 1; distance <= depth && frontier.length > 0; distance++) {
    const followed = frontier.filter(({ node }) => node.parent !== null || followsFiles);
    const reached: Affected[] = [];
    for (const step of await stepsInto(reader, followed, { types, uncertain })) {
      if (known.has(step.from.id)) continue;
      known.add(step.from.id);
      reached.push({ ...step.from, distance, step });
    }
    reached.sort((a, b) => compareText(a.path, b.path) || a.line - b.line || compareText(a.id, b.id));
    affected.push(...reached);
    if (affected.length > MOST_NODES) return { affected: affected.slice(0, MOST_NODES), truncated: true };
    frontier = distance < depth ? await reader.read(reached.map(({ id }) => id)) : [];
  }
  return { affected, truncated: reader.truncated };
}
