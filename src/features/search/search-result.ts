import { z } from 'zod';
import type { SearchIndex } from '../../model/search-shards.ts';
import { Tiers } from '../../model/tokens.ts';
import { readDocument } from './query/found-document.ts';
import type { RankedDocument } from './query/rank-documents.ts';
import { usesInWords } from './query/uses-in-words.ts';
import type { Store } from '../../store/store.ts';

const part = z.number().min(0).max(1);

export const SearchResult = z.object({
  file: z.string(),
  type: z
    .enum(['code', 'kb', 'docs'])
    .describe('`code`; `kb` is text in parts with headings, `docs` any other text'),
  symbol: z.string().describe('Dotted name in its file; the name of a file; the heading of a part of a text'),
  lines: z.string().describe('First and last line: `42-58`'),
  score: z.number().describe('The parts by their weights'),
  used_by: z.string().describe('`5 files (12 usages)`; `-` for text'),
  called_by: z
    .union([z.array(z.string()), z.literal('-')])
    .describe('`name (path:line)` of the first call in each caller; `-` for text'),
  calling: z
    .union([z.array(z.string()), z.literal('-')])
    .describe('`name (path:line)` of what it calls, where that is defined; `-` for text'),
  cut: z
    .object({ called_by: z.int().optional(), calling: z.int().optional() })
    .optional()
    .describe('How many names a list leaves out'),
  git: z
    .object({
      last_modified: z.string().nullable().describe('Day of the last commit that touched its lines'),
      last_author: z.string().nullable(),
      commits: z.int().nonnegative().describe('How many touched its lines, as far back as was looked'),
    })
    .describe('Null where no commit is known'),
  id: z.string(),
  name: z.string(),
  kind: z.string().describe('`function`, `class`, `module` …; `section` for a part of a text'),
  parts: z.object({
    bm25: part,
    activation: part.nullable().describe('Null where no commits are known'),
    semantic: part.nullable(),
  }),
  tokens: Tiers.describe('What it costs to read: names and edges; with docs; with source'),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** A document that was ranked, as an answer shows it; undefined where it is gone. */
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
  // What stands before the first heading of a text has none.
  const heading = found.heading === '' ? undefined : found.heading;
  return {
    file: shard.path,
    type: isText ? (heading === undefined ? 'docs' : 'kb') : 'code',
    symbol: heading ?? (node.symbol === '' ? node.name : node.symbol),
    lines: `${lines[0]}-${lines[1]}`,
    score: rounded(ranked.score),
    ...(isText ? textUses : usesInWords(found)),
    git: {
      last_modified: commits?.lastModified ?? null,
      last_author: commits?.lastAuthor ?? null,
      commits: commits?.total ?? 0,
    },
    id: node.id,
    name: heading ?? node.name,
    kind: isText ? 'section' : node.kind,
    parts: {
      bm25: rounded(bm25),
      activation: activation === null ? null : rounded(activation),
      semantic: semantic === null ? null : rounded(semantic),
    },
    tokens,
  };
}

const textUses = { used_by: '-', called_by: '-', calling: '-' } satisfies Partial<SearchResult>;

function rounded(value: number): number {
  return Number(value.toFixed(3));
}
