import { inFile } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import { groupByFile, referencesTo, usagesAmong } from '../../query/references.ts';
import { RememberingStore } from '../../query/remembering-store.ts';
import { affectedWithOverrides } from './query/affected-via-override.ts';
import { coverageGaps } from '../../operations/support/coverage-gaps.ts';
import { usesNotFollowed } from '../../operations/support/uses-not-followed.ts';
import { defineOperation } from '../../operations/operation.ts';
import { notAnalysed } from '../../operations/support/not-analysed.ts';
import { riskOf } from './risk.ts';
import { callersViaOverride, totalViaOverride } from './via-override.ts';
import { hasTarget, noTarget, requireTarget, usageTarget } from '../../operations/support/usage-target.ts';
import { CheckAnswer, renderCheck } from './check-answer.ts';

/** Steps to the last known users of a symbol whose risk is low. */
const MAX_DEPTH = 2;

const input = z.strictObject(usageTarget).refine(hasTarget, noTarget);

export const check = defineOperation({
  name: 'check',
  description:
    'Counts the references to a symbol, names its callers via interfaces and overrides, and rates the risk of changing it. Cheap: use it before every edit. If no reference is resolved, it counts occurrences of the name in the text. `impact` also lists what a change may affect, `find_references` all references.',
  input,
  output: CheckAnswer,
  toMarkdown: renderCheck,
  static: inFile(
    '/symbols/{symbol}/in',
    'Count the places of all items that are no IMPORTS, OVERRIDES or IMPLEMENTS, and add the totals of `viaOverride`; up to 2 is a low risk, up to 10 a medium one.',
  ),
  async run(whole, params, { signal }) {
    const store = new RememberingStore(whole);
    const { found, location, otherDefinitions } = await requireTarget(store, params);
    const { certain, imports, candidates } = referencesTo(found);
    const usages = usagesAmong(certain);
    const viaOverride = await callersViaOverride(store, found, signal);
    const coverage = await coverageGaps(store, found, { withReferences: false, signal });
    const known = {
      named: () => Promise.resolve(coverage.mentionedInText),
      usages: usages.length + totalViaOverride(viaOverride),
      users: async () => {
        const { affected } = await affectedWithOverrides(store, [found], { maxDepth: MAX_DEPTH, signal });
        return affected;
      },
    };
    return {
      ...location,
      name: found.node.name,
      totalUsages: usages.length,
      ...(await riskOf(store, found, known, signal)),
      id: found.node.id,
      usedByFiles: groupByFile(usages).length,
      totalOverrides: certain.length - usages.length,
      totalImports: imports.length,
      totalCandidates: candidates.length,
      viaOverride,
      otherDefinitions,
      tokens: found.node.tokens,
      meta: {
        total: 1,
        returned: 1,
        truncated: false,
        next: null,
        coverageGaps: coverage,
        ...(await notAnalysed(store, found.shard)),
        ...(usages.length === 0 ? await usesNotFollowed(store, found.shard.language) : {}),
      },
    };
  },
});
