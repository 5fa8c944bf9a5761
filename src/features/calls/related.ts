import { z } from 'zod';
import { outgoingCalls } from './query/outgoing-calls.ts';
import { Meta, page } from '../../operations/answer.ts';
import { budget, capLimit, limit, offset } from '../../operations/support/inputs.ts';
import { defineOperation } from '../../operations/operation.ts';
import { hasTarget, noTarget, requireTarget, usageTarget } from '../../operations/support/usage-target.ts';
import { Tiers } from '../../model/tokens.ts';

const count = z.int().nonnegative();
const line = z.int().positive();

const input = z.strictObject({ ...usageTarget, limit, offset, budget }).refine(hasTarget, noTarget);

const output = z.object({
  action: z.literal('related'),
  path: z.string(),
  line,
  calls: z
    .array(
      z.object({
        name: z.string(),
        line,
        symbolId: z.string().describe('What is called; `package:{name}:{symbol}` outside of the repository'),
        file: z.string().optional().describe('Where that is'),
      }),
    )
    .describe('In the order of the text, one for each place'),
  total_calls: count,
  symbol: z.string(),
  symbolId: z.string(),
  candidates: z
    .object({
      total: count,
      calls: z.array(z.object({ name: z.string(), line, symbolIds: z.array(z.string()) })),
    })
    .describe('Calls that no certain evidence resolves, with all that fit'),
  open: z
    .object({ total: count, calls: z.array(z.object({ name: z.string(), line })) })
    .describe('Calls of names that the repository defines, that lead nowhere'),
  others: z.array(z.string()).describe('Other definitions of the name that was asked for'),
  tokens: Tiers,
  meta: Meta,
});

export const related = defineOperation({
  name: 'related',
  description:
    'What a symbol depends on: its calls, each with its line and what it leads to. Of a class or file, all calls inside.',
  input,
  output,
  urls: [],
  async run(store, asked) {
    const { found, place, others } = await requireTarget(store, asked);
    const { certain, candidates, open } = outgoingCalls(found);
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
        total: open.length,
        calls: open.slice(0, most).map(({ name, line: at }) => ({ name, line: at })),
      },
      others,
      tokens: found.node.tokens,
      meta,
    };
  },
});
