import type { FileShard, ShardNode } from '../../model/file-shard.ts';
import { unpackLocals } from '../../model/locals.ts';
import type { Span } from '../../model/position.ts';
import { lineStarts } from '../../query/text.ts';
import type { FilePair } from './file-pairs.ts';
import { FileReferences, type MapSpan } from './file-positions.ts';

/** A use of a parameter or another local name that is not declared any more, in a line that was not changed. */
export interface LostLocal {
  /** In the new text. */
  span: Span;
  name: string;
  /** Id, in the old state, of the innermost symbol that declared it. */
  fromId: string;
}

/** Finds the uses of local names whose declarations were removed or renamed. The views of the file must be loaded. */
export function lostLocals({ base, head }: FilePair, mapSpan: MapSpan): LostLocal[] {
  const locals = base?.view?.locals;
  if (!base || !head || !locals || head.status !== 'parsed') return [];
  const spanOf = spansIn(base);
  // A declaration whose line is the same is still there.
  const changed = unpackLocals(locals).filter(
    ({ declaration, length }) => mapSpan(spanOf(declaration, length)) === undefined,
  );
  if (changed.length === 0) return [];
  const known = new FileReferences(head);
  const declared = localStarts(head);
  return changed.flatMap(({ declaration, length, occurrences }): LostLocal[] => {
    const name = base.source.slice(declaration, declaration + length);
    const fromId = innermost(base, spanOf(declaration, length)).id;
    return occurrences.flatMap((offset): LostLocal[] => {
      const now = offset === declaration ? undefined : mapSpan(spanOf(offset, length));
      if (!now || declared.has(startOf(now)) || known.isAt(now)) return [];
      return [{ span: now, name, fromId }];
    });
  });
}

function spansIn({ source }: FileShard): (offset: number, length: number) => Span {
  const starts = [...lineStarts(source)];
  return (offset, length) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const column = offset - (starts[low] ?? 0) + 1;
    return [low + 1, column, low + 1, column + length];
  };
}

function localStarts(head: FileShard): ReadonlySet<string> {
  const spanOf = spansIn(head);
  return new Set(
    unpackLocals(head.view?.locals ?? []).flatMap(({ length, occurrences }) =>
      occurrences.map((offset) => startOf(spanOf(offset, length))),
    ),
  );
}

function startOf([line, column]: Span): string {
  return `${line}:${column}`;
}

function innermost({ nodes }: FileShard, [line, column]: Span): ShardNode {
  const contains = ({ span: [startLine, startColumn, endLine, endColumn] }: ShardNode): boolean =>
    (startLine < line || (startLine === line && startColumn <= column)) &&
    (line < endLine || (line === endLine && column < endColumn));
  const found = nodes.filter((node, index) => index === 0 || contains(node)).at(-1);
  if (!found) throw new RangeError('A file has a node for itself.');
  return found;
}
