import * as z from 'zod';
import { PackedLocals } from './locals.ts';

/** References, other than calls, to a symbol of a package. */
export const PackageReference = z.object({
  package: z.string().describe('Name of the package, as imports write it'),
  symbol: z.string().describe('Dotted name in the package'),
  total: z.int().positive().describe('Number of all places'),
  places: z
    .array(
      z.tuple([
        z.int().positive().describe('Line, from 1'),
        z.int().positive().describe('Column, from 1'),
        z
          .int()
          .nonnegative()
          .describe(
            'Index of the symbol that contains it: 0 is the file, the others are numbered in source order',
          ),
      ]),
    )
    .describe('The first places, at most 10'),
});
export type PackageReference = z.infer<typeof PackageReference>;

/** A definition that a file gives to others under another name than its own. */
export const ExportAlias = z.object({
  name: z.string().describe('The name under which others import it'),
  path: z.string().describe('Path of the file that defines it'),
  symbol: z.string().describe('Its dotted name in that file'),
});
export type ExportAlias = z.infer<typeof ExportAlias>;

/** The data of a file that only pages and tables of all files need. Inside of the program it is a part of the shard, published it is an artifact of its own. */
export interface FileView {
  path: string;
  /** See `highlight.ts`. Empty for text. */
  highlights: number[];
  /** Local names; absent if there are none. */
  locals?: PackedLocals | undefined;
  /** Absent if there are none. They are no edges, because these would make shards much larger. */
  references?: PackageReference[] | undefined;
  /** Absent if there are none. */
  aliases?: ExportAlias[] | undefined;
}

export const FileView: z.ZodType<FileView> = z.object({
  path: z.string(),
  highlights: z.array(z.int().nonnegative()),
  locals: PackedLocals.optional(),
  references: z.array(PackageReference).optional(),
  aliases: z.array(ExportAlias).optional(),
});

export const PublishedView = z
  .object({
    path: z.string().describe('Path of the file in the repository'),
    highlights: z
      .string()
      .describe(
        'Numbers in base64 VLQ, as in source maps: for each token the UTF-16 units since the end of the token before, its length, and its class',
      ),
    locals: z
      .string()
      .optional()
      .describe(
        'Rows of numbers in base64 VLQ, separated by commas, one for each parameter, local variable or type parameter: the distance of its first occurrence from that of the row before, its length, which occurrence declares it, and the distances between its occurrences. Absent if there are none',
      ),
    references: z
      .array(PackageReference)
      .optional()
      .describe(
        'References, other than calls, to symbols of packages, which tables of uses count. Absent if there are none',
      ),
    aliases: z
      .array(ExportAlias)
      .optional()
      .describe('Definitions that the file exports under other names. Absent if there are none'),
  })
  .describe(
    '`api/v1/view/{address}.json`: highlighting and local names of a file, its references to packages that are no edges, and its aliases of exports: for pages and tables; not needed to read the code',
  )
  .meta({ examples: [{ path: 'src/cart.ts', highlights: 'AMA', locals: 'wCIA8B' }] });
export type PublishedView = z.infer<typeof PublishedView>;
