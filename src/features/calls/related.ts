import { z } from 'zod';
import { outgoingCalls } from './query/outgoing-calls.ts';
import { page } from '../../operations/answer.ts';
import { budget, capLimit, limit, offset } from '../../operations/support/inputs.ts';
import { defineOperation } from '../../operations/operation.ts';
import { hasTarget, noTarget, requireTarget, usageTarget } from '../../operations/support/usage-target.ts';
import { RelatedAnswer, renderRelated } from './related-answer.ts';

const input = z.strictObject({ ...usageTarget, limit, offset, budget }).refine(hasTarget, noTarget);

export const related = defineOperation({
  name: 'related',
  description:
    'What a symbol depends on: its calls, each with its line and what it leads to. Of a class or file, all calls inside.',
  input,
  output: RelatedAnswer,
  toMarkdown: renderRelated,
  urls: [],
  async run(store, asked) {
    const { found, place, others } = await requireTarget(store, asked);
    const { certain, candidates, unresolved } = outgoingCalls(found);
    const most = capLimit(asked.limit);
    const { items, meta } = page(certain, asked.offset, most, asked.budget);
    return {
      action: 'related' as const,
      ...place,
      calls: items.map(({ name, line: at, to: [symbolId = ''], file }) => ({
        name,
        line: at,
        symbolId,
        ...(file === undefined ? {} : { file }),
      })),
      total_calls: certain.length,
      symbol: found.node.name,
      symbolId: found.node.id,
      candidates: {
        total: candidates.length,
        calls: candidates.slice(0, most).map(({ name, line: at, to }) => ({ name, line: at, symbolIds: to })),
      },
      open: {
        total: unresolved.length,
        calls: unresolved.slice(0, most).map(({ name, line: at }) => ({ name, line: at })),
      },
      others,
      tokens: found.node.tokens,
      meta,
    };
  },
});
