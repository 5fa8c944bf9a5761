import * as z from 'zod';
import { NodeKind } from './kinds.ts';

const count = z.int().nonnegative();

/** The weights of the parts of a score. */
export const SearchWeights = z.object({
  bm25: z.number().nonnegative().describe('Matching words'),
  activation: z.number().nonnegative().describe('Recent and frequent changes'),
  semantic: z.number().nonnegative().describe('Similar meaning'),
});
export type SearchWeights = z.infer<typeof SearchWeights>;

/** Weights that a user sets; at least one of a full set must be above 0. */
export const GivenWeights = SearchWeights.partial().refine(
  (weights) => Object.keys(weights).length < 3 || Object.values(weights).some((weight) => weight !== 0),
  { error: 'at least one weight must be above 0' },
);
export type GivenWeights = z.infer<typeof GivenWeights>;

/** Returns the weights with the given ones replaced. */
export function changedWeights(weights: SearchWeights, given: GivenWeights | undefined): SearchWeights {
  return {
    bm25: given?.bm25 ?? weights.bm25,
    activation: given?.activation ?? weights.activation,
    semantic: given?.semantic ?? weights.semantic,
  };
}

export const defaultSearchWeights: SearchWeights = { bm25: 0.4, activation: 0.3, semantic: 0.3 };

/** A document is a symbol, a file of code or a section of a text. */
export const SearchIndex = z
  .object({
    documents: count.describe('Number of documents'),
    blockSize: z
      .int()
      .positive()
      .describe('Number of documents per block of vectors; the last block may have fewer'),
    // Descriptions are small, and a search shows few of them.
    documentBlockSize: z.int().positive().describe('Number of documents per block of descriptions'),
    dimensions: count.describe('Dimensions of the vectors that were learnt from the repository'),
    terms: z.array(z.string()).describe('The first term of each file of terms, sorted'),
    centroids: z
      .array(z.string())
      .describe('The mean vector of each block, in base64: one signed byte per dimension'),
    weights: SearchWeights.describe('The weights of the parts of a score'),
    activation: z
      .object({
        now: count.describe('Time of the newest commit in seconds since 1970. Ages are relative to it'),
        lowest: z.number().describe('Lowest base level'),
        highest: z.number().describe('Highest base level'),
        mean: z.number().describe('Mean of the base levels'),
        deviation: z.number().describe('Standard deviation of the base levels'),
      })
      .nullable()
      .describe(
        'Statistics of the base levels of activation of all documents that a commit touched; null if no commits are known',
      ),
    model: z
      .object({
        name: z.string().describe('Name of the model'),
        dimensions: count.describe('Dimensions of its vectors'),
      })
      .nullable()
      .describe('The embedding model whose vectors complement the learnt ones; null if there is none'),
  })
  .describe(
    '`api/v1/search/index.json`: the layout and the common numbers of the index for ranked search. A document is a symbol, a file of code or a section of a text. Documents are numbered by path and position, and grouped in blocks',
  )
  .meta({
    examples: [
      {
        ...{ documents: 2, blockSize: 512, documentBlockSize: 2048, dimensions: 2, terms: ['total'] },
        ...{ centroids: ['f0A'], weights: defaultSearchWeights, activation: null, model: null },
      },
    ],
  });
export type SearchIndex = z.infer<typeof SearchIndex>;

export const SearchTerms = z
  .object({
    rows: z
      .array(
        z.tuple([
          z.string().describe('The term: the stem of a word in lower case; whole names begin with `=`'),
          count.describe('Number of documents that contain it'),
          z
            .string()
            .describe(
              'In base64, for each document: the number of documents between it and the one before (seven bits a byte, lowest first, the highest bit set if more follow) and the relevance of the term (a byte)',
            ),
          z
            .string()
            .describe(
              'Its vector in base64: a byte for the scale, then one signed byte per dimension; empty if there is none',
            ),
        ]),
      )
      .describe('The terms, sorted'),
  })
  .describe('`api/v1/search/terms/{number}.json`: a range of the sorted terms')
  .meta({ examples: [{ rows: [['total', 1, 'AXg', 'AX8q']] }] });
export type SearchTerms = z.infer<typeof SearchTerms>;

export const SearchVectors = z
  .object({
    vectors: z
      .string()
      .describe('In base64: one signed byte per dimension for each document; only directions matter'),
    baseLevels: z
      .string()
      .describe(
        'In base64: a byte per document, the base level from `lowest` (1) to `highest` (255); 0 if no commit is known. Empty if there are none',
      ),
  })
  .describe('`api/v1/search/vectors/{block}.json`: the data of each document for ranking')
  .meta({ examples: [{ vectors: 'f0AZgQ', baseLevels: '' }] });
export type SearchVectors = z.infer<typeof SearchVectors>;

export const SearchModelVectors = z
  .object({
    vectors: z
      .string()
      .describe('In base64: one signed byte per dimension for each document; only directions matter'),
  })
  .describe('`api/v1/search/model/{block}.json`: vectors of the embedding model that the user named')
  .meta({ examples: [{ vectors: 'f0AZgQ' }] });
export type SearchModelVectors = z.infer<typeof SearchModelVectors>;

const file = count.describe('Index of its file in `files`');

/** A symbol or a file of code. Has its name instead of its index, so that a row finds its symbol even in a newer file. */
const SymbolDocument = z
  .tuple([
    file,
    z.string().describe('Qualified name in the file; empty for the file itself'),
    NodeKind.describe('Its kind; `module` is a file'),
    z.int().positive().describe('Line of its name, from 1'),
    z
      .object({
        doc: z.string().optional().describe('The beginning of its doc comment; absent if it has none'),
        at: z
          .string()
          .optional()
          .describe('What follows the address of its file in its own; absent if that is the usual one'),
      })
      .optional()
      .describe('Further facts; absent if there are none'),
  ])
  .describe('A symbol or a file of code');

/** A section of a text. */
const SectionDocument = z
  .tuple([
    file,
    z.literal('').describe('Always empty'),
    z.int().positive().describe('First line, from 1'),
    z.int().positive().describe('Last line'),
    z.string().describe('Heading; empty before the first one'),
  ])
  .describe('A section of a text');

export const SearchDocuments = z
  .object({
    files: z
      .array(
        z.union([
          z.string().describe('Path of a file with the usual address'),
          z.tuple([z.string().describe('Path'), z.string().describe('Address')]).describe('Any other file'),
        ]),
      )
      .describe('The files of the documents'),
    rows: z.array(z.union([SymbolDocument, SectionDocument])).describe('The documents, in their order'),
    authors: z.array(z.string()).describe('Mail addresses of authors'),
    commits: z
      .array(
        z.union([
          z
            .tuple([
              z.int().positive().describe('Number of commits'),
              count.describe('Day of the newest, since 1970'),
              count.describe('Index of its author in `authors`'),
            ])
            .describe('The commits that touched the document'),
          z.literal(0).describe('No commit is known'),
        ]),
      )
      .describe('The commits of each document, in the order of `rows`. Empty if none are known'),
  })
  .describe(
    '`api/v1/search/documents/{block}.json`: the names of documents, read only for the results that are shown',
  )
  .meta({
    examples: [
      {
        files: ['src/cart.ts'],
        rows: [
          [0, '', 'module', 1],
          [0, 'Cart.total', 'method', 12, { doc: 'The sum of all items, with tax.' }],
        ],
        ...{ authors: [], commits: [] },
      },
    ],
  });
export type SearchDocuments = z.infer<typeof SearchDocuments>;
