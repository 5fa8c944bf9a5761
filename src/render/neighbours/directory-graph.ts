import type { DirectoryShard } from '../../model/directory-shard.ts';
import type { DrawnEdge } from '../drawing.ts';
import { layeredRows } from './layered-rows.ts';
import type { NeighbourDrawing, NeighbourNode } from './neighbour.ts';

/** Entries that are drawn. The others are one node. */
const MAX_ENTRIES = 12;
/** The same after the reader opened that node. */
const MAX_OPENED = 30;
/** More lines cannot be told apart. */
const MAX_EDGES = 30;
/** Numbers on more lines cover each other. */
const MAX_WEIGHTS = 16;

/** Drawings of one row would have no room for the label of a line. */
const MIN_ROWS = 2;

const REST = 'group rest';

/** Returns the references that neither begin nor end in some entries. */
export function dependenciesWithout(
  dependencies: DirectoryShard['dependencies'],
  paths: ReadonlySet<string> = new Set(),
): DirectoryShard['dependencies'] {
  return paths.size === 0
    ? dependencies
    : dependencies.filter(({ from, to }) => !paths.has(from) && !paths.has(to));
}

/**
 * Draws the references between the entries of a directory. Undefined if there are none. The entries with the most references are drawn,
 * and the others are one node that can be opened.
 */
export function directoryGraph(
  { directories, files, dependencies }: DirectoryShard,
  opened: ReadonlySet<string> = new Set(),
): NeighbourDrawing | undefined {
  if (dependencies.length === 0) return undefined;
  const entries = new Map<string, NeighbourNode>();
  for (const { path, name, address } of directories)
    entries.set(path, { key: path, label: `${name}/`, kind: '', target: { page: 'directory', address } });
  for (const { path, name, address } of files)
    entries.set(path, { key: path, label: name, kind: '', target: { page: 'file', address } });
  const weights = new Map<string, number>();
  for (const { from, to, count } of dependencies)
    for (const path of [from, to]) weights.set(path, (weights.get(path) ?? 0) + count);
  const heaviest = [...weights]
    .filter(([path]) => entries.has(path))
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const most = opened.has(REST) ? MAX_OPENED : MAX_ENTRIES;
  // A group of one would be no shorter.
  const shown = heaviest.length > most + 1 ? heaviest.slice(0, most) : heaviest;
  const kept = new Set(shown.map(([path]) => path));
  const rest = heaviest.length - shown.length;
  const edges = edgesBetween(dependencies, kept);
  const drawn = edges.slice(0, MAX_EDGES);
  return {
    nodes: [
      ...[...kept].flatMap((path) => entries.get(path) ?? []),
      ...(rest > 0 ? [{ key: REST, label: `${rest} more`, kind: 'group', isGroup: true }] : []),
    ],
    edges: drawn.length > MAX_WEIGHTS ? drawn.map(({ from, to, certain }) => ({ from, to, certain })) : drawn,
    rows: Math.max(MIN_ROWS, layeredRows(drawn)),
    left: edges.length - drawn.length,
  };
}

/** Returns the edges between the drawn entries, heaviest first. Entries that are not drawn are `REST`. */
function edgesBetween(
  dependencies: DirectoryShard['dependencies'],
  kept: ReadonlySet<string>,
): (DrawnEdge & { weight: number })[] {
  const edges = new Map<string, DrawnEdge & { weight: number }>();
  for (const dependency of dependencies) {
    const from = kept.has(dependency.from) ? dependency.from : REST;
    const to = kept.has(dependency.to) ? dependency.to : REST;
    if (from === to) continue;
    const key = JSON.stringify([from, to]);
    const weight = (edges.get(key)?.weight ?? 0) + dependency.count;
    edges.set(key, { from, to, certain: true, weight });
  }
  return [...edges.values()].sort((a, b) => b.weight - a.weight || (a.from + a.to < b.from + b.to ? -1 : 1));
}
