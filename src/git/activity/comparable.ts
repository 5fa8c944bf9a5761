import type { Git } from '../git.ts';
import type { ListedCommit } from '../list-commits.ts';
import { TreeSizer } from '../tree-size.ts';

/** Commits whose trees are measured at once. Most of their subtrees are the same. */
const BATCH = 50;

/**
 * Returns the newest commits of `line`, up to the first whose tree is too large for git to compare with its
 * parent.
 */
export async function comparable(
  git: Git,
  line: readonly ListedCommit[],
  maxEntries: number,
): Promise<readonly ListedCommit[]> {
  if (line.length === 0) return line;
  const sizer = await TreeSizer.open(git);
  const isComparable = async ({ hash, parents: [first] }: ListedCommit): Promise<boolean> =>
    (await sizer.isComparable(hash, maxEntries)) &&
    (first === undefined || (await sizer.isComparable(first, maxEntries)));
  try {
    for (let from = 0; from < line.length; from += BATCH) {
      const answers = await Promise.all(line.slice(from, from + BATCH).map(isComparable));
      const at = answers.indexOf(false);
      if (at >= 0) return line.slice(0, from + at);
    }
    return line;
  } finally {
    await sizer.close();
  }
}
