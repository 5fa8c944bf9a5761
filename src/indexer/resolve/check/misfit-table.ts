import { Rows } from '../../../base/rows.ts';
import { MisfitKind } from '../../../model/misfit.ts';
import type { Span } from '../../../model/position.ts';
import type { DefinitionNumber, LinkEnd, RowIndex } from '../../facts/ids.ts';
import { ExpressionColumn as E } from '../../facts/tables.ts';
import type { ProgramFile } from '../bind/program.ts';
import { expressionCell, placeOf } from '../bind/tables.ts';
import { MisfitColumn as M } from '../link/links.ts';
import { containerOf } from '../link/use.ts';

/** The misfits of a file while they are found. */
export class MisfitTable {
  readonly #file: ProgramFile;
  readonly #rows = new Rows(M.Width, 4);
  readonly #details: string[] = [];

  constructor(file: ProgramFile) {
    this.#file = file;
  }

  /** Adds the place of an expression. */
  addRow(row: RowIndex, to: LinkEnd, kind: MisfitKind, detail?: string): void {
    const { facts } = this.#file;
    const start = expressionCell(facts, row, E.Offset);
    const [line, column] = placeOf(facts, start);
    const [endLine, endColumn] = placeOf(facts, start + expressionCell(facts, row, E.Length));
    this.add(containerOf(this.#file, row), to, kind, [line, column, endLine, endColumn], detail);
  }

  add(from: DefinitionNumber, to: LinkEnd, kind: MisfitKind, span: Span, detail?: string): void {
    const index = detail === undefined ? -1 : this.#details.push(detail) - 1;
    this.#rows.push(from, to, MisfitKind.options.indexOf(kind), ...span, index);
  }

  /** Returns the misfits in source order. */
  sorted(): { misfits: Int32Array; misfitDetails: readonly string[] } {
    const rows = this.#rows.toArray();
    const cell = (row: number, column: number): number => rows[row * M.Width + column] ?? 0;
    const misfits = new Int32Array(rows.length);
    Array.from({ length: this.#rows.count }, (_, row) => row)
      .sort((a, b) => cell(a, M.Line) - cell(b, M.Line) || cell(a, M.Column) - cell(b, M.Column) || a - b)
      .forEach((row, at) => {
        misfits.set(rows.subarray(row * M.Width, (row + 1) * M.Width), at * M.Width);
      });
    return { misfits, misfitDetails: this.#details };
  }
}
