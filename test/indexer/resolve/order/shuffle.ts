/** Returns the items in another order. */
export type Shuffle = <T>(items: Iterable<T>) => T[];

/** Returns a permutation by random numbers. */
export function shuffleBy(random: () => number): Shuffle {
  return (items) => {
    const keyed = [...items].map((item) => ({ item, key: random() }));
    return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
  };
}
