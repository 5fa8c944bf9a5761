import type { BrokenPlace, ChangeReport, SymbolChange } from '../../model/changes.ts';

export interface PlaceGroup {
  /** Undefined if no change is known as the reason. */
  cause: SymbolChange | undefined;
  places: BrokenPlace[];
}

/** Groups the places that must change by the change that is the reason, in the order of the report. */
export function groupPlaces({ symbols, mustChange }: ChangeReport): PlaceGroup[] {
  const byCause = new Map<string | null, BrokenPlace[]>();
  for (const place of mustChange) {
    const group = byCause.get(place.causeId);
    if (group) group.push(place);
    else byCause.set(place.causeId, [place]);
  }
  const groups: PlaceGroup[] = [];
  for (const symbol of symbols) {
    const places = byCause.get(symbol.id);
    if (!places) continue;
    groups.push({ cause: symbol, places });
    byCause.delete(symbol.id);
  }
  const rest = [...byCause.values()].flat();
  return rest.length > 0 ? [...groups, { cause: undefined, places: rest }] : groups;
}
