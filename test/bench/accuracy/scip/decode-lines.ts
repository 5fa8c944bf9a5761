import type { ScipDocument } from './decode.ts';

interface Line {
  path: string;
  occurrences: [line: number, column: number, isDefinition: 0 | 1, symbol: string][];
}

/** The documents that `Oracle.java` and `Oracle.cs` write, a line of JSON each. */
export function decodeLines(lines: string): ScipDocument[] {
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { path, occurrences } = JSON.parse(line) as Line;
      return {
        path,
        occurrences: occurrences.map(([at, column, isDefinition, symbol]) => ({
          line: at,
          column,
          symbol,
          isDefinition: isDefinition === 1,
        })),
      };
    });
}
