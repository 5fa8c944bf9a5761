import { join } from 'node:path';
import { OUTPUT_MARKER } from '../model/output.ts';
import { rootOf } from './bookkeeping.ts';
import { serialise } from './job.ts';
import { commitMoves, planMoves } from './output/moves.ts';
import { folderIdentity, isSameFolder } from './output/folder-identity.ts';
import type { Output } from './output/output-folder.ts';
import type { Edition } from './output/output-record.ts';
import { addUnchanged, canSwap, commitSwap, removeRetired } from './output/swap.ts';
import { PublishError, replacedMeanwhile } from './publish-error.ts';
import type { StagedWriter } from './staged-writer.ts';

export interface StagedAtlas {
  /** Identifies the content of the new atlas. */
  generation: string;
  /** All files of the new atlas, including unchanged ones and without the marker. */
  files: Iterable<string>;
  /** The files that are staged. */
  changed: string[];
  writer: StagedWriter;
  force: boolean;
  inPlace: boolean;
  /** Heeded until the old atlas is replaced. */
  signal: AbortSignal;
}

export interface CommitResult {
  written: number;
  removed: number;
  /** Sentences for the user. */
  notices: string[];
}

/**
 * If fewer files than this share change, they are moved one by one: replacing the folder links all files and takes 4 s for
 * 20,000, and few moves are over in the time of a request.
 */
const MAX_SHARE_TO_MOVE = 1 / 20;

/** Replaces the atlas in the output with the staged one. If it throws, the old atlas is in place. */
export async function commitOutput(output: Output, atlas: StagedAtlas): Promise<CommitResult> {
  const { folder, before, record, staging } = output;
  const { generation, writer } = atlas;
  requireUnreplaced(output);
  const changed = [...atlas.changed];
  const marker = { generator: 'treeatlas', generation };
  if (writer.write(OUTPUT_MARKER, Buffer.from(`${serialise(marker)}\n`))) changed.push(OUTPUT_MARKER);
  const files = new Set(atlas.files).add(OUTPUT_MARKER);
  const removed = [...before.ours].filter((path) => !files.has(path));
  if (!atlas.force) refuseOverwriting(output, changed);

  const list = record.addFiles(files);
  const edition = (inFolder: string): Edition => ({ ...folderIdentity(inFolder), generation, list });
  const areFew = changed.length + removed.length < MAX_SHARE_TO_MOVE * files.size;
  if (areFew || !(await trySwap(output, atlas, changed, files, edition))) {
    commitMoves(folder, staging, planMoves(folder, changed, removed), record);
    record.update({ commit: undefined, current: edition(folder) });
  }
  const left = await removeRetired(folder, record);
  record.prune();
  return {
    written: changed.length,
    removed: removed.length,
    notices: [
      ...left.map(
        (path) =>
          `The old output held files that do not belong to the atlas. They are now in ${path}: move or delete them.`,
      ),
      ...(record.folder === undefined ? [unrecorded(folder)] : []),
    ],
  };
}

function unrecorded(folder: string): string {
  return `This build could not be recorded, because your state folder cannot be used. Before the next build, delete ${folder}, or build with --force.`;
}

/** Tries to replace the whole folder. Returns false if it has to be updated file by file instead. */
async function trySwap(
  output: Output,
  { inPlace, signal }: StagedAtlas,
  changed: readonly string[],
  files: ReadonlySet<string>,
  edition: (inFolder: string) => Edition,
): Promise<boolean> {
  const { folder, before, record, staging } = output;
  const roots = new Set([...files].map(rootOf));
  const others = before.others.filter((path) => !files.has(path));
  // Folders that are not ours may be large and in use (a repository, for example), so they are not moved.
  const areCarried = others.every((path) => !path.includes('/') || roots.has(rootOf(path)));
  if (inPlace || before.hasOddities || !areCarried || !canSwap(folder)) return false;
  const staged = new Set(changed);
  const unchanged = [...files].filter((path) => !staged.has(path));
  await addUnchanged(folder, staging, [...unchanged, ...others], signal);
  requireUnreplaced(output);
  const { newFolder } = staging;
  const replaced = [...before.ours, ...before.others];
  return commitSwap({ output: folder, newFolder, next: edition(newFolder), replaced }, record);
}

function requireUnreplaced({ folder, identity, staging }: Output): void {
  if (!isSameFolder(folder, identity)) throw replacedMeanwhile(folder);
  if (!isSameFolder(staging.newFolder, staging.identity)) throw replacedMeanwhile(staging.newFolder);
}

function refuseOverwriting({ folder, before }: Output, changed: readonly string[]): void {
  const others = new Set(before.others);
  const path = changed.find((each) => others.has(each));
  if (path === undefined) return;
  throw new PublishError('A file of the atlas would replace a file that your builds did not write.', {
    where: join(folder, path),
    next: 'Move it away, or replace it with --force.',
  });
}
