import { renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../../base/make-folder.ts';
import { readRegularFileSync } from '../../base/read-regular-file.ts';
import type { Hunk } from './patch-parser.ts';
import type { History, HistoryCommit } from './read-history.ts';

/** Grows with every change of what is kept, or of how it is read from git. */
const VERSION = 3;

/** Hunks one after the other, four numbers each: they are most of what is kept. */
type KeptFile = [oldPath: string | null, newPath: string | null, hunks: number[]];
type KeptCommit = [hash: string, time: number, author: string, files: KeptFile[]];
interface Kept {
  version: number;
  isComplete: boolean;
  commits: KeptCommit[];
}

/** What an earlier run read of history; undefined where nothing of use is kept. The cache is ours alone: see `cacheOf`. */
export function loadHistory(file: string): History | undefined {
  try {
    const kept = JSON.parse(readRegularFileSync(file).toString()) as Kept;
    if (kept.version !== VERSION) return undefined;
    return { isComplete: kept.isComplete, commits: kept.commits.map(unpackCommit) };
  } catch {
    return undefined;
  }
}

/** Not to be able to keep it costs time and nothing else. */
export function saveHistory(file: string, { isComplete, commits }: History): void {
  const kept: Kept = { version: VERSION, isComplete, commits: commits.map(packCommit) };
  const temporary = `${file}.${process.pid}`;
  try {
    makeFolder(dirname(file));
    writeFileSync(temporary, JSON.stringify(kept));
    renameSync(temporary, file);
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
