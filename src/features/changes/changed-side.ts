import type { ChangedSide, NameTarget, ShownRun } from '../../model/changed-file.ts';
import { viewIn, type FileShard } from '../../model/file-shard.ts';
import { linkedSpansOf, type LinkedSpan } from '../../query/linked-spans.ts';
import type { NameTargets } from './name-targets.ts';

type Part = ChangedSide['parts'][number];
type Lines = readonly [first: number, end: number];

/** Returns the lines of a file that are shown, with highlighting and the targets of the names in them. */
export function changedSideOf(
  shard: FileShard,
  lines: readonly string[],
  shown: readonly Lines[],
  targets: NameTargets,
  counterpart: FileShard | undefined,
): ChangedSide {
  return {
    path: shard.path,
    address: shard.address,
    lines: lines.length,
    parts: partsOf(lines, viewIn(shard).highlights, shown),
    ...namesIn(shard, lines, shown, targets, counterpart),
  };
}

/** Returns the ranges of lines that are shown on one side, as first line and line after the end. */
export function shownLines(runs: readonly ShownRun[], side: 'old' | 'new'): Lines[] {
  const own = side === 'old' ? 'removed' : 'added';
  const ranges: [number, number][] = [];
  for (const { kind, oldLine, newLine, count, shown } of runs) {
    if (shown === 'absent' || (kind !== 'same' && kind !== own)) continue;
    const first = side === 'old' ? oldLine : newLine;
    const last = ranges.at(-1);
    if (last?.[1] === first) last[1] += count;
    else ranges.push([first, first + count]);
  }
  return ranges;
}

function partsOf(lines: readonly string[], highlights: readonly number[], shown: readonly Lines[]): Part[] {
  const parts: Part[] = [];
  const tokens = new Tokens(highlights);
  let [line, offset] = [1, 0];
  for (const [first, end] of shown) {
    for (; line < first; line++) offset += (lines[line - 1]?.length ?? 0) + 1;
    const text = lines.slice(first - 1, end - 1).join('\n');
    parts.push({ line: first, text, highlights: tokens.between(offset, offset + text.length) });
  }
  return parts;
}

/** Cuts the highlighting of a file into that of its parts, which are asked for in their order. */
class Tokens {
  readonly #triples: readonly number[];
  #at = 0;
  #end = 0;

  constructor(triples: readonly number[]) {
    this.#triples = triples;
  }

  between(from: number, to: number): number[] {
    const cut: number[] = [];
    let last = from;
    while (this.#at + 2 < this.#triples.length) {
      const [gap = 0, length = 0, of = 0] = this.#triples.slice(this.#at, this.#at + 3);
      const start = this.#end + gap;
      if (start >= to) break;
      const [first, end] = [Math.max(start, from), Math.min(start + length, to)];
      if (end > first) {
        cut.push(first - last, end - first, of);
        last = end;
      }
      // The next part may begin within the token.
      if (start + length > to) break;
      this.#at += 3;
      this.#end = start + length;
    }
    return cut;
  }
}

function namesIn(
  shard: FileShard,
  lines: readonly string[],
  shown: readonly Lines[],
  targetsOf: NameTargets,
  counterpart: FileShard | undefined,
): Pick<ChangedSide, 'names' | 'targets'> {
  const names: ChangedSide['names'] = [];
  const targets: NameTarget[] = [];
  const known = new Map<unknown, number | undefined>();
  const byText = new Map<string, number>();
  const indexOf = (linked: LinkedSpan): number | undefined => {
    const key = 'node' in linked ? linked.node : linked.reference;
    if (!known.has(key)) {
      const target =
        'node' in linked
          ? targetsOf.ofNode(linked.node, counterpart)
          : targetsOf.ofReference(shard, linked.reference);
      known.set(key, target && indexOfTarget(target));
    }
    return known.get(key);
  };
  const indexOfTarget = (target: NameTarget): number => {
    const text = JSON.stringify(target);
    const index = byText.get(text) ?? targets.push(target) - 1;
    byText.set(text, index);
    return index;
  };
  let part = 0;
  for (const linked of linkedSpansOf(shard)) {
    const [line, column, endLine, endColumn] = linked.span;
    while ((shown[part]?.[1] ?? Infinity) <= line) part++;
    if (line < (shown[part]?.[0] ?? Infinity)) continue;
    const last = names.at(-1);
    if (last?.[0] === line && last[2] > column) continue;
    const index = indexOf(linked);
    // A name over several lines is a link in the first one.
    const end = endLine > line ? (lines[line - 1]?.length ?? 0) + 1 : endColumn;
    if (index !== undefined) names.push([line, column, end, index]);
  }
  return { names, targets };
}
