import * as z from 'zod';
import type { SearchIndex } from '../../model/search-shards.ts';
import { Tiers } from '../../model/tokens.ts';
import { readDocument } from './query/found-document.ts';
import type { RankedDocument } from './query/rank-documents.ts';
import { usageSummary } from './query/usage-summary.ts';
import type { Store } from '../../store/store.ts';

const part = z.number().min(0).max(1);

export const SearchResult = z.object({
  path: z.string(),
  type: z
    .enum(['code', 'kb', 'docs'])
    .describe('`code`; `kb`: a section of a text with headings; `docs`: any other text'),
  qualifiedName: z.string().describe('For a file its name, for a section of a text its heading'),
  startLine: z.int().positive(),
  endLine: z.int().positive(),
  score: z.number().describe('The weighted sum of `scoreParts`'),
  usedBy: z.string().describe('`5 files (12 usages)`; `-` for text'),
  calledBy: z
    .union([z.array(z.string()), z.literal('-')])
    .describe('Callers as `name (path:line)`, with the line of the first call; `-` for text'),
  calling: z
    .union([z.array(z.string()), z.literal('-')])
    .describe('Callees as `name (path:line)`, with the line of the definition; `-` for text'),
  omitted: z
    .object({ calledBy: z.int().optional(), calling: z.int().optional() })
    .optional()
    .describe('The number of names that are missing from a list; `call_graph` has all'),
  git: z
    .object({
      lastModified: z.string().nullable().describe('The day of the last commit that changed its lines'),
      lastAuthor: z.string().nullable(),
      commits: z.int().nonnegative().describe('The number of commits that changed its lines'),
    })
    .describe('From the commits that were read; null if none is known'),
  id: z.string(),
  name: z.string(),
  kind: z.string().describe('`function`, `class`, `module` …; `section` of a text'),
  scoreParts: z.object({
    bm25: part,
    activation: part.nullable().describe('Null if no commits are known'),
    semantic: part.nullable(),
  }),
  tokens: Tiers.describe('The cost to read it: names and edges; with docs; with source'),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** Returns the result for a ranked document; undefined if it no longer exists. */
export async function searchResult(
  store: Store,
  index: SearchIndex,
  ranked: RankedDocument,
): Promise<SearchResult | undefined> {
  const found = await readDocument(store, index, ranked.document);
  if (!found) return undefined;
  const { shard, node, lines, tokens, commits } = found;
  const isText = shard.language === null;
  const { bm25, activation, semantic } = ranked.parts;
  // The section before the first heading of a text has an empty heading.
  const heading = found.heading === '' ? undefined : found.heading;
  return {
    path: shard.path,
    type: isText ? (heading === undefined ? 'docs' : 'kb') : 'code',
    qualifiedName: heading ?? (node.symbol === '' ? node.name : node.symbol),
    startLine: lines[0],
    endLine: lines[1],
    score: rounded(ranked.score),
    ...(isText ? noUsage : usageSummary(found)),
    git: {
      lastModified: commits?.lastModified ?? null,
      lastAuthor: commits?.lastAuthor ?? null,
      commits: commits?.total ?? 0,
    },
    id: node.id,
    name: heading ?? node.name,
    kind: isText ? 'section' : node.kind,
    scoreParts: {
      bm25: rounded(bm25),
      activation: activation === null ? null : rounded(activation),
      semantic: semantic === null ? null : rounded(semantic),
    },
    tokens,
  };
}

const noUsage = { usedBy: '-', calledBy: '-', calling: '-' } satisfies Partial<SearchResult>;

function rounded(value: number): number {
  return Number(value.toFixed(3));
}
