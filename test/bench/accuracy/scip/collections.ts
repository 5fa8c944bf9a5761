import type { Place } from '../syntax/file-syntax.ts';

/** The map behind a key, made when there is none. */
export function mapIn<Value>(maps: Map<string, Map<Place, Value>>, key: string): Map<Place, Value> {
  let map = maps.get(key);
  if (!map) {
    map = new Map();
    maps.set(key, map);
  }
  return map;
}

export function addTo<Value>(sets: Map<string, Set<Value>>, key: string, value: Value): void {
  const set = sets.get(key);
  if (set) set.add(value);
  else sets.set(key, new Set([value]));
}
