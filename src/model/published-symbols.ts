import * as z from 'zod';
import { fileOfAddress, pathAddress } from './address.ts';
import { NodeKind } from './kinds.ts';
import { compareText } from './order.ts';
import { shortAddress, wholeAddress } from './short-address.ts';
import type { SymbolRow, SymbolShard } from './symbol-shard.ts';

export const PublishedName = z.object({
  name: z.string().describe('The name alone; for a file that of the file'),
  symbol: z.string().optional().describe('The qualified name in its file; absent for a file'),
  kind: NodeKind.describe('Its kind; `module` is a file'),
  path: z.string().describe('Path of its file'),
  file: z.string().describe('Address of its file, whose artifact is `api/v1/file/{file}.json`'),
  address: z.string().optional().describe('Its own address; absent for a file'),
  line: z.int().positive().describe('Line of its name, from 1'),
  rank: z.number().nonnegative().describe('How much of the repository depends on it; the median is about 1'),
  text: z.literal(true).optional().describe('Present for a file in no analysed language'),
});
export type PublishedName = z.infer<typeof PublishedName>;

/** A list of symbols by name as it is published, to be read without a library. */
export const PublishedSymbols = z
  .object({
    prefix: z
      .string()
      .describe('All names begin with it in lower case; empty for names that do not begin with a letter'),
    symbols: z.array(PublishedName).describe('Symbols and files, by name, path and line'),
  })
  .describe('`api/v1/symbols/{prefix}.json`: all symbols and files whose names begin alike')
  .meta({
    examples: [
      {
        prefix: 't',
        symbols: [
          {
            ...{
              name: 'total',
              symbol: 'Cart.total',
              kind: 'method',
              path: 'src/cart.ts',
              file: 'src/cart.ts',
            },
            ...{ address: 'src/cart.ts~/Cart#.Cart.total', line: 12, rank: 1.2 },
          },
        ],
      },
    ],
  });
export type PublishedSymbols = z.infer<typeof PublishedSymbols>;

export function publishSymbols({ prefix, paths, rows }: SymbolShard): PublishedSymbols {
  return {
    prefix,
    symbols: rows.map(([name, dotted, kind, pathIndex, line, short, rank, text]) => {
      const path = paths[pathIndex] ?? '';
      const marks = { line, rank, ...(text === 1 && { text: true as const }) };
      if (kind === 'module') return { name, kind, path, file: short || pathAddress(path), ...marks };
      const symbol = dotted || name;
      const address = wholeAddress(pathAddress(path), symbol, short);
      return { name, symbol, kind, path, file: fileOfAddress(address), address, ...marks };
    }),
  };
}

/** Restores a list. Throws a `TypeError` if it is damaged. */
export function readPublishedSymbols({ prefix, symbols }: PublishedSymbols): SymbolShard {
  const paths = [...new Set(symbols.map(({ path }) => path))].sort(compareText);
  const indexOf = new Map(paths.map((path, index) => [path, index]));
  // A question may read the names of the whole repository, so what follows from a path is computed once for each.
  const usual = new Map(paths.map((path) => [path, pathAddress(path)]));
  const rows = symbols.map(
    ({ name, symbol = '', kind, path, file, address, line, rank, text }): SymbolRow => {
      const usualFile = usual.get(path) ?? '';
      const dotted = symbol === name ? '' : symbol;
      const short =
        address === undefined ? (file === usualFile ? '' : file) : shortAddress(usualFile, symbol, address);
      const row = [name, dotted, kind, indexOf.get(path) ?? 0, line, short, rank] as const;
      return text ? [...row, 1] : [...row];
    },
  );
  return { prefix, paths, rows };
}
