import { table } from '../../render/table.ts';
import type { SymbolRecord } from './records.ts';

export function symbolTable(symbols: readonly SymbolRecord[]): string {
  if (symbols.length === 0) return 'No symbols.';
  return table(
    ['name', 'kind', 'location', 'id'],
    symbols.map(({ name, kind, relPath, range, symbolId }) => [
      name,
      kind,
      `${relPath}:${range.start.line}`,
      symbolId,
    ]),
  );
}
