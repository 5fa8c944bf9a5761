import { readFamilyGaps } from '../../query/coverage-gaps.ts';
import type { Store } from '../../store/store.ts';
import type { Absence } from './absence.ts';

/** The part of an answer about code of a language in which nothing was found: uses that no reference shows. */
export async function usesNotFollowed(store: Store, language: string | null): Promise<{ absence?: Absence }> {
  const { notFollowed } = await readFamilyGaps(store, language);
  return notFollowed.length > 0 ? { absence: { notFollowed } } : {};
}
