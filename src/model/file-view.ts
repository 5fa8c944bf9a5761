import * as z from 'zod';
import { PackedLocals } from './locals.ts';

/** The data of a file that only pages need. Inside of the program it is a part of the shard, published it is an artifact of its own. */
export interface FileView {
  path: string;
  /** See `highlight.ts`. Empty for text. */
  highlights: number[];
  /** Local names; absent if there are none. */
  locals?: PackedLocals | undefined;
}

export const FileView: z.ZodType<FileView> = z.object({
  path: z.string(),
  highlights: z.array(z.int().nonnegative()),
  locals: PackedLocals.optional(),
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
  })
  .describe(
    '`api/v1/view/{address}.json`: highlighting and local names of a file: for pages; not needed to read the code',
  )
  .meta({ examples: [{ path: 'src/cart.ts', highlights: 'AMA', locals: 'wCIA8B' }] });
export type PublishedView = z.infer<typeof PublishedView>;
