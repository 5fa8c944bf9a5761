import * as z from 'zod';
import { CHANGES_VERSION, ComparedState } from './changes.ts';

/** The list of the comparisons that an atlas has. */
export const ChangesIndex = z
  .object({
    version: z.literal(CHANGES_VERSION),
    live: z
      .boolean()
      .describe('Whether any range can be asked for: the atlas is made from the repository itself'),
    comparisons: z.array(
      z.object({
        range: z.string().describe('The part of addresses that names it: `v1.0..v1.1`'),
        base: ComparedState,
        head: ComparedState,
        isOfAtlas: z
          .boolean()
          .describe('Whether the new state is that of the atlas, so that addresses in it lead to its pages'),
      }),
    ),
  })
  .describe('`api/v1/changes/index.json`: the comparisons that the atlas has');
export type ChangesIndex = z.infer<typeof ChangesIndex>;
