import type { Absence } from '../../operations/support/absence.ts';
import { usesNotFollowed } from '../../operations/support/uses-not-followed.ts';
import { referencedName } from '../../query/coverage-gaps.ts';
import type { FoundNode } from '../../query/find-node.ts';
import type { Store } from '../../store/store.ts';

const MAX_PLACES = 3;

/** Returns what it rests on that no use of a symbol was found: see `Absence`. */
export async function absenceOf(
  store: Store,
  found: FoundNode,
  { signal, steps }: { signal?: AbortSignal | undefined; steps?: number } = {},
): Promise<Absence> {
  const { shard, node } = found;
  const isFile = node.parent === null;
  // Loaded when nothing was found: pages that ask would otherwise load the search in text with the first question.
  const { findTextMatches } = await import('./query/text-matches.ts');
  const text = isFile ? undefined : await findTextMatches(store, found, signal);
  return {
    ...(steps === undefined ? {} : { steps }),
    ...(await usesNotFollowed(store, shard.language)).absence,
    ...(text && {
      text: {
        name: referencedName(shard, node),
        total: text.matches,
        files: text.files,
        places: text.places.slice(0, MAX_PLACES).map(({ path, line }) => ({ path, line })),
        ...(text.truncated ? { truncated: true as const } : {}),
      },
    }),
  };
}
