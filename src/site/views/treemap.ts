/** A rectangle in the unit square of its parent: `x`, `y`, `width` and `height` from 0 to 1. */
export interface Tile<Item> {
  item: Item;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Free {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Divides a rectangle among items in proportion to their weights, with tiles as near to squares as can be (Bruls,
 * Huizing, van Wijk: squarified treemaps). `aspect` is the width of the whole by its height. Heaviest first.
 */
export function treemap<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  aspect: number,
): Tile<Item>[] {
  const weighted = items
    .map((item) => ({ item, weight: weightOf(item) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0);
  // All is laid out in a rectangle of its true shape and an area of `aspect`, and scaled to the unit square at the end.
  const scale = aspect / total;
  const free: Free = { x: 0, y: 0, width: aspect, height: 1 };
  const tiles: Tile<Item>[] = [];
  let row: typeof weighted = [];
  for (const entry of weighted) {
    const side = Math.min(free.width, free.height);
    if (row.length > 0 && worst([...row, entry], side, scale) > worst(row, side, scale)) {
      placeRow(row, free, scale, tiles);
      row = [];
    }
    row.push(entry);
  }
  placeRow(row, free, scale, tiles);
  return tiles.map((tile) => ({ ...tile, x: tile.x / aspect, width: tile.width / aspect }));
}

/** How far the worst tile of a row is from a square: the longer side by the shorter. */
function worst(row: readonly { weight: number }[], side: number, scale: number): number {
  const area = row.reduce((sum, { weight }) => sum + weight, 0) * scale;
  const thickness = area / side;
  return Math.max(
    ...row.map(({ weight }) => {
      const length = (weight * scale) / thickness;
      return Math.max(length / thickness, thickness / length);
    }),
  );
}

/** Puts a row along the shorter side of what is free, and takes it off. */
function placeRow<Item>(
  row: readonly { item: Item; weight: number }[],
  free: Free,
  scale: number,
  tiles: Tile<Item>[],
): void {
  if (row.length === 0) return;
  const area = row.reduce((sum, { weight }) => sum + weight, 0) * scale;
  const upright = free.width >= free.height;
  const side = upright ? free.height : free.width;
  const thickness = area / side;
  let along = 0;
  for (const { item, weight } of row) {
    const length = (weight * scale) / thickness;
    tiles.push(
      upright
        ? { item, x: free.x, y: free.y + along, width: thickness, height: length }
        : { item, x: free.x + along, y: free.y, width: length, height: thickness },
    );
    along += length;
  }
  if (upright) {
    free.x += thickness;
    free.width -= thickness;
  } else {
    free.y += thickness;
    free.height -= thickness;
  }
}
