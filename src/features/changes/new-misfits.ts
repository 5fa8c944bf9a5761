import { endAt, type FileShard } from '../../model/file-shard.ts';
import type { ShardMisfit } from '../../model/misfit.ts';
import type { Span } from '../../model/position.ts';
import type { SymbolComparison } from './compare-symbols.ts';
import type { FilePair } from './file-pairs.ts';
import type { MapSpan } from './file-positions.ts';

/** A place that fitted what it refers to in the old state and does not in the new one. */
export interface NewMisfit extends Pick<ShardMisfit, 'kind' | 'detail'> {
  /** In the new text. */
  span: Span;
  /** Ids in the new state: of the symbol that contains it, and of what it does not fit. */
  fromId: string;
  toId: string;
  /** Whether the line was changed too, so that whoever changed it may have seen it. */
  isOnChangedLine: boolean;
}

/** Finds the places of a file that do not fit any more. */
export function newMisfits(
  { base, head }: FilePair,
  mapSpan: MapSpan,
  symbols: SymbolComparison,
): NewMisfit[] {
  if (!head?.misfits) return [];
  const known = new Set(base ? oldKeys(base, mapSpan, symbols) : []);
  const unchanged = base ? unchangedLines(base, mapSpan) : new Set<number>();
  return head.misfits.flatMap(({ from, to, kind, span, detail }): NewMisfit[] => {
    const [source, target] = [endAt(head, from), endAt(head, to)];
    if (known.has(keyOf(kind, span, target.id))) return [];
    return [
      {
        kind,
        ...(detail === undefined ? {} : { detail }),
        span,
        fromId: source.id,
        toId: target.id,
        isOnChangedLine: !unchanged.has(span[0]),
      },
    ];
  });
}

/** Keys of the places that did not fit before: what was accepted then is no news. */
function oldKeys(base: FileShard, mapSpan: MapSpan, symbols: SymbolComparison): string[] {
  return (base.misfits ?? []).flatMap(({ to, kind, span }) => {
    const now = mapSpan(span);
    const { id } = endAt(base, to);
    return now ? [keyOf(kind, now, symbols.idNow(id) ?? id)] : [];
  });
}

function unchangedLines(base: FileShard, mapSpan: MapSpan): Set<number> {
  const lines = new Set<number>();
  for (let line = 1; line <= base.lines; line++) {
    const now = mapSpan([line, 1, line, 1]);
    if (now) lines.add(now[0]);
  }
  return lines;
}

function keyOf(kind: string, [line, column]: Span, id: string): string {
  return `${kind}\0${line}:${column}\0${id}`;
}
