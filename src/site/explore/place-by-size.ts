import { groupBy } from '../../model/group-by.ts';
import type { Placed } from '../../render/elk/layout.ts';
import { counted } from '../../render/counted.ts';
import { treemap } from '../views/treemap.ts';
import { arcs } from './arcs.ts';
import type { MapNode } from './map-tree.ts';
import type { Picture, Scene, SceneCell } from './scene.ts';
import type { MapBox } from './visible-map.ts';

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Between boxes, by level: directories of the same directory lie closer together. */
const gaps = [5, 3.5, 2.5, 2];
/** Height of the name above what a box contains. */
const HEAD = 21;
/** Boxes lower than this have no room for it. */
const LEAST_HEIGHT = 46;
/** Smaller boxes cannot be hit: the share of the directory around them that a box has at least. */
const LEAST_SHARE = 0.006;
/** Directories inside a closed box have their name above their files, if they are as large as this. */
const LEAST_NAMED = { width: 48, height: 36 };
const NAME_HEIGHT = 14;
/** Smaller files cannot be seen. */
const LEAST_CELL = 5;

/**
 * Divides an area among the boxes of a map in proportion to their lines, and each closed directory among its files.
 * The lines of the scene lead over them.
 */
export function placeBySize(
  scene: Scene,
  boxes: readonly MapBox[],
  colors: ReadonlyMap<string, string>,
  size: { width: number; height: number },
): Picture {
  const places = new Map<string, Placed>();
  const cells: SceneCell[] = [];
  const inside = groupBy(boxes, ({ parent }) => parent);
  const place = (parent: string | undefined, area: Area, level: number): void => {
    for (const { item, ...spot } of divided(inside.get(parent) ?? [], ({ totals }) => totals.lines, area)) {
      const own = inset(spot, (gaps[level] ?? 2) / 2);
      places.set(item.key, { ...own, open: item.isOpen });
      const content = own.height < LEAST_HEIGHT ? own : below(own, HEAD);
      if (item.isOpen) place(item.key, inset(content, 4), level + 1);
      else if (item.node && item.node.file === undefined)
        placeFiles(item.node, inset(content, 1.5), item.key, colors, cells);
    }
  };
  place(undefined, { x: 0, y: 0, ...size }, 0);
  return { ...scene, ...size, places, routes: arcs(scene.edges, places), cells };
}

function placeFiles(
  directory: MapNode,
  area: Area,
  box: string,
  colors: ReadonlyMap<string, string>,
  cells: SceneCell[],
): void {
  for (const { item, ...spot } of divided(directory.children, ({ lines }) => lines, area)) {
    if (spot.width < LEAST_CELL / 2 || spot.height < LEAST_CELL / 2) continue;
    if (item.file === undefined) {
      const hasName = spot.width >= LEAST_NAMED.width && spot.height >= LEAST_NAMED.height;
      if (hasName)
        cells.push({
          ...{ box, label: `${item.name}/`, hint: `${item.path}: ${counted(item.lines, 'line')}` },
          ...{ color: undefined, isDirectory: true },
          ...inset(spot, 0.5),
        });
      placeFiles(item, inset(hasName ? below(spot, NAME_HEIGHT) : spot, 1), box, colors, cells);
    } else if (spot.width * spot.height >= LEAST_CELL)
      cells.push({
        box,
        label: item.name,
        hint: `${item.path}: ${counted(item.lines, 'line')}`,
        color: colors.get(item.path),
        isDirectory: false,
        ...inset(spot, 0.5),
      });
  }
}

function divided<Item>(
  items: readonly Item[],
  linesOf: (item: Item) => number,
  area: Area,
): (Area & { item: Item })[] {
  const least = items.reduce((sum, item) => sum + linesOf(item), 0) * LEAST_SHARE;
  if (area.width <= 0 || area.height <= 0) return [];
  const weight = (item: Item) => Math.max(1, least, linesOf(item));
  return treemap(items, weight, area.width / area.height).map(({ item, x, y, width, height }) => ({
    item,
    x: area.x + x * area.width,
    y: area.y + y * area.height,
    width: width * area.width,
    height: height * area.height,
  }));
}

function inset({ x, y, width, height }: Area, by: number): Area {
  return {
    x: x + by,
    y: y + by,
    width: Math.max(0, width - 2 * by),
    height: Math.max(0, height - 2 * by),
  };
}

function below({ x, y, width, height }: Area, by: number): Area {
  return { x, y: y + by, width, height: Math.max(0, height - by) };
}
