import { z } from 'zod';
import { groupByFile, referencesTo } from '../../query/references.ts';
import { coverageGaps } from '../../operations/support/coverage-gaps.ts';
import { defineOperation } from '../../operations/operation.ts';
import { riskOf } from './risk.ts';
import { hasTarget, noTarget, requireTarget, usageTarget } from '../../operations/support/usage-target.ts';
import { CheckAnswer, renderCheck } from './check-answer.ts';

const input = z.strictObject(usageTarget).refine(hasTarget, noTarget);

export const check = defineOperation({
  name: 'check',
  description:
    'Before editing a symbol: how often it is used and how risky a change is. Where no use is known, how often its name stands in the text of the repository.',
  input,
  output: CheckAnswer,
  toMarkdown: renderCheck,
  urls: [],
  async run(store, asked, { signal }) {
    const { found, place, otherDefinitions: others } = await requireTarget(store, asked);
    const { certain, imports, candidates } = referencesTo(found);
    return {
      action: 'check' as const,
      ...place,
      symbol: found.node.name,
      used_by: certain.length,
      ...(await riskOf(store, found, certain.length, signal)),
      symbolId: found.node.id,
      used_by_files: groupByFile(certain).length,
      imported_by: imports.length,
      candidates: candidates.length,
      others,
      tokens: found.node.tokens,
      meta: {
        total: 1,
        returned: 1,
        truncated: false,
        next: null,
        coverageGaps: await coverageGaps(store, found, { withReferences: false }),
      },
    };
  },
});
