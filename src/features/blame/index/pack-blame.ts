import type { BlamedCommit, BlameShard } from '../../../model/blame.ts';

export const NOT_COMMITTED = -1;

/** Returns the shard of a file. `lines` has the index of a commit for each line. */
export function packBlame(
  path: string,
  lines: Int32Array,
  commits: readonly BlamedCommit[],
  changes: number[][],
): BlameShard {
  const shard: BlameShard = { path, authors: [], commits: [], oldest: [], runs: [], changes };
  const numbers = new Map<number, number>([[NOT_COMMITTED, 0]]);
  const authors = new Map<string, number>();
  const numberOf = (commit: number): number => {
    const known = numbers.get(commit);
    const found = commits[commit];
    if (known !== undefined || !found) return known ?? 0;
    const author = authors.get(found.author) ?? authors.size;
    if (author === authors.size) shard.authors.push(found.author);
    authors.set(found.author, author);
    if (found.isOldest) shard.oldest.push(shard.commits.length);
    const number = shard.commits.push([found.hash, found.time, author, found.subject]);
    numbers.set(commit, number);
    return number;
  };
  for (let first = 0; first < lines.length;) {
    let end = first + 1;
    while (end < lines.length && lines[end] === lines[first]) end++;
    shard.runs.push(end - first, numberOf(lines[first] ?? NOT_COMMITTED));
    first = end;
  }
  return shard;
}
