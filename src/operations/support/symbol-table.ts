import { table } from '../../render/table.ts';
import type { SymbolRecord } from './records.ts';

export function symbolTable(symbols: readonly SymbolRecord[]): string {
  if (symbols.length === 0) return 'No symbols.';
  return table(
    ['name', 'kind', 'location', 'id'],
    symbols.map(({ name, kind, path, range, id }) => [name, kind, `${path}:${range.start.line}`, id]),
  );
}
