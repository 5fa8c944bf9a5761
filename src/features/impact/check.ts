import { z } from 'zod';
import { Tiers } from '../../model/tokens.ts';
import { usesByFile, usesOf } from '../../query/uses.ts';
import { Meta } from '../../operations/answer.ts';
import { notSeen } from '../../operations/support/not-seen.ts';
import { defineOperation } from '../../operations/operation.ts';
import { Risk, riskOf, textFields } from './risk.ts';
import { hasTarget, noTarget, requireTarget, usageTarget } from '../../operations/support/usage-target.ts';

const count = z.int().nonnegative();

const input = z.strictObject(usageTarget).refine(hasTarget, noTarget);

const output = z.object({
  action: z.literal('check'),
  path: z.string(),
  line: z.int().positive(),
  symbol: z.string(),
  used_by: count.describe('Certain usages'),
  ...textFields,
  risk: Risk,
  symbolId: z.string(),
  used_by_files: count,
  imported_by: count.describe('Statements that import the symbol: no usages by themselves'),
  candidates: count.describe('Uses that may be of this symbol: find_references lists them'),
  others: z.array(z.string()).describe('Other definitions of the name that was asked for'),
  tokens: Tiers,
  meta: Meta,
});

export const check = defineOperation({
  name: 'check',
  description:
    'Before editing a symbol: how often it is used and how risky a change is. Where no use is known, how often its name stands in the text of the repository.',
  input,
  output,
  urls: [],
  async run(store, asked, { signal }) {
    const { found, place, others } = await requireTarget(store, asked);
    const { certain, imports, candidates } = usesOf(found);
    return {
      action: 'check' as const,
      ...place,
      symbol: found.node.name,
      used_by: certain.length,
      ...(await riskOf(store, found, certain.length, signal)),
      symbolId: found.node.id,
      used_by_files: usesByFile(certain).length,
      imported_by: imports.length,
      candidates: candidates.length,
      others,
      tokens: found.node.tokens,
      meta: {
        total: 1,
        returned: 1,
        truncated: false,
        next: null,
        notSeen: await notSeen(store, found, { withUses: false }),
      },
    };
  },
});
