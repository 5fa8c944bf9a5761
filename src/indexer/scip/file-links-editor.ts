import type { Span } from '../../model/position.ts';
import { isCandidateRow, linkCell, sortRows, type LinkCell } from '../resolve/link/edges.ts';
import {
  howCode,
  LinkColumn as L,
  linkRules,
  linkTypes,
  typeCode,
  UnresolvedColumn as U,
  type FileLinks,
} from '../resolve/link/links.ts';
import type { LinkType } from '../resolve/link/use.ts';

const COMPILER = linkRules.indexOf('compiler');

/** The type of a reference and its container. */
export interface CompilerUse {
  type: LinkType;
  /** Number of the definition that contains it. */
  from: number;
}

/** A link to a definition that an index names. */
export interface CompilerLink extends CompilerUse {
  to: number;
  how: 'scope' | 'import' | 'member';
  span: Span;
}

/** The links at one place. */
export interface LinksAt {
  /** Indexes of rows that are certain, and of those that are possible. */
  certain: number[];
  possible: number[];
  /** Rows of unresolved uses. */
  unresolved: number[];
}

export const nothingAt: LinksAt = { certain: [], possible: [], unresolved: [] };

/** A compiler says nothing of accessors. */
const ANY = 0;

/** A copy of the links of a file in which links are replaced. Rows keep their index until `finish`. */
export class FileLinksEditor {
  readonly #links: FileLinks;
  readonly #at = new Map<string, LinksAt>();
  readonly #removed = new Set<number>();
  readonly #resolved = new Set<number>();
  readonly #added: number[] = [];
  readonly #counts: FileLinks['counts'];

  constructor(links: FileLinks) {
    this.#links = links;
    this.#counts = { ...links.counts };
    const { rows, unresolvedUses } = links;
    for (let row = 0; row < rows.length / L.Width; row++) {
      const at = this.#placeAt(linkCell(rows, row, L.Line), linkCell(rows, row, L.Column));
      (isCandidateRow(rows, row) ? at.possible : at.certain).push(row);
    }
    for (let row = 0; row < unresolvedUses.length / U.Width; row++)
      this.#placeAt(this.#unresolvedCell(row, U.Line), this.#unresolvedCell(row, U.Column)).unresolved.push(
        row,
      );
  }

  at([line, column]: Span): LinksAt {
    return this.#at.get(`${line}:${column}`) ?? nothingAt;
  }

  cell<C extends (typeof L)[keyof typeof L]>(row: number, column: C): LinkCell<C> {
    return linkCell(this.#links.rows, row, column);
  }

  /** Returns the type and container of the first link at a place. `base` is the number of the file. */
  useAt({ certain, possible, unresolved }: LinksAt, base: number): CompilerUse | undefined {
    const row = certain[0] ?? possible[0];
    if (row !== undefined)
      return { type: linkTypes[this.cell(row, L.Type)] ?? 'REFERENCES', from: this.cell(row, L.From) };
    const use = unresolved[0];
    if (use === undefined) return undefined;
    const type = linkTypes[this.#unresolvedCell(use, U.Type)] ?? 'REFERENCES';
    return { type, from: base + this.#unresolvedCell(use, U.From) };
  }

  /** Replaces all links at a place. */
  replace(at: LinksAt, added: readonly CompilerLink[]): void {
    if (at.certain.length === 0) this.#counts.certain++;
    this.#counts.candidate -= at.possible.length;
    this.#counts.unresolved -= at.unresolved.length;
    for (const row of [...at.certain, ...at.possible]) this.#removed.add(row);
    for (const row of at.unresolved) this.#resolved.add(row);
    for (const { from, to, type, how, span } of added)
      this.#added.push(from, to, typeCode(type), howCode(how), COMPILER, ...span, ANY, ANY);
  }

  /** Returns the links with all replacements. */
  finish(): FileLinks {
    if (this.#added.length === 0) return this.#links;
    const { rows } = this.#links;
    const kept = rows.filter((_, cell) => !this.#removed.has(Math.floor(cell / L.Width)));
    const all = new Int32Array(kept.length + this.#added.length);
    all.set(kept);
    all.set(this.#added, kept.length);
    return { ...this.#links, rows: sortRows(all), counts: this.#counts, ...this.#unresolvedLeft() };
  }

  /** Unresolved uses name their index in the map, so that both change together. */
  #unresolvedLeft(): Pick<FileLinks, 'unresolved' | 'unresolvedUses'> {
    const { unresolved, unresolvedUses } = this.#links;
    if (this.#resolved.size === 0) return { unresolved, unresolvedUses };
    const names = [...unresolved.keys()];
    const counts = new Map(unresolved);
    for (const row of this.#resolved) {
      const name = names[this.#unresolvedCell(row, U.Name)] ?? '';
      counts.set(name, (counts.get(name) ?? 0) - 1);
    }
    const left = new Map([...counts].filter(([, count]) => count > 0));
    const indexes = new Map([...left.keys()].map((name, index) => [name, index]));
    const uses: number[] = [];
    for (let row = 0; row < unresolvedUses.length / U.Width; row++) {
      if (this.#resolved.has(row)) continue;
      const cells = [...unresolvedUses.subarray(row * U.Width, (row + 1) * U.Width)];
      cells[U.Name] = indexes.get(names[cells[U.Name] ?? -1] ?? '') ?? -1;
      uses.push(...cells);
    }
    return { unresolved: left, unresolvedUses: Int32Array.from(uses) };
  }

  #placeAt(line: number, column: number): LinksAt {
    const key = `${line}:${column}`;
    const known = this.#at.get(key) ?? { certain: [], possible: [], unresolved: [] };
    this.#at.set(key, known);
    return known;
  }

  #unresolvedCell(row: number, column: (typeof U)[keyof typeof U]): number {
    return this.#links.unresolvedUses[row * U.Width + column] ?? -1;
  }
}
