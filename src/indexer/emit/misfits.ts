import { MisfitKind, type ShardMisfit } from '../../model/misfit.ts';
import type { DefinitionNumber, LinkEnd } from '../facts/ids.ts';
import { misfitCell } from '../resolve/link/edges.ts';
import { MisfitColumn as M, type FileLinks } from '../resolve/link/links.ts';

/** A misfit whose ends are numbered in the program. */
interface NumberedMisfit extends Omit<ShardMisfit, 'from' | 'to'> {
  from: DefinitionNumber;
  to: LinkEnd;
}

/** Returns the misfits of a file, in source order. */
export function misfitsIn({ misfits, misfitDetails }: FileLinks): NumberedMisfit[] {
  const cell = (row: number, column: number): number => misfits[row * M.Width + column] ?? -1;
  return Array.from({ length: misfits.length / M.Width }, (_, row) => {
    const detail = misfitDetails[cell(row, M.Detail)];
    return {
      from: misfitCell(misfits, row, M.From),
      to: misfitCell(misfits, row, M.To),
      kind: MisfitKind.options[cell(row, M.Kind)] ?? 'argument type',
      span: [cell(row, M.Line), cell(row, M.Column), cell(row, M.EndLine), cell(row, M.EndColumn)],
      ...(detail === undefined ? {} : { detail }),
    };
  });
}
