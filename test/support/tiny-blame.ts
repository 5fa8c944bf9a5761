import type { LayerContext } from '../../src/derive/layer.ts';
import type { BlamedCommit } from '../../src/model/blame.ts';

const DAY = 86_400;
const commits: BlamedCommit[] = [
  { hash: 'a'.repeat(40), time: 10_000 * DAY, author: 'Ann', subject: 'Add carts', isOldest: true },
  { hash: 'b'.repeat(40), time: 11_000 * DAY, author: 'Bob', subject: 'Fix totals', isOldest: false },
];

/**
 * A history in which the first two lines of each file come from the first commit, where it ends, the third is not committed, and the rest
 * come from the second.
 */
export const tinyBlame: Required<Pick<LayerContext, 'readBlame'>> = {
  readBlame: (files) => {
    const commitOf = (at: number): number => (at < 2 ? 0 : at === 2 ? -1 : 1);
    const blamed = files.map(({ lines }) => Int32Array.from({ length: lines }, (_, at) => commitOf(at)));
    return Promise.resolve({ commits, files: blamed, cut: 'shallow' });
  },
};
