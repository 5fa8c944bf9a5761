import { dirname } from 'node:path';
import { makeFolder } from '../../base/make-folder.ts';
import { readRegularFileSync } from '../../base/read-regular-file.ts';
import { writeAtomically } from '../../base/write-atomically.ts';
import type { Hunk } from './patch-parser.ts';
import type { History, HistoryCommit } from './read-history.ts';

/** Names the kind of cache. Increment the number when the format of the cache, or the way history is read from git, changes. */
const VERSION = 'history 5';

/** Hunks are flattened, four numbers each, because they make up most of the file. */
type KeptFile = [oldPath: string | null, newPath: string | null, hunks: number[]];
type KeptCommit = [hash: string, time: number, author: string, files: KeptFile[]];
interface Kept {
  version: string;
  isComplete: boolean;
  commits: KeptCommit[];
}

/**
 * Returns the history that an earlier run cached; undefined if there is none that can be used. The file is
 * not validated, because only this program writes to the cache folder: see `cacheOf`.
 */
export function loadHistory(file: string): History | undefined {
  try {
    const kept = JSON.parse(readRegularFileSync(file).toString()) as Kept;
    if (kept.version !== VERSION) return undefined;
    return { isComplete: kept.isComplete, commits: kept.commits.map(unpackCommit) };
  } catch {
    return undefined;
  }
}

/** Writes the cache. Errors are ignored, because a missing cache only costs time. */
export function saveHistory(file: string, { isComplete, commits }: History): void {
  const kept: Kept = { version: VERSION, isComplete, commits: commits.map(packCommit) };
  try {
    makeFolder(dirname(file));
    writeAtomically(file, JSON.stringify(kept), { durable: false });
  } catch {
    return;
  }
}

function packCommit({ hash, time, author, files }: HistoryCommit): KeptCommit {
  return [
    hash,
    time,
    author,
    files.map(({ oldPath, newPath, hunks }) => [oldPath ?? null, newPath ?? null, hunks.flat()]),
  ];
}

function unpackCommit([hash, time, author, files]: KeptCommit): HistoryCommit {
  return {
    hash,
    time,
    author,
    files: files.map(([oldPath, newPath, numbers]) => ({
      oldPath: oldPath ?? undefined,
      newPath: newPath ?? undefined,
      hunks: unpackHunks(numbers),
    })),
  };
}

function unpackHunks(numbers: readonly number[]): Hunk[] {
  const hunks: Hunk[] = [];
  for (let at = 0; at + 3 < numbers.length; at += 4) {
    hunks.push([numbers[at] ?? 0, numbers[at + 1] ?? 0, numbers[at + 2] ?? 0, numbers[at + 3] ?? 0]);
  }
  return hunks;
}
