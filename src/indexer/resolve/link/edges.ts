import type { Accessor } from '../../../model/kinds.ts';
import type { Span } from '../../../model/position.ts';
import type { DefinitionNumber, LinkEnd } from '../../facts/ids.ts';
import {
  linkAccessors,
  LinkColumn as L,
  linkHows,
  linkRules,
  MisfitColumn as M,
  PackageReferenceColumn as P,
  type FileLinks,
} from './links.ts';

/** Uses with the same ends, type and rule: an edge. Its sites are the rows `start` up to, not including, `end`. */
export interface EdgeRun {
  start: number;
  end: number;
}

const firstCandidate = linkHows.indexOf('name');

const order = [L.From, L.Type, L.How, L.Rule, L.To, L.Within, L.Runs, L.Line, L.Column] as const;

/** Returns the rows of links in an order in which the sites of an edge follow each other. Sorted rows are not copied. */
export function sortRows(rows: Int32Array): Int32Array {
  const count = rows.length / L.Width;
  const compare = (a: number, b: number): number => {
    for (const column of order) {
      const difference = (rows[a * L.Width + column] ?? 0) - (rows[b * L.Width + column] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  let row = 1;
  while (row < count && compare(row - 1, row) <= 0) row++;
  if (row >= count) return rows;
  const sorted = new Int32Array(rows.length);
  Array.from({ length: count }, (_, index) => index)
    .sort(compare)
    .forEach((from, at) => sorted.set(rows.subarray(from * L.Width, (from + 1) * L.Width), at * L.Width));
  return sorted;
}

/** The edges of a file in sorted rows of links, which follow each other without gaps. A large repository has millions. */
export class EdgeRuns {
  readonly #starts: Int32Array;

  /** `starts`: the first row of each edge, and behind them the number of all rows. */
  constructor(starts: Int32Array) {
    this.#starts = starts;
  }

  at(index: number): EdgeRun | undefined {
    const [start, end] = [this.#starts[index], this.#starts[index + 1]];
    return start === undefined || end === undefined ? undefined : { start, end };
  }

  *[Symbol.iterator](): Generator<EdgeRun, void> {
    for (let index = 0; index < this.#starts.length - 1; index++) {
      const run = this.at(index);
      if (run) yield run;
    }
  }
}

/** The rows of the links of a file, and its edges in them. */
export interface FileEdges {
  rows: Int32Array;
  runs: EdgeRuns;
}

export const noEdges: FileEdges = { rows: new Int32Array(), runs: new EdgeRuns(new Int32Array(1)) };

/** Finds the edges in sorted rows of links. */
export function groupEdges({ rows }: Pick<FileLinks, 'rows'>): FileEdges {
  const starts: number[] = [];
  const count = rows.length / L.Width;
  for (let row = 0; row < count; row++) if (row === 0 || !isSameEdge(rows, row - 1, row)) starts.push(row);
  return { rows, runs: new EdgeRuns(Int32Array.from([...starts, count])) };
}

function isSameEdge(rows: Int32Array, a: number, b: number): boolean {
  const at = a * L.Width;
  const other = b * L.Width;
  return (
    rows[at + L.From] === rows[other + L.From] &&
    rows[at + L.To] === rows[other + L.To] &&
    rows[at + L.Type] === rows[other + L.Type] &&
    rows[at + L.How] === rows[other + L.How] &&
    rows[at + L.Rule] === rows[other + L.Rule] &&
    rows[at + L.Within] === rows[other + L.Within] &&
    rows[at + L.Runs] === rows[other + L.Runs]
  );
}

/** The types of cells by column, where they identify something. `To` is an index of candidates instead if `isCandidateRow`. */
interface LinkCells {
  [L.From]: DefinitionNumber;
  [L.To]: LinkEnd;
}
export type LinkCell<Column> = Column extends keyof LinkCells ? LinkCells[Column] : number;

export function linkCell<Column extends (typeof L)[keyof typeof L]>(
  rows: Int32Array,
  row: number,
  column: Column,
): LinkCell<Column> {
  return (rows[row * L.Width + column] ?? -1) as LinkCell<Column>;
}

/** Returns the definition in which the place of a misfit is, or where it leads. */
export function misfitCell<Column extends (typeof M)['From' | 'To']>(
  rows: Int32Array,
  row: number,
  column: Column,
): Column extends (typeof M)['To'] ? LinkEnd : DefinitionNumber {
  return (rows[row * M.Width + column] ?? -1) as LinkCell<Column> & DefinitionNumber;
}

/** Returns the definition that contains a reference to a package, the number of its external, or a part of its place. */
export function packageReferenceCell<Column extends Exclude<(typeof P)[keyof typeof P], typeof P.Width>>(
  rows: Int32Array,
  row: number,
  column: Column,
): LinkCell<Column> {
  return (rows[row * P.Width + column] ?? -1) as LinkCell<Column>;
}

export function isCandidateRow(rows: Int32Array, row: number): boolean {
  return linkCell(rows, row, L.How) >= firstCandidate;
}

/** The places of an edge, in source order, each once. */
export function sitesOf(rows: Int32Array, { start, end }: EdgeRun): Span[] {
  const sites: Span[] = [];
  for (let row = start; row < end; row++) {
    const site: Span = [
      linkCell(rows, row, L.Line),
      linkCell(rows, row, L.Column),
      linkCell(rows, row, L.EndLine),
      linkCell(rows, row, L.EndColumn),
    ];
    const last = sites.at(-1);
    if (last?.[0] !== site[0] || last[1] !== site[1]) sites.push(site);
  }
  return sites;
}

/** The evidence by which the receiver of an edge was known, as a member to spread; nothing where none was needed. */
export function ruleOf(rows: Int32Array, { start }: EdgeRun): { rule?: string } {
  const rule = linkRules[linkCell(rows, start, L.Rule)];
  return rule ? { rule } : {};
}

/** The interface between languages by which an uncertain edge may hold, as a member to spread. */
export function interfaceOf(
  rows: Int32Array,
  { start }: EdgeRun,
  interfaces: readonly string[],
): { via?: string } {
  const via = interfaces[linkCell(rows, start, L.Rule) - linkRules.length];
  return via === undefined ? {} : { via };
}

/** The accessors at both ends of an edge, as members to spread. */
export function accessorsOf(rows: Int32Array, { start }: EdgeRun): { within?: Accessor; runs?: Accessor } {
  const within = linkAccessors[linkCell(rows, start, L.Within)];
  const runs = linkAccessors[linkCell(rows, start, L.Runs)];
  return { ...(within ? { within } : {}), ...(runs ? { runs } : {}) };
}
