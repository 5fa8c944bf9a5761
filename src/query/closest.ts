/** Longer texts are truncated, because the comparison is quadratic in their lengths. */
const MAX_LENGTH = 200;

/**
 * Returns the items whose texts have the smallest edit distance to `wanted`, nearest first; ties keep their order.
 * `furthest` is the share of the longer text that may differ.
 */
export function closest<Item>(
  wanted: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
  limit: number,
  furthest = 0.5,
): Item[] {
  const target = wanted.toLowerCase().slice(0, MAX_LENGTH);
  return items
    .map((item, order) => {
      const text = textOf(item).toLowerCase().slice(0, MAX_LENGTH);
      return { item, order, length: Math.max(text.length, target.length), distance: distance(target, text) };
    })
    .filter((match) => match.distance <= match.length * furthest)
    .sort((a, b) => a.distance - b.distance || a.order - b.order)
    .slice(0, limit)
    .map((match) => match.item);
}

/**
 * Whether a name may be what was meant: a third of its characters differ at most, or the wanted text has at least half of them, in
 * their order (`AthSrvc` for `AuthService`).
 */
export function isAlike(wanted: string, name: string): boolean {
  const [a, b] = [wanted.toLowerCase().slice(0, MAX_LENGTH), name.toLowerCase().slice(0, MAX_LENGTH)];
  if (a === '' || b === '') return false;
  return editDistance(a, b) <= Math.ceil(a.length / 3) || (a.length * 2 >= b.length && isSubsequence(a, b));
}

function isSubsequence(a: string, b: string): boolean {
  let at = 0;
  for (const character of b) if (character === a[at]) at++;
  return at === a.length;
}

/** Returns the Levenshtein distance; a quarter of the difference in length if one text contains the other. */
function distance(a: string, b: string): number {
  if (b.includes(a) || a.includes(b)) return Math.abs(a.length - b.length) / 4;
  return editDistance(a, b);
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const substituted = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(substituted, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
