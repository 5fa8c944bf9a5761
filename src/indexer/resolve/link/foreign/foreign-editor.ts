import type { Span } from '../../../../model/position.ts';
import type { DefinitionNumber } from '../../../facts/ids.ts';
import { sortRows } from '../edges.ts';
import { howCode, linkRules, typeCode, UnresolvedColumn as U, type FileLinks } from '../links.ts';
import type { LinkType } from '../use.ts';

/** A copy of the links of a file, to which possible references to other languages are added. */
export class ForeignEditor {
  readonly #links: FileLinks;

  readonly #candidates: DefinitionNumber[][];
  readonly #rows: number[] = [];
  /** How many uses of each unresolved name are possible now, and their places. */
  readonly #resolved = new Map<string, number>();
  readonly #places = new Set<string>();
  #candidateCount = 0;

  constructor(links: FileLinks) {
    this.#links = links;

    this.#candidates = [...links.candidates];
  }

  /** Adds a possible reference. `via` is the index of its interface. */
  add(
    from: DefinitionNumber,
    to: readonly DefinitionNumber[],
    type: LinkType,
    span: Span,
    via: number,
  ): void {
    const index = this.#candidates.push([...new Set(to)].sort((a, b) => a - b)) - 1;
    const how = howCode(this.#candidates[index]?.length === 1 ? 'name' : 'ambiguous');
    this.#rows.push(from, index, typeCode(type), how, linkRules.length + via, ...span, 0, 0);
  }

  /** Counts a use as possible that was unresolved, if it was. */
  settle(name: string, [line, column]: Span): void {
    const count = this.#resolved.get(name) ?? 0;
    if (count >= (this.#links.unresolved.get(name) ?? 0)) return;
    this.#resolved.set(name, count + 1);
    this.#places.add(`${line}:${column}`);
    this.#candidateCount++;
  }

  finish(): FileLinks {
    if (this.#rows.length === 0) return this.#links;
    const { rows, counts, unresolved, unresolvedUses } = this.#links;
    const all = new Int32Array(rows.length + this.#rows.length);
    all.set(rows);
    all.set(this.#rows, rows.length);
    const left = new Map(
      [...unresolved]
        .map(([name, count]) => [name, count - (this.#resolved.get(name) ?? 0)] as const)
        .filter(([, count]) => count > 0),
    );
    return {
      ...this.#links,
      rows: sortRows(all),
      candidates: this.#candidates,
      unresolved: left,
      unresolvedUses: this.#usesLeft(unresolvedUses, [...unresolved.keys()], [...left.keys()]),
      counts: {
        certain: counts.certain,
        candidate: counts.candidate + this.#candidateCount,
        unresolved: counts.unresolved - this.#candidateCount,
      },
    };
  }

  /** Rows name their index among the unresolved names, which changes. */
  #usesLeft(uses: Int32Array, before: readonly string[], after: readonly string[]): Int32Array {
    const indexes = new Map(after.map((name, index) => [name, index]));
    const left: number[] = [];
    for (let row = 0; row < uses.length; row += U.Width) {
      const cells = [...uses.subarray(row, row + U.Width)];
      const index = indexes.get(before[cells[U.Name] ?? -1] ?? '');
      if (index === undefined || this.#places.has(`${cells[U.Line] ?? 0}:${cells[U.Column] ?? 0}`)) continue;
      cells[U.Name] = index;
      left.push(...cells);
    }
    return Int32Array.from(left);
  }
}
