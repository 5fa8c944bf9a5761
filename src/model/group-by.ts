/** Groups items by a key, in their order. `Map.groupBy` is younger than the browsers that pages must run in. */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) addToList(groups, keyOf(item), item);
  return groups;
}

/** Adds an item to the list of a key, which is made if there is none. */
export function addToList<Item, Key>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
