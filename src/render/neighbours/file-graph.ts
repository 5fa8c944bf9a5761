import { fileOfAddress } from '../../model/address.ts';
import { endAt, type FileShard } from '../../model/file-shard.ts';
import { testFilesOf } from '../../query/test-files.ts';
import { drawSide, HERE, rowsOf, type Limits } from './draw-side.ts';
import { directoryOf, shortPath, type Neighbour, type NeighbourDrawing } from './neighbour.ts';

/** The code below is to be in sight. */
const LIMITS: Limits = { singles: 4, groups: 1 };

/**
 * Draws a file with the files that refer to it on the left, and the files and packages that it refers to on the right. Undefined if there
 * are none. `opened` has the keys of the groups whose members are drawn.
 */
export function fileGraph(
  shard: FileShard,
  opened: ReadonlySet<string> = new Set(),
): NeighbourDrawing | undefined {
  const users = new Map<string, Neighbour>();
  const used = new Map<string, Neighbour>();
  const isOwn = (index: number): boolean => index < shard.nodes.length;
  const add = (from: number, to: number, certain: boolean, count: number): void => {
    if (isOwn(from) === isOwn(to)) return;
    const side = isOwn(from) ? used : users;
    const neighbour = fileAt(shard, isOwn(from) ? to : from);
    const known = side.get(neighbour.id);
    side.set(neighbour.id, {
      ...neighbour,
      certain: certain || known?.certain === true,
      count: count + (known?.count ?? 0),
    });
  };
  for (const { from, to, sites } of shard.edges) add(from, to, true, sites.length);
  // One that may mean several definitions says little of the files.
  for (const { from, to, sites } of shard.candidates)
    if (to.length === 1) for (const target of to) add(from, target, false, sites.length);
  if (users.size + used.size === 0) return undefined;
  const side = { near: shard.path, limits: LIMITS };
  const left = drawSide({ direction: 'in', neighbours: [...users.values()], ...side }, opened);
  const right = drawSide({ direction: 'out', neighbours: [...used.values()], ...side }, opened);
  const name = shard.path.slice(shard.path.lastIndexOf('/') + 1);
  return {
    nodes: [...left.nodes, { key: HERE, label: name, kind: '', here: true }, ...right.nodes],
    edges: [...left.edges, ...right.edges],
    rows: Math.max(rowsOf(left), rowsOf(right)),
    left: 0,
  };
}

function fileAt(shard: FileShard, index: number): Omit<Neighbour, 'certain' | 'count'> {
  const end = endAt(shard, index);
  const path = 'path' in end ? end.path : shard.path;
  const { address } = end;
  const directory = directoryOf(path);
  return {
    id: path,
    label: address === undefined ? path : path.slice(path.lastIndexOf('/') + 1),
    note:
      address === undefined
        ? 'package'
        : directory === directoryOf(shard.path) || directory === ''
          ? undefined
          : shortPath(directory),
    path,
    isTest: testFilesOf(shard).has(path),
    target: address === undefined ? undefined : { page: 'file', address: fileOfAddress(address) },
  };
}
