import { dirname } from 'node:path';
import { makeFolder } from '../../base/make-folder.ts';
import { readRegularFileSync } from '../../base/read-regular-file.ts';
import { writeAtomically } from '../../base/write-atomically.ts';
import type { Hunk } from '../activity/patch-parser.ts';
import type { BlameCommit, BlameHistory, Change, Side } from './blame-history.ts';

/** Names the kind of cache. Increment the number when the format of the cache, or the way history is read from git, changes. */
const VERSION = 'blame 2';

/** Hunks are flattened, four numbers each, because they make up most of the file. */
type KeptSide = [path: string, hunks: number[]] | null;
type KeptChange = [path: string, sides: KeptSide[] | number];
type KeptCommit = [hash: string, parents: string[], changes: KeptChange[]];
interface Kept {
  version: string;
  commits: KeptCommit[];
}

/**
 * Returns the commits that an earlier run cached; undefined if there are none that can be used. The file is not validated, because only
 * this program writes to the cache folder: see `cacheOf`.
 */
export function loadBlameHistory(file: string): BlameHistory | undefined {
  try {
    const kept = JSON.parse(readRegularFileSync(file).toString()) as Kept;
    return kept.version === VERSION ? { commits: kept.commits.map(unpackCommit), cut: undefined } : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the cache. Errors are ignored, because a missing cache only costs time. */
export function saveBlameHistory(file: string, { commits }: BlameHistory): void {
  const known = commits.filter(({ isBoundary }) => !isBoundary);
  try {
    makeFolder(dirname(file));
    const kept: Kept = { version: VERSION, commits: known.map(packCommit) };
    writeAtomically(file, JSON.stringify(kept), { durable: false });
  } catch {
    return;
  }
}

function packCommit({ hash, parents, changes }: BlameCommit): KeptCommit {
  const packed = changes.map(({ path, sides, same }): KeptChange => [path, same ?? sides.map(packSide)]);
  return [hash, [...parents], packed];
}

function packSide(side: Side): KeptSide {
  return side ? [side.path, side.hunks.flat()] : null;
}

function unpackCommit([hash, parents, changes]: KeptCommit): BlameCommit {
  return { hash, parents, isBoundary: false, changes: changes.map(unpackChange) };
}

function unpackChange([path, sides]: KeptChange): Change {
  if (typeof sides === 'number') return { path, sides: [], same: sides };
  return { path, sides: sides.map(unpackSide) };
}

function unpackSide(side: KeptSide): Side {
  return side ? { path: side[0], hunks: unpackHunks(side[1]) } : undefined;
}

function unpackHunks(numbers: readonly number[]): Hunk[] {
  const hunks: Hunk[] = [];
  for (let at = 0; at + 3 < numbers.length; at += 4)
    hunks.push([numbers[at] ?? 0, numbers[at + 1] ?? 0, numbers[at + 2] ?? 0, numbers[at + 3] ?? 0]);
  return hunks;
}
