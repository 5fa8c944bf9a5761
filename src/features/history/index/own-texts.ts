import { partitionPoint } from '../../../base/partition-point.ts';
import { viewIn, type FileShard } from '../../../model/file-shard.ts';
import { decodeHighlights } from '../../../model/highlight.ts';
import type { Span } from '../../../model/position.ts';
import { childrenOf } from '../../../query/shard-edges.ts';
import { lineStarts } from '../../../query/text.ts';

/**
 * Returns the text of each node without comments and without the text of its children, so that a change of a method does not count
 * as a change of its class, and one of a comment as none.
 */
export function ownTexts(shard: FileShard): string[] {
  const { source, nodes } = shard;
  const starts = lineStarts(source);
  const offset = (line: number, column: number) => (starts[line - 1] ?? source.length) + column - 1;
  const comments = shard.language === null ? [] : commentsOf(shard);
  const extent = ([startLine, startColumn, endLine, endColumn]: Span) =>
    [offset(startLine, startColumn), offset(endLine, endColumn)] as const;
  return nodes.map((node, index) => {
    const [start, end] = index === 0 ? [0, source.length] : extent(node.span);
    const inside = childrenOf(shard, index).flatMap((child) => {
      const inner = nodes[child];
      return inner ? [extent(inner.span)] : [];
    });
    const first = partitionPoint(comments.length, (at) => (comments[at]?.[0] ?? 0) < start);
    const last = partitionPoint(comments.length, (at) => (comments[at]?.[0] ?? 0) < end);
    return without(source, start, end, [...inside, ...comments.slice(first, last)]);
  });
}

function commentsOf(shard: FileShard): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (const token of decodeHighlights(viewIn(shard).highlights))
    if (token.class === 'comment') found.push([token.start, token.end]);
  return found;
}

function without(source: string, start: number, end: number, holes: (readonly [number, number])[]): string {
  let text = '';
  let at = start;
  for (const [from, to] of holes.sort((a, b) => a[0] - b[0])) {
    if (to <= at) continue;
    text += source.slice(at, Math.max(at, Math.min(from, end)));
    at = Math.max(at, to);
  }
  return text + source.slice(at, Math.max(at, end));
}
