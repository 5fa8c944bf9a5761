/**
 * `count` items drawn at random, from each list as many as from any other as long as it has some. The same seed draws the same.
 */
export function drawEvenly<Item>(lists: readonly (readonly Item[])[], count: number, seed: number): Item[][] {
  const random = randomNumbers(seed);
  const shuffled = lists.map((list) => shuffle(list, random));
  const drawn: Item[][] = lists.map(() => []);
  let left = count;
  for (let round = 0; left > 0 && shuffled.some((list) => list.length > round); round++) {
    for (const [at, list] of shuffled.entries()) {
      const item = list[round];
      if (item === undefined || left === 0) continue;
      drawn[at]?.push(item);
      left--;
    }
  }
  return drawn;
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const all = [...items];
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [all[at], all[other]] = [all[other] as Item, all[at] as Item];
  }
  return all;
}

/** Mulberry32: short, and the same on every machine. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = state;
    value = Math.imul(value ^ (value >>> 15), value | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}
