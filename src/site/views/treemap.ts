import { hierarchy, treemap as layOut, treemapSquarify } from 'd3-hierarchy';

/** A rectangle in the unit square of its parent: `x`, `y`, `width` and `height` from 0 to 1. */
export interface Tile<Item> {
  item: Item;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Weight {
  weight: number;
  children?: Weight[];
}

/**
 * Divides a rectangle among items in proportion to their weights, with tiles as near to squares as can be.
 * `aspect` is the width of the whole by its height. Heaviest first; items without weight have no tile.
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
  const whole: Weight = { weight: 0, children: weighted };
  const root = hierarchy(whole).sum(({ weight }) => weight);
  const { children = [] } = layOut<Weight>().size([aspect, 1]).tile(treemapSquarify.ratio(1))(root);
  return weighted.flatMap(({ item }, at) => {
    const tile = children[at];
    if (!tile) return [];
    const { x0, y0, x1, y1 } = tile;
    return { item, x: x0 / aspect, y: y0, width: (x1 - x0) / aspect, height: y1 - y0 };
  });
}
