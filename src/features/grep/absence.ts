import type { Absence } from '../../operations/support/absence.ts';
import { usesNotFollowed } from '../../operations/support/uses-not-followed.ts';
import { referencedName } from '../../query/coverage-gaps.ts';
import type { FoundNode } from '../../query/find-node.ts';
import { outsideCallersOf } from '../../query/outside-callers.ts';
import { referencesTo, usagesAmong } from '../../query/references.ts';
import type { Store } from '../../store/store.ts';

const MAX_PLACES = 3;

/** Returns what it rests on that nothing was found which uses a symbol in the way that was asked for: see `Absence`. */
export async function absenceOf(
  store: Store,
  found: FoundNode,
  { signal, steps }: { signal?: AbortSignal | undefined; steps?: number } = {},
): Promise<Absence> {
  const { shard, node } = found;
  const isFile = node.parent === null;
  const outside = await outsideCallersOf(store, found);
  // Loaded when nothing was found: pages that ask would otherwise load the search in text with the first question.
  const { findTextMatches } = await import('./query/text-matches.ts');
  const text = isFile ? undefined : await findTextMatches(store, found, { signal });
  return {
    ...(steps === undefined ? {} : { steps }),
    ...referencesElsewhere(found),
    ...(outside.length > 0 ? { outside } : {}),
    ...(await usesNotFollowed(store, shard.language)).absence,
    ...(text && {
      text: {
        name: referencedName(shard, node),
        total: text.matches,
        files: text.files,
        ...(text.explained > 0 && { explained: text.explained }),
        places: text.places.slice(0, MAX_PLACES).map(({ path, line }) => ({ path, line })),
        ...(text.truncated ? { truncated: true as const } : {}),
      },
    }),
  };
}

/** Counts the references to a node: an answer about calls or paths has no items where only other references exist. */
function referencesElsewhere(found: FoundNode): Pick<Absence, 'references'> {
  const { certain, imports, candidates } = referencesTo(found);
  const all = usagesAmong([...certain, ...imports, ...candidates]);
  if (all.length === 0) return {};
  return { references: { total: all.length, calls: all.filter(({ type }) => type === 'CALLS').length } };
}
