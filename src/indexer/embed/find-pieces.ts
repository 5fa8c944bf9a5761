import type { CompiledContainer } from '../../grammar/compile-container.ts';
import { matchPrograms } from '../../grammar/query/match.ts';
import type { SyntaxTree } from '../../grammar/syntax/syntax-tree.ts';
import { matchLimits } from '../extract/match-limits.ts';
import { compareStretches, type Stretch } from '../extract/nesting.ts';

/** A node of the container that is a piece. */
export interface FoundPiece extends Stretch {
  name: string;
}

export interface ContainerParts {
  /** Outer before inner, in the order of the file. */
  pieces: FoundPiece[];
  /** Flat triples of start, end and class index, outer before inner. */
  highlights: number[];
}

/** Finds the pieces in the tree of a container, and what is highlighted outside of them. Throws `TooManyMatches`. */
export function findPieces(
  tree: SyntaxTree,
  source: string,
  { programs, manifest }: CompiledContainer,
): ContainerParts {
  const { starts, ends } = tree;
  const order = new Map(Object.keys(manifest.pieces).map((name, index) => [name, index]));
  const found = new Map<string, FoundPiece & { order: number }>();
  const classes = new Int32Array(tree.count).fill(-1);
  matchPrograms(tree, source, programs, matchLimits, (program, { nodes }) => {
    for (const { step, name } of program.pieces) {
      const id = nodes[step] ?? -1;
      if (id < 0) continue;
      found.set(`${id} ${name}`, {
        name,
        start: starts[id] ?? 0,
        end: ends[id] ?? 0,
        order: order.get(name) ?? 0,
      });
    }
    for (const { step, index } of program.highlights) {
      const id = nodes[step] ?? -1;
      if (id >= 0) classes[id] = index;
    }
  });
  const highlights: number[] = [];
  classes.forEach((index, id) => {
    if (index >= 0) highlights.push(starts[id] ?? 0, ends[id] ?? 0, index);
  });
  const pieces = [...found.values()].sort((a, b) => compareStretches(a, b) || a.order - b.order);
  return { pieces, highlights };
}
