import { join } from 'node:path';
import { OUTPUT_MARKER } from '../model/output.ts';
import { rootOf } from './bookkeeping.ts';
import { serialise } from './job.ts';
import { commitMoves, planMoves } from './output/moves.ts';
import type { Output } from './output/output-folder.ts';
import type { Edition } from './output/output-record.ts';
import { folderInode } from './output/path-kind.ts';
import { addUnchanged, canSwap, commitSwap, removeRetired, replacedMeanwhile } from './output/swap.ts';
import { PublishError } from './publish-error.ts';
import type { StagedWriter } from './staged-writer.ts';

export interface Commit {
  /** Names the content of the new atlas. */
  generation: string;
  /** All files of the new atlas but the marker, unchanged ones included. */
  files: Iterable<string>;
  /** Files that are staged. */
  changed: string[];
  writer: StagedWriter;
  force: boolean;
  inPlace: boolean;
  /** Heeded until the old atlas is replaced. */
  signal: AbortSignal;
}

export interface Committed {
  written: number;
  removed: number;
  /** Sentences for the user. */
  notices: string[];
}

/** Replaces the atlas in the output by the staged one. Throws with the old atlas in place. */
export async function commitOutput(output: Output, commit: Commit): Promise<Committed> {
  const { folder, before, record, staging } = output;
  const { generation, writer } = commit;
  if (folderInode(folder) !== output.inode) throw replacedMeanwhile(folder);
  const changed = [...commit.changed];
  const marker = { generator: 'treeatlas', generation };
  if (writer.write(OUTPUT_MARKER, Buffer.from(`${serialise(marker)}\n`))) changed.push(OUTPUT_MARKER);
  const files = new Set(commit.files).add(OUTPUT_MARKER);
  const removed = [...before.ours].filter((path) => !files.has(path));
  if (!commit.force) refuseOverwriting(output, changed);

  const list = record.addFiles(files);
  const edition = (inFolder: string): Edition => ({ generation, list, inode: folderInode(inFolder) ?? '' });
  if (!(await swap(output, commit, changed, files, edition))) {
    commitMoves(folder, staging, planMoves(folder, changed, removed), record);
    record.update({ commit: undefined, current: edition(folder) });
  }
  const left = await removeRetired(folder, record);
  record.prune();
  return {
    written: changed.length,
    removed: removed.length,
    notices: [
      ...left.map((path) => `Files that are not of the atlas were left in ${path}.`),
      ...(record.folder === undefined ? [`${UNRECORDED} ${folder} or give --force.`] : []),
    ],
  };
}

const UNRECORDED =
  'It could not be remembered that this output is ours, because your state folder cannot be used. Before the next build, delete';

/** Returns false where the folder has to be updated file by file instead. */
async function swap(
  { folder, before, record, staging: { newFolder } }: Output,
  { inPlace, signal }: Commit,
  changed: readonly string[],
  files: ReadonlySet<string>,
  edition: (inFolder: string) => Edition,
): Promise<boolean> {
  const roots = new Set([...files].map(rootOf));
  const others = before.others.filter((path) => !files.has(path));
  // Folders of others can be large and in use (a repository, for example), so they stay where they are.
  const areCarried = others.every((path) => !path.includes('/') || roots.has(rootOf(path)));
  if (inPlace || before.hasOddities || !areCarried || !canSwap(folder)) return false;
  const staged = new Set(changed);
  const unchanged = [...files].filter((path) => !staged.has(path));
  await addUnchanged(folder, newFolder, [...unchanged, ...others], signal);
  const replaced = [...before.ours, ...before.others];
  return commitSwap({ output: folder, newFolder, next: edition(newFolder), replaced }, record);
}

function refuseOverwriting({ folder, before }: Output, changed: readonly string[]): void {
  const others = new Set(before.others);
  const [path] = changed.filter((path) => others.has(path));
  if (path === undefined) return;
  throw new PublishError('A file that no build put there has the name of a file of the atlas.', {
    where: join(folder, path),
    next: 'Move it away, or replace it with --force.',
  });
}
