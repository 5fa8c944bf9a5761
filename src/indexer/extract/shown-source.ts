import type { Collected, SyntaxNode } from './collect.ts';

/** The outermost node that is shown with a definition, such as an `export` statement around it. */
export function outermost(collected: Collected, node: SyntaxNode): SyntaxNode {
  let outer = node;
  for (let next = collected.outers.get(outer.id); next; next = collected.outers.get(outer.id)) outer = next;
  return outer;
}

/** Returns a function that moves an offset to the start of the prefixes before it, separated by white space alone. */
export function prefixFinder({ markers }: Collected, source: string): (start: number) => number {
  const startByEnd = new Map(markers.prefix.map((node) => [node.endIndex, node.startIndex]));
  return (start) => {
    if (startByEnd.size === 0) return start;
    for (let at = start; ;) {
      const gap = /\s*$/.exec(source.slice(Math.max(0, at - 200), at))?.[0].length ?? 0;
      const before = startByEnd.get(at - gap);
      if (before === undefined) return at;
      at = before;
    }
  };
}
