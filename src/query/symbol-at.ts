import type { FileShard } from '../model/file-shard.ts';
import type { Span } from '../model/position.ts';
import type { FoundNode } from './find-node.ts';
import { lastLine } from './text.ts';

/** The innermost symbol around a place; the file itself where there is none. Undefined outside of the file. */
export function symbolAt(shard: FileShard, line: number, column: number): FoundNode | undefined {
  return innermost(shard, (span) => isInside(span, line, column));
}

/**
 * The symbol that a line is about: the first that is declared on it, otherwise the innermost whose lines hold it, and
 * the file itself between symbols.
 */
export function symbolOnLine(shard: FileShard, line: number): FoundNode | undefined {
  const declared = shard.nodes.findIndex(({ nameSpan, parent }) => parent !== null && nameSpan[0] === line);
  const node = shard.nodes[declared];
  if (node) return { shard, index: declared, node };
  return innermost(shard, (span) => span[0] <= line && line <= lastLine(span));
}

function innermost(shard: FileShard, holds: (span: Span) => boolean): FoundNode | undefined {
  let found: FoundNode | undefined;
  for (const [index, node] of shard.nodes.entries()) {
    const whole = node.parent === null;
    // Children come behind their parents, so that the last that fits is the innermost.
    if (whole || holds(node.span)) found = { shard, index, node };
  }
  return found;
}

function isInside([startLine, startColumn, endLine, endColumn]: Span, line: number, column: number): boolean {
  if (line < startLine || (line === startLine && column < startColumn)) return false;
  return line < endLine || (line === endLine && column < endColumn);
}
