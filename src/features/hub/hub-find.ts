import * as z from 'zod';
import { HubName } from '../../model/hub.ts';
import { Meta, pageMeta, within } from '../../operations/answer.ts';
import { defineOperation } from '../../operations/operation.ts';
import { budget, capLimit, limitOf, offset } from '../../operations/support/inputs.ts';
import { needsServer } from '../../operations/support/static-answers.ts';
import { paragraphs } from '../../render/markdown/parts.ts';
import { table } from '../../render/table.ts';
import { namesLike } from './query/find-names.ts';
import { openHub } from './query/open-hub.ts';
import { lastName } from './query/package-key.ts';

const Answer = z.object({
  names: z
    .array(
      HubName.extend({ page: z.string().describe('Address of its page, absolute or relative to the hub') }),
    )
    .describe('The whole name first, then names that begin with it; those that most atlases use first'),
  isCut: z.boolean().describe('Whether more names begin with the text than were read'),
  meta: Meta,
});

export const hubFind = defineOperation({
  name: 'hub_find',
  texts: ['query'],
  isAboutHub: true,
  description:
    'Finds symbols that packages export by name, across all atlases of a hub: which package has it, in which atlas, how many atlases use it. Inside one repository use `find`.',
  input: z.strictObject({
    query: z.string().min(1).max(1000).describe('A name or its beginning, such as `Cart` or `Cart.total`'),
    limit: limitOf(20),
    offset,
    budget,
  }),
  output: Answer,
  toMarkdown({ names, isCut, meta }) {
    if (names.length === 0)
      return 'No atlas exports such a name. Inside one repository: `find`, with `repository`.';
    const rows = names.map(({ symbol, kind, package: name, slug, path, line, users }) => [
      ...[symbol, kind, name ?? '', slug],
      ...[`${path}:${line}`, users],
    ]);
    const found = table(['name', 'kind', 'package', 'atlas', 'location', 'used by'], rows, { right: [5] });
    return paragraphs([
      `${names.length} of ${meta.total}`,
      found,
      isCut ? 'More names begin with this text: give more of the name.' : '',
    ]);
  },
  static: needsServer(
    'An atlas is about one repository. A hub over several has the names in `api/v1/hub/names/`, which `api/v1/hub/index.json` lists.',
  ),
  async run(store, { query, limit, offset: start, budget: maxTokens }) {
    const hub = await openHub(store);
    const { lists, isCut } = await hub.names(lastName(query.trim().toLowerCase()));
    const found = namesLike(
      lists.flatMap(({ names }) => names),
      query,
    );
    const part = found
      .slice(start, start + capLimit(limit))
      .map((name) => ({ ...name, page: hub.page(name.slug, name.address) }));
    const names = within(part, maxTokens);
    return { names, isCut, meta: pageMeta(found.length, start, names.length) };
  },
});
