import { computedFrom, SYMBOLS } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import { findSymbols, type FoundSymbol } from './query/find-symbols.ts';
import { graphItem } from '../../query/graph-item.ts';
import type { Store } from '../../store/store.ts';
import { pageMeta, within } from '../../operations/answer.ts';
import { graphNode, listLengths } from '../../operations/support/graph-node.ts';
import { auzoomInput, auzoomOutput } from '../../operations/contracts/auzoom.ts';
import { budget, capLimit, limitOf, offset } from '../../operations/support/inputs.ts';
import { OperationError } from '../../operations/operation-error.ts';
import { defineOperation } from '../../operations/operation.ts';
import { findInSkipped } from '../../operations/support/named-in-skipped.ts';
import { kindInput } from '../../operations/support/records.ts';
import { requireAtlas } from '../../operations/support/target.ts';
import type { FindMatch } from './find-answer.ts';
import { FindAnswer, renderFind } from './find-answer.ts';

const DEFAULT_MATCHES = 20;

/** The longest query that is searched for, in characters. */
const MAX_INPUT_LENGTH = 10_000;

const input = z.strictObject({
  query: z
    .string()
    .max(MAX_INPUT_LENGTH)
    .describe(
      'A name, its prefix or its camel-case initials (`gUBI` finds getUserById), `Owner.name`, `module.name`, a path, `class:Order`, `kind:method add`, `cart.ts:total`, or an id',
    ),
  kinds: z
    .array(kindInput)
    .optional()
    .describe('Only these kinds: `module`, `class`, `function`, `method` …; default: all'),
  limit: limitOf(DEFAULT_MATCHES),
  offset,
  budget,
});

export const find = defineOperation({
  name: 'find',
  texts: ['query'],
  contracts: [
    {
      names: ['auzoom_find'],
      input: auzoomInput,
      output: { ...auzoomOutput, totalMatches: 'total_count' },
    },
  ],
  description:
    'Finds where symbols and files are defined (go to definition), by name: exact name, prefix, camel-case initials, path or kind, and similar names if nothing fits. Use it when you roughly know the name; to find code by what it does use `search`, for text in the source `grep`.',
  input,
  output: FindAnswer,
  toMarkdown: renderFind,
  static: computedFrom(
    [SYMBOLS],
    'Filter the rows of the files with a fitting prefix by name, qualified name, kind and path.',
  ),
  async run(store, { query, kinds = [], limit, offset: start, budget: maxTokens }) {
    await requireAtlas(store);
    const asked = query.trim();
    if (asked === '' && kinds.length === 0) throw emptyQuery();
    const found = await findSymbols(store, asked, kinds);
    const wanted = found.slice(start, start + capLimit(limit));
    const read = await Promise.all(wanted.map((symbol) => matchOf(store, symbol)));
    const matches = within(
      read.filter((match) => match !== undefined),
      maxTokens,
    );
    return {
      matches,
      totalMatches: found.length,
      ...(found.every(({ tier }) => tier === 'fuzzy') ? await inSkipped(store, asked) : {}),
      meta: pageMeta(found.length, start, matches.length),
    };
  },
});

/** Returns the skipped files that contain a name that no symbol has. */
async function inSkipped(store: Store, query: string): Promise<Pick<FindAnswer, 'namedInSkipped'>> {
  const { files } = await findInSkipped(store, query);
  return files.length > 0 ? { namedInSkipped: files } : {};
}

/** "Nothing found" would be read as a statement about the repository. */
function emptyQuery(): OperationError {
  return new OperationError(
    'VALIDATION_FAILED',
    'find: the query is empty. Give a name, its beginning or a path, or kinds to list all symbols of them.',
    { details: ['query must not be empty without kinds'] },
  );
}

async function matchOf(
  store: Store,
  { entry, tier }: FoundSymbol,
): Promise<z.infer<typeof FindMatch> | undefined> {
  const item = await graphItem(store, entry.id);
  if (!item) return undefined;
  const skeleton = await graphNode(item, { detail: 'skeleton', includePrivate: false }, listLengths.other);
  return { ...skeleton, match: tier, tokens: item.tokens };
}
