import { definitionFor } from '../../query/defining.ts';
import type { Store } from '../../store/store.ts';
import { definitionsOfName, type Definitions, type WantedName } from './definition.ts';
import { findPlaces } from './place.ts';
import type { SymbolQuery } from './symbol-query.ts';

export type Wanted = SymbolQuery & Omit<WantedName, 'name'>;

/** Returns the definitions of a name, or of what an id or another place names. */
export async function findDefinitions(
  store: Store,
  { id, name = '', ...rest }: Wanted,
): Promise<Definitions> {
  if (id === undefined) {
    const named = await definitionsOfName(store, { name, ...rest });
    // Callers put places into `name` too.
    if (named.total > 0 || !/[/:]/.test(name)) return named;
  }
  const places = (await findPlaces(store, id ?? name)).flatMap((place) =>
    place.kind === 'node' ? [place.found] : [],
  );
  const found = await Promise.all(places.map((each) => definitionFor(store, each)));
  return { found, total: found.length };
}
