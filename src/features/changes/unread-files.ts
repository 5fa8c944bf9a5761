import type { ChangeReport } from '../../model/changes.ts';
import { parentPath } from '../../model/path.ts';
import { readDirectory } from '../../query/read.ts';
import type { FilePair } from './file-pairs.ts';
import type { Side } from './side.ts';

/** Finds files that exist in both states and are skipped in one of them, as when they grow too large: they are not gone. */
export class UnreadFiles {
  readonly paths = new Set<string>();
  readonly remarks: ChangeReport['unseen'] = [];
  readonly #base: Side;
  readonly #head: Side;

  constructor(base: Side, head: Side) {
    this.#base = base;
    this.#head = head;
  }

  /** Whether a file that only one state has was skipped in the other one. */
  async has({ base, head }: FilePair): Promise<boolean> {
    if ((base === undefined) === (head === undefined)) return false;
    const path = (base ?? head)?.path ?? '';
    const { store } = base ? this.#head : this.#base;
    const directory = await readDirectory(store, parentPath(path));
    const skipped = directory?.skipped.find((each) => each.path === path);
    if (!skipped) return false;
    this.paths.add(path);
    const when = base ? 'is not read any more' : 'was not read before';
    this.remarks.push({ text: `${when} (${skipped.reason}), so it was not compared`, path });
    return true;
  }
}
