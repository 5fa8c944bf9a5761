import type { FileShard } from '../../../model/file-shard.ts';
import { dataKinds, isAround } from './nodes.ts';

/**
 * What runs when a member is put on something from elsewhere: the innermost around it. 0, the file, for what stands in the
 * thing itself, or in nothing.
 */
export function makerOf(nodes: FileShard['nodes'], member: number): number {
  const inner = nodes[member];
  const thing = nodes[inner?.parent ?? -1];
  if (!inner || !thing || isAround(thing.span, inner.span)) return 0;
  let found = 0;
  for (const [index, { span }] of nodes.entries()) {
    if (index === 0 || index === member || !isAround(span, inner.span)) continue;
    if (isAround(nodes[found]?.span ?? span, span)) found = index;
  }
  return found;
}

/** Finds in what each place of a file is run, place after place. */
export class Owners {
  readonly #spans: { start: number; end: number; node: number }[];
  readonly #open: { end: number; node: number }[] = [];
  #next = 0;

  constructor({ nodes }: FileShard, offset: (line: number, column: number) => number) {
    const runner = (index: number): number => {
      let at = index;
      // What stands in data is run with what is around the data.
      while (dataKinds.has(nodes[at]?.kind ?? 'module')) at = nodes[at]?.parent ?? 0;
      return at;
    };
    this.#spans = nodes
      .map(({ span }, index) => ({
        start: offset(span[0], span[1]),
        end: offset(span[2], span[3]),
        node: runner(index),
      }))
      .slice(1)
      .sort((a, b) => a.start - b.start || b.end - a.end);
  }

  at(place: number): number {
    for (let next = this.#spans[this.#next]; next && next.start <= place; next = this.#spans[++this.#next])
      this.#open.push(next);
    while (this.#open.length > 0 && (this.#open.at(-1)?.end ?? 0) <= place) this.#open.pop();
    return this.#open.at(-1)?.node ?? 0;
  }
}
