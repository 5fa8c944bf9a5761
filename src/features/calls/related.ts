import { inFile, WITH_MEMBERS } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import { outgoingCalls } from './query/outgoing-calls.ts';
import { page } from '../../operations/answer.ts';
import { budget, capLimit, limit, offset } from '../../operations/support/inputs.ts';
import { usesNotFollowed } from '../../operations/support/uses-not-followed.ts';
import { defineOperation } from '../../operations/operation.ts';
import { notAnalysed } from '../../operations/support/not-analysed.ts';
import { hasTarget, noTarget, requireTarget, usageTarget } from '../../operations/support/usage-target.ts';
import { RelatedAnswer, renderRelated } from './related-answer.ts';

const input = z.strictObject({ ...usageTarget, limit, offset, budget }).refine(hasTarget, noTarget);

export const related = defineOperation({
  name: 'related',
  description:
    'Lists the calls in a function, class or file, in source order, each with its line and callee. For callees of callees use `call_graph`; for types and imports too `get_dependencies`; for the callers `find_references`.',
  input,
  output: RelatedAnswer,
  toMarkdown: renderRelated,
  static: inFile(
    '/symbols/{symbol}/out',
    `The items with \`type\` CALLS, each with its places. ${WITH_MEMBERS}`,
  ),
  async run(store, params) {
    const { found, location, otherDefinitions } = await requireTarget(store, params);
    const { certain, candidates, unresolved, values } = outgoingCalls(found);
    const limit = capLimit(params.limit);
    const { items, meta } = page(certain, params.offset, limit, params.budget);
    return {
      ...location,
      calls: items.map(({ name, line: at, to: [id = ''], file }) => ({
        name,
        line: at,
        id,
        ...(file === undefined ? {} : { path: file }),
      })),
      totalCalls: certain.length,
      name: found.node.name,
      id: found.node.id,
      candidates: {
        total: candidates.length,
        calls: candidates.slice(0, limit).map(({ name, line: at, to }) => ({ name, line: at, ids: to })),
      },
      valueCalls: {
        total: values.length,
        calls: values.slice(0, limit).map(({ name, line: at }) => ({ name, line: at })),
      },
      unresolvedCalls: {
        total: unresolved.length,
        calls: unresolved.slice(0, limit).map(({ name, line: at }) => ({ name, line: at })),
      },
      otherDefinitions,
      tokens: found.node.tokens,
      meta: {
        ...meta,
        ...(await notAnalysed(store, found.shard)),
        ...(meta.total === 0 ? await usesNotFollowed(store, found.shard.language) : {}),
      },
    };
  },
});
