import { computedFrom, FILE } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import { CandidateHow } from '../../model/kinds.ts';
import type { Affected } from './query/affected.ts';
import { affectedWithOverrides, type PossiblyAffected } from './query/affected-via-override.ts';
import { findNode } from '../../query/find-node.ts';
import { groupByFile, referencesTo, usagesAmong, type Reference } from '../../query/references.ts';
import { RememberingStore } from '../../query/remembering-store.ts';
import type { Store } from '../../store/store.ts';
import { page } from '../../operations/answer.ts';
import { budget, capLimit, limit, offset } from '../../operations/support/inputs.ts';
import { coverageGaps } from '../../operations/support/coverage-gaps.ts';
import { usesNotFollowed } from '../../operations/support/uses-not-followed.ts';
import { defineOperation } from '../../operations/operation.ts';
import { notAnalysed } from '../../operations/support/not-analysed.ts';
import { completeness } from './stopped-at.ts';
import { riskOf } from './risk.ts';
import { callersViaOverride, totalViaOverride } from './via-override.ts';
import { hasTarget, noTarget, requireTarget, usageTarget } from '../../operations/support/usage-target.ts';
import { ImpactAnswer, MAX_FILES, renderImpact } from './impact-answer.ts';

const MAX_DEPTH = 10;

/** The number of files with most references, and of possible references, in an answer. */
const TOP = 10;

const input = z
  .strictObject({
    ...usageTarget,
    maxDepth: z
      .int()
      .positive()
      .default(2)
      .describe(`Steps to follow for \`affected\`, at most ${MAX_DEPTH}`),
    limit: limit.describe('Affected symbols to list'),
    offset,
    budget,
  })
  .refine(hasTarget, noTarget);

export const impact = defineOperation({
  name: 'impact',
  description:
    'Lists what breaks if a symbol changes (blast radius): its direct and indirect dependents by distance, the files with the most references, and the risk. Use it before a refactoring. `check` gives only the counts and the risk, `find_references` every reference, and `affected_tests` the tests to run.',
  input,
  output: ImpactAnswer,
  toMarkdown: renderImpact,
  static: computedFrom(
    [FILE],
    'Follow `in` breadth first: the `from` of each item is affected in one step more; `elsewhere` has the address of its file. Callers in `viaOverride` are possibly affected.',
  ),
  async run(whole, params, { signal }) {
    const store = new RememberingStore(whole);
    const { found, location, otherDefinitions } = await requireTarget(store, params);
    const { certain, imports, candidates } = referencesTo(found);
    const usages = usagesAmong(certain);
    const files = groupByFile(usages);
    const maxDepth = Math.min(params.maxDepth, MAX_DEPTH);
    const { affected, ...search } = await affectedWithOverrides(store, [found], {
      maxDepth,
      looksDeeper: true,
      signal,
    });
    const viaOverride = await callersViaOverride(store, found, signal);
    const coverage = await coverageGaps(store, found, { withReferences: false, signal });
    const known = {
      named: () => Promise.resolve(coverage.mentionedInText),
      usages: usages.length + totalViaOverride(viaOverride),
      users: () => Promise.resolve(affected),
    };
    const byFile = nearestFiles(affected);
    const { items, meta } = page(affected, params.offset, capLimit(params.limit), params.budget);
    return {
      ...location,
      name: found.node.name,
      usedByFiles: files.length,
      totalUsages: usages.length,
      topCallers: files
        .slice(0, TOP)
        .map(({ path, first, count: times }) => ({ path, line: first.line, count: times })),
      ...(await riskOf(store, found, known, signal)),
      id: found.node.id,
      totalImports: imports.length,
      totalOverrides: certain.length - usages.length,
      affected: {
        maxDepth,
        ...completeness(search),
        symbols: await Promise.all(items.map((each) => affectedSymbol(store, each))),
        totalFiles: byFile.length,
        files: byFile.slice(0, MAX_FILES),
      },
      candidates: { total: candidates.length, places: candidates.slice(0, TOP).flatMap(candidatePlace) },
      viaOverride,
      otherDefinitions,
      tokens: found.node.tokens,
      meta: {
        ...meta,
        coverageGaps: coverage,
        ...(await notAnalysed(store, found.shard)),
        ...(usages.length === 0 ? await usesNotFollowed(store, found.shard.language) : {}),
      },
    };
  },
});

async function affectedSymbol(
  store: Store,
  { id, path, line, distance, usesId, viaId, isPossible }: PossiblyAffected,
): Promise<ImpactAnswer['affected']['symbols'][number]> {
  const node = (await findNode(store, id))?.node;
  return {
    id,
    path,
    line,
    distance,
    usesId,
    ...(viaId === undefined ? {} : { viaId }),
    ...(isPossible ? { possible: true as const } : {}),
    ...(node ? { tokens: node.tokens } : {}),
  };
}

/** `affected` has the nearest first, so the first symbol of a file has the distance of the file. */
function nearestFiles(affected: readonly Affected[]): ImpactAnswer['affected']['files'] {
  const files = new Map<string, { path: string; symbols: number; distance: number }>();
  for (const { path, distance } of affected) {
    const known = files.get(path);
    if (known) known.symbols++;
    else files.set(path, { path, symbols: 1, distance });
  }
  return [...files.values()];
}

function candidatePlace({ path, line, from, type, how }: Reference): ImpactAnswer['candidates']['places'] {
  const { success, data } = CandidateHow.safeParse(how);
  return success ? [{ path, line, id: from, type, how: data }] : [];
}
