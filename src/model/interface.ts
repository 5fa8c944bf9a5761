import * as z from 'zod';
import { Digest } from './digests.ts';
import { NodeKind } from './kinds.ts';

/** The name of the package of everything that languages define themselves. */
export const BUILTIN_PACKAGE = 'builtin';

/** Places of a use that tables list. */
export const MAX_PLACES = 10;

const count = z.int().nonnegative();
const line = z.int().positive().describe('Line, from 1');

const Shards = z.object({
  total: count.describe('Number of rows in all shards'),
  shards: z.array(Digest).describe('The digest of each shard, by its number'),
});

export const InterfaceIndex = z
  .object({
    exports: Shards.describe('The symbols that other repositories can import'),
    uses: Shards.describe('The symbols of other packages that files refer to'),
  })
  .describe(
    '`api/v1/interface/index.json`: the digests of the tables of exports and uses. A reader of many atlases sees from this file alone which tables changed',
  )
  .meta({
    examples: [
      {
        exports: { total: 1, shards: ['47DEQpj8HBSa-_TImW-5JC'] },
        uses: { total: 1, shards: ['47DEQpj8HBSa-_TImW-5JC'] },
      },
    ],
  });
export type InterfaceIndex = z.infer<typeof InterfaceIndex>;

export const ExportedSymbol = z.object({
  symbol: z
    .string()
    .describe('Dotted name in its file; for an alias, that under which another or the same file exports it'),
  kind: NodeKind.describe('Its kind'),
  address: z.string().describe('Address of its page or section'),
  line,
  signature: z.string().optional().describe('Its signature, shortened; absent if it has none'),
});
export type ExportedSymbol = z.infer<typeof ExportedSymbol>;

export const ExportsShard = z
  .object({
    files: z
      .array(
        z.object({
          path: z.string().describe('Path of the file'),
          symbols: z
            .array(ExportedSymbol)
            .describe('Its exported symbols, in source order, then their aliases'),
        }),
      )
      .describe('Files in the order of paths'),
  })
  .describe(
    '`api/v1/interface/exports/{n}.json`: the symbols that a package exports, perhaps through other files; in a repository without packages, those that files export. The shard of a path is its FNV-1a hash modulo the number of shards',
  )
  .meta({
    examples: [
      {
        files: [
          {
            path: 'src/cart.ts',
            symbols: [
              {
                ...{ symbol: 'Cart', kind: 'class', address: 'src/cart.ts~/Cart', line: 3 },
                signature: 'class Cart',
              },
            ],
          },
        ],
      },
    ],
  });
export type ExportsShard = z.infer<typeof ExportsShard>;

export const UsePlace = z.object({
  path: z.string().describe('Path of the file'),
  line,
  address: z.string().describe('Address of the symbol, or of the file, that contains the place'),
});
export type UsePlace = z.infer<typeof UsePlace>;

export const PackageUse = z.object({
  package: z.string().describe('Name of the package, as imports write it'),
  symbol: z.string().describe('Dotted name in the package; empty for the package as a whole'),
  places: z.array(UsePlace).describe('The first places, by path and line, at most 10'),
  total: count.describe('Number of all places'),
});
export type PackageUse = z.infer<typeof PackageUse>;

export const UsesShard = z
  .object({ uses: z.array(PackageUse).describe('Sorted by package, then by symbol') })
  .describe(
    '`api/v1/interface/uses/{n}.json`: symbols of other packages with the places that refer to them. What languages and their standard libraries define is not listed. The shard of a symbol is the FNV-1a hash of package, NUL and symbol, modulo the number of shards',
  )
  .meta({
    examples: [
      {
        uses: [
          {
            ...{ package: 'tax', symbol: 'rate', total: 1 },
            places: [{ path: 'src/cart.ts', line: 9, address: 'src/cart.ts~/Cart#.Cart.total' }],
          },
        ],
      },
    ],
  });
export type UsesShard = z.infer<typeof UsesShard>;
