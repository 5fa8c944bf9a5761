import * as z from 'zod';
import { exampleLanguage } from './example-language.ts';
import { pathAddress } from './address.ts';
import type { FileShard } from './file-shard.ts';
import { isTestFile } from './root.ts';

/** Rows are arrays because a search over all files loads thousands of them. */
export const GrepFileRow = z.tuple([
  z.string().describe('Path'),
  z.string().describe('Address; empty when it is the usual one of the path'),
  z.string().nullable().describe('Name of the grammar; null for text'),
  z.int().nonnegative().describe('Length in UTF-16 code units'),
  z.literal(1).optional().describe('1 for a test file; otherwise absent'),
]);
export type GrepFileRow = z.infer<typeof GrepFileRow>;

export function grepFileRow({
  path,
  address,
  language,
  source,
  roots,
}: Pick<FileShard, 'path' | 'address' | 'language' | 'source' | 'roots'>): GrepFileRow {
  const row = [path, address === pathAddress(path) ? '' : address, language, source.length] as const;
  return isTestFile(roots) ? [...row, 1] : [...row];
}

export const GrepIndex = z
  .object({
    files: z.int().nonnegative().describe('Number of files'),
    characters: z.int().nonnegative().describe('UTF-16 code units of all files together'),
    filesPerTable: z
      .int()
      .positive()
      .describe('File `n` is in `api/v1/grep/files/{n / filesPerTable, rounded down}.json`'),
    shards: z
      .int()
      .positive()
      .describe(
        'A power of two; a trigram is in `api/v1/grep/trigrams/{hash modulo shards}.json`. The hash is FNV-1a over UTF-16 code units, 32 bits, exclusive-or itself shifted right by 15 bits',
      ),
    overlay: z
      .object({
        touched: z.array(z.string()).describe('Paths for which the index is outdated'),
        rows: z.array(GrepFileRow).describe('Files that replace them, and are always searched'),
      })
      .optional()
      .describe('The changes of a checkout over a published atlas. Absent from published atlases'),
  })
  .describe(
    '`api/v1/grep/index.json`: the layout of an index of the trigrams of all source. It lists the files that contain three given characters in a row, so that a search reads only those. Files are numbered in the order of paths',
  )
  .meta({ examples: [{ files: 3, characters: 2400, filesPerTable: 500, shards: 1 }] });
export type GrepIndex = z.infer<typeof GrepIndex>;

export const GrepFiles = z
  .object({ rows: z.array(GrepFileRow).describe('The files, in the order of their numbers') })
  .describe('`api/v1/grep/files/{number}.json`: a range of the files')
  .meta({ examples: [{ rows: [['src/cart.ts', '', exampleLanguage, 620]] }] });
export type GrepFiles = z.infer<typeof GrepFiles>;

export const GrepTrigrams = z
  .object({
    trigrams: z
      .string()
      .describe(
        'Three UTF-16 code units each, in order, nothing between them. ASCII letters are in lower case, and none contains a line break',
      ),
    // See `features/grep/codec/postings.ts`.
    postings: z
      .string()
      .describe(
        'The file numbers of each trigram, in the same order, separated by dots; `*` stands for more than half of the files. Six bits per character of base64url: the first is the number of low bits, then follow the gaps between the numbers in Rice coding, padded with ones',
      ),
  })
  .describe('`api/v1/grep/trigrams/{shard}.json`: the files that contain each trigram with that hash')
  .meta({ examples: [{ trigrams: 'artcar', postings: 'Af.*' }] });
export type GrepTrigrams = z.infer<typeof GrepTrigrams>;
