import { pathAddress } from '../../model/address.ts';
import type { Cycles, ImportInCycle } from '../../model/quality.ts';
import type { DrawnEdge } from '../drawing.ts';
import type { NeighbourDrawing } from './neighbour.ts';

type Cycle = Cycles['cycles'][number];

/** A set with more files is drawn in part: shortest cycles through the imports to cut. */
const MAX_FILES = 14;
/** Imports to cut whose cycles are drawn. */
const MAX_CUTS = 6;

/** Draws the files of a set and their imports of each other; those to cut are marked. `common` is the folder that contains all files. */
export function cycleGraph(cycle: Cycle, common: string): NeighbourDrawing {
  const isCut = new Set(cycle.cut.map(keyOf));
  const imports = cycle.files.length > MAX_FILES ? shortestCycles(cycle) : cycle.imports;
  const files = [...new Set(imports.flatMap(({ from, to }) => [from, to]))];
  return {
    nodes: files.map((path) => ({
      key: path,
      label: path.slice(common.length),
      kind: '',
      target: { page: 'file', address: pathAddress(path) },
    })),
    edges: imports.map((each): DrawnEdge => {
      const { from, to, places } = each;
      const edge = { from, to, certain: true, weight: places };
      return isCut.has(keyOf(each)) ? { ...edge, mark: 'cut' } : edge;
    }),
    rows: Math.ceil((files.length + 1) / 2),
    left: cycle.imports.length - imports.length,
  };
}

const keyOf = ({ from, to, line }: ImportInCycle): string => JSON.stringify([from, to, line]);

/** Returns the imports of a shortest cycle through each of the first imports to cut, as long as they have few files. */
function shortestCycles({ imports, cut }: Cycle): ImportInCycle[] {
  const outgoing = new Map<string, ImportInCycle[]>();
  for (const each of imports) outgoing.set(each.from, [...(outgoing.get(each.from) ?? []), each]);
  const chosen = new Set<ImportInCycle>();
  for (const edge of cut.slice(0, MAX_CUTS)) {
    const first = imports.find((each) => keyOf(each) === keyOf(edge)) ?? edge;
    const added = new Set([...chosen, first, ...shortestPath(outgoing, edge.to, edge.from)]);
    const files = new Set([...added].flatMap(({ from, to }) => [from, to]));
    if (files.size > MAX_FILES && chosen.size > 0) continue;
    for (const each of added) chosen.add(each);
  }
  return imports.filter((each) => chosen.has(each));
}

/** Returns the imports of a shortest path by breadth-first search; empty if there is none. */
function shortestPath(
  outgoing: ReadonlyMap<string, readonly ImportInCycle[]>,
  start: string,
  end: string,
): ImportInCycle[] {
  const reachedBy = new Map<string, ImportInCycle | undefined>([[start, undefined]]);
  for (const file of reachedBy.keys()) {
    if (file === end) break;
    for (const edge of outgoing.get(file) ?? []) if (!reachedBy.has(edge.to)) reachedBy.set(edge.to, edge);
  }
  const path: ImportInCycle[] = [];
  for (let edge = reachedBy.get(end); edge; edge = reachedBy.get(edge.from)) path.unshift(edge);
  return path;
}
