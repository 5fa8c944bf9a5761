import * as z from 'zod';

/**
 * How files say to which builds they belong. A name that several files of a unit declare means the declaration of the usual build in all
 * other files.
 */
export const BuildRules = z.strictObject({
  otherNames: z
    .string()
    .describe(
      'Expression of names of files that the usual build leaves out; the first group tells their builds apart',
    ),
  constraint: z
    .string()
    .describe(
      'Expression of comments with a constraint: the first group is tags with `||`, `&&`, `!` and parentheses',
    ),
  options: z
    .string()
    .optional()
    .describe(
      'Expression of comments in an older form, which count if there is no constraint: the first group is words of which one holds, each tags with commas between them that all hold',
    ),
  tags: z.string().describe('Expression of the tags that hold in the usual build'),
});
export type BuildRules = z.infer<typeof BuildRules>;
