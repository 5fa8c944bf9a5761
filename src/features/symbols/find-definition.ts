import { z } from 'zod';
import { pageMeta, within } from '../../operations/answer.ts';
import { findDefinitions } from '../../operations/support/definition.ts';
import { budget, offset } from '../../operations/support/inputs.ts';
import { nodeDocuments } from '../../operations/support/node-documents.ts';
import { defineOperation } from '../../operations/operation.ts';
import { symbolRecord } from '../../operations/support/records.ts';
import { nearestSymbols, requireCode } from '../../operations/support/target.ts';
import { symbolQuery, isNamed, unnamed } from '../../operations/support/symbol-query.ts';
import { DefinitionAnswer, renderDefinition } from './find-definition-answer.ts';

const input = z.strictObject({ ...symbolQuery, offset, budget }).refine(isNamed, unnamed);

export const findDefinition = defineOperation({
  name: 'find_definition',
  contracts: [{ names: ['AstFindDefinition', 'ast-find-definition'] }],
  description:
    'Finds where a symbol is defined, by id or by name. Of several with one name it gives the exported one of highest rank, and the others apart.',
  input,
  output: DefinitionAnswer,
  toMarkdown: renderDefinition,
  urls: ['api/v1/node/{address}.json'],
  // Members are found through what defines them; whoever has the address of one has its answer already.
  prerender: (store, scope) =>
    nodeDocuments(store, scope, 'find_definition', ({ id, parent }) =>
      parent === 0 ? { symbolId: id } : undefined,
    ),
  async run(store, wanted) {
    const { name: root } = (await requireCode(store, wanted.repository)).repository;
    const { found, total } = await findDefinitions(store, wanted);
    const records = found.map(({ shard, node }) => symbolRecord(root, shard, node));
    const [symbol, ...others] = within(records, wanted.budget);
    const meta = pageMeta(total, wanted.offset, symbol ? others.length + 1 : 0);
    if (symbol) return { symbol, others, meta };
    const nearest = await nearestSymbols(store, wanted);
    return { symbol: null, others: [], nearest, meta };
  },
});
