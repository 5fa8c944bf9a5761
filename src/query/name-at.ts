import type { FileShard } from '../model/file-shard.ts';
import type { FileView } from '../model/file-view.ts';
import { unpackLocals } from '../model/locals.ts';
import type { EdgeType, How } from '../model/kinds.ts';
import type { Span } from '../model/position.ts';
import { lineStarts } from './text.ts';

/** The meaning of a name at a position. `span` is that of the name there. */
export type NameMeaning = { span: Span } & (
  | { meaning: 'local'; declaration: Span; occurrences: Span[] }
  /** The position is in the name of a symbol where it is defined. */
  | { meaning: 'definition'; id: string }
  /** Certain targets, or possible ones. */
  | { meaning: 'reference' | 'possible'; targets: { to: number; type: EdgeType; how: How }[] }
  | { meaning: 'unresolved' }
);

/** Returns what the name at a position means; undefined if no name that the atlas knows is there. */
export function nameAt(
  shard: FileShard,
  view: FileView,
  line: number,
  column: number,
): NameMeaning | undefined {
  return (
    localAt(shard, view, line, column) ??
    definitionAt(shard, line, column) ??
    targetsAt(shard, line, column) ??
    unresolvedAt(shard, line, column)
  );
}

function localAt(
  { source }: FileShard,
  { locals }: FileView,
  line: number,
  column: number,
): NameMeaning | undefined {
  const starts = lineStarts(source);
  const position = (starts[line - 1] ?? Infinity) + column - 1;
  if (position >= (starts[line] ?? Infinity)) return undefined;
  for (const { length, declaration, occurrences } of unpackLocals(locals ?? [])) {
    const here = occurrences.find((start) => start <= position && position < start + length);
    if (here === undefined) continue;
    const spanOf = (offset: number): Span => spanAt(starts, offset, length);
    return {
      meaning: 'local',
      span: spanOf(here),
      declaration: spanOf(declaration),
      occurrences: occurrences.map(spanOf),
    };
  }
  return undefined;
}

/** The span of a name, which has no line break. */
function spanAt(starts: readonly number[], offset: number, length: number): Span {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  const column = offset - (starts[low] ?? 0) + 1;
  return [low + 1, column, low + 1, column + length];
}

function definitionAt({ nodes }: FileShard, line: number, column: number): NameMeaning | undefined {
  // The file itself has no name in its text.
  const node = nodes.slice(1).find(({ nameSpan }) => contains(nameSpan, line, column));
  return node && { meaning: 'definition', span: node.nameSpan, id: node.id };
}

function targetsAt(
  { nodes, edges, candidates }: FileShard,
  line: number,
  column: number,
): NameMeaning | undefined {
  const siteAt = ({ from, sites }: { from: number; sites: readonly Span[] }): Span | undefined =>
    // The sites of an edge are in the file where it begins.
    from < nodes.length ? sites.find((site) => contains(site, line, column)) : undefined;
  const found = edges.flatMap((edge) => ({ span: siteAt(edge), ...edge }));
  const certain = found.flatMap(({ span, to, type, how }) => (span ? [{ span, to, type, how }] : []));
  const possible = candidates.flatMap((candidate) => {
    const span = siteAt(candidate);
    return span ? candidate.to.map((to) => ({ span, to, type: candidate.type, how: candidate.how })) : [];
  });
  const targets = certain.length > 0 ? certain : possible;
  const [first] = targets;
  return (
    first && {
      meaning: certain.length > 0 ? 'reference' : 'possible',
      span: first.span,
      targets: targets.map(({ to, type, how }) => ({ to, type, how })),
    }
  );
}

function unresolvedAt({ unresolved }: FileShard, line: number, column: number): NameMeaning | undefined {
  const sites = unresolved.flatMap(({ references = [] }) => references.flatMap((each) => each.sites));
  const span = sites.find((site) => contains(site, line, column));
  return span && { meaning: 'unresolved', span };
}

function contains([startLine, startColumn, endLine, endColumn]: Span, line: number, column: number): boolean {
  const isAfterStart = line > startLine || (line === startLine && column >= startColumn);
  return isAfterStart && (line < endLine || (line === endLine && column < endColumn));
}
