import { excerpt } from '../../features/grep/excerpt.ts';
import type { MatchSpan } from '../../features/grep/query/pattern.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { pagePath } from '../../model/page-path.ts';
import { symbolAt } from '../../query/symbol-at.ts';
import { symbolLabel } from '../../query/symbol-label.ts';

/** A line of source with marked parts. */
export interface CodeLine {
  line: number;
  /** The line, or the part of a long line around its first mark. */
  text: string;
  marks: MatchSpan[];
  /** The innermost symbol around the first mark; undefined at the top level of the file. */
  symbol: { name: string; page: string } | undefined;
  /** The evidence of a reference on the line, if it is more than the scope, an import or a plain member. */
  note?: string | undefined;
}

/** Lines of a file. */
export interface CodeFile {
  path: string;
  address: string;
  lines: CodeLine[];
}

/** Returns a line of a file with the given offsets in it marked. */
export function codeLine(
  shard: FileShard,
  lines: readonly string[],
  line: number,
  spans: readonly MatchSpan[],
): CodeLine {
  const [start, end] = spans[0] ?? [0, 0];
  const { text, from } = excerpt(lines[line - 1] ?? '', start, end);
  const marks = spans
    .map(([first, last]): MatchSpan => [first - from, Math.min(last - from, text.length)])
    .filter(([first, last]) => first < last);
  return { line, text, marks, symbol: enclosingSymbol(shard, line, start + 1) };
}

/** Removes the indentation that all lines share, since marks in deep code would stand at the right edge of a phone. */
export function outdented(lines: readonly CodeLine[]): CodeLine[] {
  const indents = lines.map(({ text, marks }) => Math.min(text.search(/\S|$/), marks[0]?.[0] ?? Infinity));
  const indent = Math.min(...indents);
  return lines.map((line) => ({
    ...line,
    text: line.text.slice(indent),
    marks: line.marks.map(([first, last]): MatchSpan => [first - indent, last - indent]),
  }));
}

function enclosingSymbol(shard: FileShard, line: number, column: number): CodeLine['symbol'] {
  const found = symbolAt(shard, line, column);
  if (!found || found.index === 0) return undefined;
  return { name: symbolLabel(shard, found.node), page: pagePath.symbol(found.node.address) };
}
