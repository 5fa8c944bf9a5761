import type { FileShard, LinesOfFile } from './file-shard.ts';
import { compareText } from './order.ts';
import type { Span } from './position.ts';

/** Returns the first lines of references in other files to nodes of a shard, of unresolved ones too, sorted by path and number. */
export function lineNumbersElsewhere({
  nodes,
  ends,
  edges,
  candidates,
  viaOverride,
  unresolvedByName,
}: FileShard): [path: string, lines: number[]][] {
  const byPath = new Map<string, Set<number>>();
  const add = ({ from, sites }: { from: number; sites: readonly Span[] }): void => {
    const end = ends[from - nodes.length];
    if (!end) return;
    let lines = byPath.get(end.path);
    if (!lines) byPath.set(end.path, (lines = new Set()));
    for (const [line] of sites) lines.add(line);
  };
  for (const edge of edges) add(edge);
  for (const candidate of candidates) add(candidate);
  for (const { calls } of viaOverride) for (const call of calls) add(call);
  for (const { references } of unresolvedByName) for (const reference of references) add(reference);
  return [...byPath]
    .sort(([a], [b]) => compareText(a, b))
    .map(([path, lines]) => [path, [...lines].sort((a, b) => a - b)]);
}

/** Returns the shard with the lines of references in other files, as far as their texts are known. */
export function withLinesElsewhere(
  { linesElsewhere: _before, view, ...rest }: FileShard,
  textAt: (path: string, line: number) => string | undefined,
): FileShard {
  const found = lineNumbersElsewhere(rest).map(([path, numbers]): LinesOfFile => ({
    path,
    lines: numbers.flatMap((line): [number, string][] => {
      const text = textAt(path, line);
      return text === undefined ? [] : [[line, text]];
    }),
  }));
  const linesElsewhere = found.filter(({ lines }) => lines.length > 0);
  return {
    ...rest,
    ...(linesElsewhere.length > 0 ? { linesElsewhere } : {}),
    ...(view ? { view } : {}),
  };
}
