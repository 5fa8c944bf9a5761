import type { FileShard } from '../../../model/file-shard.ts';
import { containsSpan } from '../../../model/position.ts';
import { dataKinds } from './nodes.ts';

/**
 * Returns the innermost node around a member that is assigned from outside its parent. Returns 0, the file,
 * for a member inside its parent, or without one.
 */
export function assigningNode(nodes: FileShard['nodes'], member: number): number {
  const inner = nodes[member];
  const parent = nodes[inner?.parent ?? -1];
  if (!inner || !parent || containsSpan(parent.span, inner.span)) return 0;
  let found = 0;
  for (const [index, { span }] of nodes.entries()) {
    if (index === 0 || index === member || !containsSpan(span, inner.span)) continue;
    if (containsSpan(nodes[found]?.span ?? span, span)) found = index;
  }
  return found;
}

/** Finds the node that runs the code at each position of a file. Positions must be ascending. */
export class Owners {
  readonly #spans: { start: number; end: number; node: number }[];
  readonly #open: { end: number; node: number }[] = [];
  #next = 0;

  constructor({ nodes }: FileShard, offset: (line: number, column: number) => number) {
    const runningNode = (index: number): number => {
      let at = index;
      // Code inside data runs with the code around the data.
      while (dataKinds.has(nodes[at]?.kind ?? 'module')) at = nodes[at]?.parent ?? 0;
      return at;
    };
    this.#spans = nodes
      .map(({ span }, index) => ({
        start: offset(span[0], span[1]),
        end: offset(span[2], span[3]),
        node: runningNode(index),
      }))
      .slice(1)
      .sort((a, b) => a.start - b.start || b.end - a.end);
  }

  at(offset: number): number {
    for (let next = this.#spans[this.#next]; next && next.start <= offset; next = this.#spans[++this.#next])
      this.#open.push(next);
    while (this.#open.length > 0 && (this.#open.at(-1)?.end ?? 0) <= offset) this.#open.pop();
    return this.#open.at(-1)?.node ?? 0;
  }
}
