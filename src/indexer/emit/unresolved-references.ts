import type { EdgeType } from '../../model/kinds.ts';
import type { Span } from '../../model/position.ts';
import { compareText } from '../../model/order.ts';
import { useAt } from '../resolve/use.ts';
import type { ProgramFile } from '../resolve/program.ts';
import type { Linked } from '../resolve/resolve.ts';

/** Listed sites per name: of references in the file itself, and of those in other files. */
const MAX_OWN = 20;
const MAX_OF_OTHERS = 4;
/** A name with more sites is too common for any of them to be a lead. */
const MAX_EXACT = 20;

/** An `UnresolvedReference` with the number of the definition instead of its index. */
export interface NumberedReference {
  from: number;
  type: EdgeType;
  sites: Span[];
}

export interface NumberedName {
  name: string;
  total: number;
  references: NumberedReference[];
}

/**
 * Unresolved references with names that the repository defines. Edges of those definitions may be missing.
 */
export class UnresolvedReferences {
  readonly #linked: Linked;
  /** Pairs of file and row, by language family and name. */
  readonly #byName = new Map<string, number[]>();

  constructor(linked: Linked) {
    this.#linked = linked;
    for (const file of linked.program.files) {
      for (const row of this.#rowsOf(file)) {
        const key = keyOf(file, useAt(file, row).name);
        const locations = this.#byName.get(key);
        if (locations) locations.push(file.index, row);
        else this.#byName.set(key, [file.index, row]);
      }
    }
  }

  /** Returns the unresolved references in a file, by name. */
  inFile(file: ProgramFile): Map<string, NumberedReference[]> {
    const byName = new Map<string, number[]>();
    for (const row of this.#rowsOf(file)) {
      const { name } = useAt(file, row);
      const locations = byName.get(name) ?? [];
      locations.push(file.index, row);
      byName.set(name, locations);
    }
    return new Map([...byName].map(([name, locations]) => [name, this.#firstReferences(locations, MAX_OWN)]));
  }

  /** Returns the unresolved references in all files with names that a file defines, sorted by name. */
  toNamesIn(file: ProgramFile): NumberedName[] {
    const names = new Set<string>();
    for (const { kind, name } of file.facts.definitions.slice(1)) if (kind !== 'constructor') names.add(name);
    return [...names].sort(compareText).flatMap((name) => {
      const locations = this.#byName.get(keyOf(file, name));
      if (!locations) return [];
      const total = locations.length / 2;
      const listed = total > MAX_EXACT ? 0 : MAX_OF_OTHERS;
      return [{ name, total: roundCount(total), references: this.#firstReferences(locations, listed) }];
    });
  }

  #rowsOf({ index }: ProgramFile): readonly number[] {
    return this.#linked.links[index]?.unresolvedRows ?? [];
  }

  /** Returns the first sites, grouped by type and definition. */
  #firstReferences(locations: readonly number[], limit: number): NumberedReference[] {
    const uses: NumberedReference[] = [];
    for (let at = 0; at < Math.min(locations.length, limit * 2); at += 2) {
      const file = this.#linked.program.files[locations[at] ?? -1];
      if (!file) continue;
      const { from, type, span } = useAt(file, locations[at + 1] ?? -1);
      const same = uses.find((use) => use.from === from && use.type === type);
      if (same) same.sites.push(span);
      else uses.push({ from, type, sites: [span] });
    }
    for (const { sites } of uses) sites.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    return uses;
  }
}

function keyOf({ grammar }: ProgramFile, name: string): string {
  return `${grammar.manifest.family}\n${name}`;
}

/** Rounds large counts to one digit, so that one reference more does not change every page with the count. */
export function roundCount(count: number): number {
  return count > MAX_EXACT ? Number(count.toPrecision(1)) : count;
}
