import { claimAddress, pathAddress } from '../../../model/address.ts';
import { groupBy } from '../../../model/group-by.ts';
import type { SnapshotInfo } from '../../../model/history.ts';
import { parseId } from '../../../model/id.ts';
import { compareText } from '../../../model/order.ts';
import {
  snapshotLabel,
  type FileLifelines,
  type Lifeline,
  type LifelineSnapshot,
  type Redirects,
} from '../../../model/timeline.ts';
import type { Life, Lives } from './lives.ts';

export function lifelineSnapshot(info: Pick<SnapshotInfo, 'id' | 'tags' | 'time'>): LifelineSnapshot {
  return { id: info.id, name: snapshotLabel(info), day: info.time.slice(0, 10) };
}

/** Returns the lifelines of all files of the newest snapshot, by path. `snapshots` are those of the lives, oldest first. */
export function listLifelines(lives: Lives, snapshots: readonly LifelineSnapshot[]): FileLifelines[] {
  const byPath = groupBy([...lives.byId], ([, { node }]) => node.path);
  return [...byPath]
    .sort(([a], [b]) => compareText(a, b))
    .map(([path, own]) => fileLifelines(path, own, snapshots));
}

function fileLifelines(
  path: string,
  own: readonly (readonly [id: string, life: Life])[],
  snapshots: readonly LifelineSnapshot[],
): FileLifelines {
  const used = new Set<number>();
  for (const [, { first, last, moves, signatures, sizes, users }] of own) {
    used.add(first).add(last);
    for (const [at] of [...moves, ...signatures, ...sizes, ...users]) used.add(at);
  }
  // Only these are listed, so that a new snapshot leaves the lifelines of other files as they are.
  const listed = [...used].sort((a, b) => a - b);
  const indexes = new Map(listed.map((number, index) => [number, index]));
  const indexOf = (number: number): number => indexes.get(number) ?? 0;
  const placed = <Rest extends unknown[]>(changes: [number, ...Rest][]): [number, ...Rest][] =>
    changes.map(([at, ...rest]) => [indexOf(at), ...rest]);
  const lifelines = own.map(([id, life]): Lifeline => {
    const { first, moves, signatures, sizes, users, last } = life;
    return {
      id,
      first: indexOf(first),
      ...(moves.length > 0 ? { moves: placed(moves) } : {}),
      ...(signatures.length > 0 ? { signatures: placed(signatures) } : {}),
      sizes: placed(sizes),
      users: placed(users),
      last: indexOf(last),
    };
  });
  const lines = new Map(own.map(([id, { node }]) => [id, node.lines[0]]));
  const isFile = ({ id }: Lifeline) => parseId(id)?.symbol === '';
  return {
    path,
    oldest: snapshots[0]?.id ?? '',
    snapshots: listed.flatMap((number) => snapshots[number] ?? []),
    lifelines: lifelines.sort(
      (a, b) =>
        Number(isFile(b)) - Number(isFile(a)) ||
        (lines.get(a.id) ?? 0) - (lines.get(b.id) ?? 0) ||
        compareText(a.id, b.id),
    ),
  };
}

/** Returns the addresses of the files of a snapshot by path, as an atlas of it has them. `paths` are sorted. */
export function addressesOf(paths: readonly string[]): Map<string, string> {
  const claimed = new Set<string>();
  return new Map(paths.map((path) => [path, claimAddress(pathAddress(path), claimed)]));
}

/** Returns where moved files and symbols are now. An old place with a new symbol of the same name is not listed. */
export function listRedirects(lives: Lives, addresses: ReadonlyMap<string, string>): Redirects {
  const placeOf = (id: string): string => id.slice(id.indexOf(':') + 1);
  const taken = new Set([...lives.byId.keys()].map(placeOf));
  const moves = [...lives.byId]
    .flatMap(([id, life]) => life.moves.map(([at, from]) => ({ at, from, id })))
    .filter(({ from }) => !taken.has(placeOf(from)))
    // The last symbol of a place is the one that a link most likely means.
    .sort((a, b) => b.at - a.at || compareText(a.from, b.from));
  const files = new Map<string, string>();
  const symbols = new Map<string, Redirects['symbols'][number]>();
  for (const { from, id } of moves) {
    const [old, now] = [parseId(from), parseId(id)];
    if (!old || !now) continue;
    if (old.symbol === '' && !files.has(old.path)) files.set(old.path, now.path);
  }
  for (const { from, id } of moves) {
    const [old, now] = [parseId(from), parseId(id)];
    if (!old || !now || old.symbol === '') continue;
    const isCarried = files.get(old.path) === now.path && old.symbol === now.symbol;
    const place = placeOf(from);
    if (isCarried || symbols.has(place)) continue;
    symbols.set(place, [pathAddress(old.path), old.symbol, addresses.get(now.path) ?? '', now.symbol]);
  }
  return {
    files: [...files]
      .map(([old, now]): [string, string] => [pathAddress(old), addresses.get(now) ?? ''])
      .sort(([a], [b]) => compareText(a, b)),
    symbols: [...symbols.values()].sort(
      (a, b) => compareText(a[0], b[0]) || compareText(a[1], b[1]) || compareText(a[2], b[2]),
    ),
  };
}
