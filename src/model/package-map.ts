import * as z from 'zod';
import { exampleLanguage } from './example-language.ts';

const count = z.int().nonnegative();

/** Rows are arrays because the map has one for each file. */
export const MapFile = z
  .tuple([
    count.describe('Index into `directories`'),
    z.string().describe('Name in the directory'),
    count.describe('Index into `languages`'),
    count.describe('Number of lines'),
    count.describe('Sum of the cyclomatic complexities of its callables'),
    z.int().min(-1).describe('Number of commits that touched its lines; -1 if none is known'),
    z.literal([0, 1]).describe('1 for a test file'),
    z.string().optional().describe('Its address; absent if it is the path, with escapes'),
  ])
  .describe('A file of code');
export type MapFile = z.infer<typeof MapFile>;

/** One artifact, because a reader opens directories at will, and references are counted between whatever is open. */
export const PackageMap = z
  .object({
    directories: z.array(z.string()).describe('Paths of the directories that contain files of code, sorted'),
    languages: z.array(z.string()).describe('Names of grammars'),
    files: z.array(MapFile).describe('Files in the order of paths'),
    references: z
      .array(
        z.tuple([
          count.describe('Index of the file that refers'),
          count.describe('Index of the file that it refers to'),
          z
            .int()
            .positive()
            .describe('Number of places; import statements count as one if nothing else refers'),
        ]),
      )
      .describe('Resolved references between two files, by indexes into `files`, sorted'),
  })
  .describe(
    '`api/v1/map.json`: all files of code with sizes and the references between them, for a map of the whole repository',
  )
  .meta({
    examples: [
      {
        ...{ directories: ['src'], languages: [exampleLanguage] },
        files: [
          [0, 'cart.ts', 0, 120, 14, 9, 0],
          [0, 'tax.ts', 0, 40, 3, 2, 0],
        ],
        references: [[0, 1, 3]],
      },
    ],
  });
export type PackageMap = z.infer<typeof PackageMap>;
