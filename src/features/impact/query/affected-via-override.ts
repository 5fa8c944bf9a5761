import { compareText } from '../../../model/order.ts';
import type { Store } from '../../../store/store.ts';
import type { FoundNode } from '../../../query/find-node.ts';
import { affectedBy, type Affected, type AffectedNodes, type AffectedOptions } from './affected.ts';

/** A user that may be affected; `isPossible` if only calls via an interface or override connect it with the change. */
export interface PossiblyAffected extends Affected {
  isPossible: boolean;
}

/**
 * Follows resolved references, and then also those to members that are implemented or overridden, at every step. A user that both
 * reach is affected for certain, even if the second way is shorter.
 */
export async function affectedWithOverrides(
  store: Store,
  start: readonly FoundNode[],
  options: Pick<AffectedOptions, 'maxDepth' | 'looksDeeper' | 'signal'>,
): Promise<Omit<AffectedNodes, 'affected'> & { affected: PossiblyAffected[] }> {
  const resolved = await affectedBy(store, start, options);
  const certain = resolved.affected.map((each) => ({ ...each, isPossible: false }));
  if (!resolved.overrides) return { ...resolved, affected: certain };
  const known = new Set(certain.map(({ id }) => id));
  const all = await affectedBy(store, start, { ...options, viaOverride: true });
  const possible = all.affected
    .filter(({ id }) => !known.has(id))
    .map((each) => ({ ...each, isPossible: true }));
  return {
    ...all,
    affected: [...certain, ...possible].sort(nearestFirst),
    truncated: resolved.truncated || all.truncated,
  };
}

function nearestFirst(a: PossiblyAffected, b: PossiblyAffected): number {
  return a.distance - b.distance || compareText(a.path, b.path) || a.line - b.line || compareText(a.id, b.id);
}
