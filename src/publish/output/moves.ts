import { mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PublishError } from '../publish-error.ts';
import { rootOf } from '../bookkeeping.ts';
import type { Moves, OutputRecord } from './output-record.ts';
import { pathInside, pathKind } from './path-kind.ts';
import type { Staging } from './staging.ts';
import { removeEmptyFolders } from './tree.ts';

/*
 * Updates an output file by file if it cannot be replaced as a whole: a mount point, the current folder, a folder with
 * files that are not ours. The moves are recorded before the first one, so the next build can undo them if this one
 * dies; until then the folder contains parts of both atlases.
 */

/** Lists the files to move. A new folder at the root is moved as a whole. */
export function planMoves(output: string, changed: Iterable<string>, removed: Iterable<string>): Moves {
  const put = new Set<string>();
  const known = new Map<string, boolean>();
  for (const path of changed) {
    const root = rootOf(path);
    if (!known.has(root)) known.set(root, pathKind(join(output, root)) === undefined);
    put.add(known.get(root) ? root : path);
  }
  return { remove: [...removed], put: [...put] };
}

/** Moves the files. If it throws, the old atlas is restored, or the error names the files that could not be. */
export function commitMoves(output: string, staging: Staging, moves: Moves, record: OutputRecord): void {
  record.update({ commit: { how: 'moves', moves } });
  try {
    for (const path of moves.remove) retire(output, staging, path);
    removeEmptyFolders(
      output,
      moves.remove.map((path) => dirname(path)),
    );
    for (const path of moves.put) {
      if (pathKind(pathInside(output, path)) === 'folder') throw inTheWay(join(output, path));
      retire(output, staging, path);
      move(staging.newFolder, output, path);
    }
  } catch (cause) {
    undoMoves(output, staging, moves, record, cause);
    throw cause;
  }
}

/** Moves every file back. Throws a `PublishError` that lists the files for which that failed; they stay in the staging folder. */
export function undoMoves(
  output: string,
  staging: Staging,
  moves: Moves,
  record: OutputRecord,
  cause?: unknown,
): void {
  const failed: string[] = [];
  const attempt = (path: string, undo: () => void): void => {
    try {
      undo();
    } catch {
      failed.push(path);
    }
  };
  for (const path of moves.put.toReversed()) {
    attempt(path, () => {
      // The new file is moved back, not removed, so an interrupted undo can be repeated.
      const isMoved = pathKind(join(staging.newFolder, path)) === undefined;
      if (isMoved && pathKind(pathInside(output, path))) move(output, staging.newFolder, path);
      restore(output, staging, path);
    });
  }
  removeEmptyFolders(
    output,
    moves.put.map((path) => dirname(path)),
  );
  for (const path of moves.remove.toReversed()) attempt(path, () => restore(output, staging, path));
  if (failed.length > 0) throw notRestored(output, staging, failed, cause);
  record.update({ commit: undefined });
}

function retire(output: string, { oldFolder }: Staging, path: string): void {
  if (pathKind(pathInside(output, path))) move(output, oldFolder, path);
}

/** Does not move a folder: it is that of other files, which are restored one by one. */
function restore(output: string, { oldFolder }: Staging, path: string): void {
  const kind = pathKind(join(oldFolder, path));
  if (kind !== undefined && kind !== 'folder') move(oldFolder, output, path);
}

function move(from: string, to: string, path: string): void {
  const target = pathInside(to, path);
  mkdirSync(dirname(target), { recursive: true });
  renameSync(pathInside(from, path), target);
}

/** At this point, all files of the atlas have been moved out of the folder, so the remaining ones are not ours. */
function inTheWay(path: string): PublishError {
  return new PublishError(
    'The atlas needs a file where there is a folder with files that your builds did not write.',
    {
      where: path,
      next: 'Move the folder, or choose another output folder with --out.',
    },
  );
}

const MAX_NAMED = 10;

function notRestored(output: string, staging: Staging, failed: string[], cause: unknown): PublishError {
  const more = failed.length > MAX_NAMED ? ` and ${failed.length - MAX_NAMED} more` : '';
  return new PublishError(
    `The old atlas could not be restored completely: ${failed.slice(0, MAX_NAMED).join(', ')}${more}.`,
    {
      where: output,
      next: `Build again to restore the rest. Their old versions are in ${staging.oldFolder}.`,
      cause,
    },
  );
}
