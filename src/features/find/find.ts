import { z } from 'zod';
import { findSymbols, type FoundSymbol } from './query/find-symbols.ts';
import { findNode } from '../../query/find-node.ts';
import { graphItem } from '../../query/graph-item.ts';
import type { Store } from '../../store/store.ts';
import { pageMeta, within } from '../../operations/answer.ts';
import { graphNode, listLengths } from '../../operations/support/graph-node.ts';
import { budget, capLimit, limitOf, offset } from '../../operations/support/inputs.ts';
import { defineOperation } from '../../operations/operation.ts';
import { kindInput } from '../../operations/support/records.ts';
import { requireAtlas } from '../../operations/support/target.ts';
import type { Match } from './find-answer.ts';
import { FindAnswer, renderFind } from './find-answer.ts';

const DEFAULT_MATCHES = 20;

/** Longer is no name. */
const LONGEST_QUERY = 10_000;

const input = z.strictObject({
  query: z
    .string()
    .max(LONGEST_QUERY)
    .describe(
      'A name, its beginning or its humps (`gUBI` is getUserById), `Owner.name`, a path, `class:Order`, `kind:method add`, `cart.ts:total`, or an id',
    ),
  type_filter: z
    .array(kindInput)
    .optional()
    .describe('Only these kinds: `module`, `class`, `function`, `method` …'),
  limit: limitOf(DEFAULT_MATCHES),
  offset,
  budget,
});

export const find = defineOperation({
  name: 'find',
  contracts: [{ names: ['auzoom_find'] }],
  description:
    'Finds symbols and files by name: exact, prefix, camelCase humps, snake_case parts, path, kind; what is written alike when nothing fits. For what code is about, ask `search`.',
  input,
  output: FindAnswer,
  toMarkdown: renderFind,
  urls: [],
  async run(store, { query, type_filter: kinds = [], limit, offset: start, budget: most }) {
    await requireAtlas(store);
    const found = await findSymbols(store, query.trim(), kinds);
    const wanted = found.slice(start, start + capLimit(limit));
    const read = await Promise.all(wanted.map((symbol) => matchOf(store, symbol)));
    const matches = within(
      read.filter((match) => match !== undefined),
      most,
    );
    return {
      matches,
      total_count: found.length,
      meta: pageMeta(found.length, start, matches.length),
    };
  },
});

async function matchOf(
  store: Store,
  { entry, tier }: FoundSymbol,
): Promise<z.infer<typeof Match> | undefined> {
  const [item, found] = [await graphItem(store, entry.id), await findNode(store, entry.id)];
  if (!item || !found) return undefined;
  const skeleton = await graphNode(
    item,
    { fetch_level: 'skeleton', include_private: false },
    listLengths.other,
  );
  return { ...skeleton, match: tier, tokens: found.node.tokens };
}
