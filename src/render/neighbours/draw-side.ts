import type { DrawnEdge } from '../drawing.ts';
import { directoryOf, type Neighbour, type NeighbourNode } from './neighbour.ts';

export interface Limits {
  /** Nodes that are drawn as themselves. */
  singles: number;
  /** Groups beside them. The last one has all that is in no other. */
  groups: number;
}

/** The limits of a group that the reader has opened. Its drawing grows. */
const OPENED: Limits = { singles: 10, groups: 4 };
/** Fewer tests are drawn as other nodes are. */
const MIN_TESTS = 3;

/** The neighbours on one side of the subject, most important first. */
export interface Side {
  direction: 'in' | 'out';
  neighbours: readonly Neighbour[];
  /** Path of the file of the subject. Neighbours in it come first. */
  near: string;
  /** The limits that fit in the place of the drawing on its page. */
  limits: Limits;
}

export interface DrawnSide {
  nodes: NeighbourNode[];
  edges: DrawnEdge[];
}

/** Height of a node with a second line, in rows. */
const ROWS_WITH_NOTE = 1.4;

/** Returns the height of a side, in rows of one line. */
export function rowsOf({ nodes }: DrawnSide): number {
  return Math.ceil(nodes.reduce((sum, { note }) => sum + (note === undefined ? 1 : ROWS_WITH_NOTE), 0));
}

/** Key of the subject of a drawing. */
export const HERE = 'here';

/** Draws one side. Neighbours beyond the limits are grouped, unless the key of their group is in `opened`. */
export function drawSide(
  { direction, neighbours, near, limits }: Side,
  opened: ReadonlySet<string>,
): DrawnSide {
  const sorted = neighbours.toSorted((a, b) => compare(a, b, near));
  const drawn: DrawnSide = { nodes: [], edges: [] };
  const add = (node: NeighbourNode, certain: boolean): void => {
    drawn.nodes.push(node);
    drawn.edges.push({
      from: direction === 'in' ? node.key : HERE,
      to: direction === 'in' ? HERE : node.key,
      certain,
    });
  };
  const draw = (all: readonly Neighbour[], prefix: string, most: Limits): void => {
    const { singles, groups } = split(all, most);
    for (const { id, label, note, target, certain } of singles)
      add({ key: `${direction} ${id}`, label, note, target, kind: '' }, certain);
    for (const { name, title, members } of groups) {
      const key = `${prefix} ${name}`;
      if (opened.has(key)) draw(members, key, OPENED);
      else
        add(
          { key, label: title, kind: 'group', isGroup: true },
          members.some(({ certain }) => certain),
        );
    }
  };
  draw(sorted, `group ${direction}`, limits);
  return drawn;
}

interface Group {
  /** Unique among the groups beside it. */
  name: string;
  title: string;
  members: Neighbour[];
}

function split(
  all: readonly Neighbour[],
  limits: Limits,
): { singles: readonly Neighbour[]; groups: Group[] } {
  if (all.length <= limits.singles + 2) return { singles: all, groups: [] };
  const tests = all.filter(({ isTest }) => isTest);
  const isGrouped = tests.length >= MIN_TESTS && tests.length < all.length;
  const others = isGrouped ? all.filter(({ isTest }) => !isTest) : all;
  const testGroup = isGrouped ? [{ name: 'tests', title: `${tests.length} tests`, members: tests }] : [];
  if (others.length <= limits.singles + 1) return { singles: others, groups: testGroup };
  const groups = byFolder(others.slice(limits.singles), limits.groups);
  const alone = groups.filter(({ members }) => members.length === 1).flatMap(({ members }) => members);
  return {
    singles: [...others.slice(0, limits.singles), ...alone],
    groups: [...groups.filter(({ members }) => members.length > 1), ...testGroup],
  };
}

/** Groups neighbours by the folder of their file, and those of small folders as one. */
function byFolder(neighbours: readonly Neighbour[], most: number): Group[] {
  const folders = new Map<string, Neighbour[]>();
  for (const neighbour of neighbours) {
    const folder = folderOf(neighbour);
    folders.set(folder, [...(folders.get(folder) ?? []), neighbour]);
  }
  const sorted = [...folders].sort(([a, { length: x }], [b, { length: y }]) => y - x || (a < b ? -1 : 1));
  const shown = sorted.length > most ? sorted.slice(0, most - 1) : sorted;
  const rest = sorted.slice(shown.length).flatMap(([, members]) => members);
  return [
    ...shown.map(([folder, members]) => ({
      name: `in ${folder}`,
      title: folder === '' ? `${members.length} more` : `${members.length} in ${tail(folder)}`,
      members,
    })),
    ...(rest.length > 0 ? [{ name: 'rest', title: `${rest.length} more`, members: rest }] : []),
  ];
}

function folderOf({ path, target }: Neighbour): string {
  return target === undefined ? 'packages' : directoryOf(path);
}

/** The end of a path. Its start is the same for most. */
function tail(path: string): string {
  const segments = path.split('/');
  return segments.length > 3 ? `…/${segments.slice(-2).join('/')}` : path;
}

/** Sorts resolved references before possible ones, code before tests, and what is near and used often before the rest. */
function compare(a: Neighbour, b: Neighbour, near: string): number {
  return (
    Number(b.certain) - Number(a.certain) ||
    Number(a.isTest) - Number(b.isTest) ||
    Number(a.target === undefined) - Number(b.target === undefined) ||
    distance(a.path, near) - distance(b.path, near) ||
    b.count - a.count ||
    (a.id < b.id ? -1 : 1)
  );
}

function distance(path: string, near: string): number {
  if (path === near) return 0;
  return directoryOf(path) === directoryOf(near) ? 1 : 2;
}
