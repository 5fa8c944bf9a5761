import * as z from 'zod';
import { HubUse } from '../../model/hub.ts';
import { Meta, pageMeta, within } from '../../operations/answer.ts';
import { defineOperation } from '../../operations/operation.ts';
import { budget, capLimit, limitOf, offset } from '../../operations/support/inputs.ts';
import { needsServer } from '../../operations/support/static-answers.ts';
import { item, paragraphs, section } from '../../render/markdown/parts.ts';
import { openHub } from './query/open-hub.ts';

const Answer = z.object({
  package: z.string().describe('Name of the package'),
  users: z
    .array(
      HubUse.shape.atlases.element.extend({
        symbol: z
          .string()
          .describe('Dotted name in the package, as the user writes it; empty for the package as a whole'),
      }),
    )
    .describe('Atlases that refer to it, those with most places first'),
  meta: Meta,
});

export const hubUsers = defineOperation({
  name: 'hub_users',
  texts: ['package', 'symbol'],
  isAboutHub: true,
  description:
    'Lists who uses an export of a package, across all atlases of a hub, with the first places of each. Use it before changing or removing what others may import. Inside one repository use `find_references`.',
  input: z.strictObject({
    package: z.string().min(1).max(1000).describe('Name of the package, as imports write it'),
    symbol: z
      .string()
      .max(1000)
      .default('')
      .describe(
        'Name of the export, such as `Cart` or `Cart.total`; empty for the package as a whole, which includes default imports',
      ),
    limit: limitOf(20),
    offset,
    budget,
  }),
  output: Answer,
  toMarkdown({ package: name, users, meta }) {
    if (users.length === 0)
      return 'No atlas of the hub refers to it by this name. It may be used under another one that the package exports it by, or only by default import: leave out the symbol.';
    const lines = users.map(({ slug, symbol, wanted, total, places }) =>
      section(
        `${slug}${wanted === null ? '' : ` (wants ${wanted})`}: ${total} of ${symbol === '' ? 'the package' : symbol}`,
        places.map(({ path, line }) => item(`${path}:${line}`)),
      ),
    );
    return paragraphs([`${users.length} of ${meta.total} users of ${name}`, ...lines]);
  },
  static: needsServer(
    'An atlas is about one repository. A hub over several has the places in `api/v1/hub/users/`, see `api/v1/hub/index.json`.',
  ),
  async run(store, { package: name, symbol, limit, offset: start, budget: maxTokens }) {
    const hub = await openHub(store);
    const uses = await hub.users(name, symbol.trim());
    const found = uses
      .flatMap((use) => use.atlases.map((atlas) => ({ ...atlas, symbol: use.symbol })))
      .sort((a, b) => b.total - a.total);
    const users = within(found.slice(start, start + capLimit(limit)), maxTokens);
    return { package: uses[0]?.package ?? name, users, meta: pageMeta(found.length, start, users.length) };
  },
});
