import { z } from 'zod';
import { endAt } from '../../model/file-shard.ts';
import { CandidateHow } from '../../model/kinds.ts';
import { affectedBy, type Affected } from './query/affected.ts';
import { findNode, type FoundNode } from '../../query/find-node.ts';
import { dispatchesTo } from '../../query/coverage-gaps.ts';
import { RememberingStore } from '../../query/remembering-store.ts';
import { groupByFile, referencesTo, type Reference } from '../../query/references.ts';
import type { Store } from '../../store/store.ts';
import { page } from '../../operations/answer.ts';
import { budget, capLimit, limit, offset } from '../../operations/support/inputs.ts';
import { coverageGaps } from '../../operations/support/coverage-gaps.ts';
import { defineOperation } from '../../operations/operation.ts';
import { riskOf } from './risk.ts';
import { hasTarget, noTarget, requireTarget, usageTarget } from '../../operations/support/usage-target.ts';
import { ImpactAnswer, MOST_FILES, renderImpact } from './impact-answer.ts';

const MAX_DEPTH = 10;

/** Files that are told to use a symbol most, and places of what is not certain. */
const TOP = 10;

const input = z
  .strictObject({
    ...usageTarget,
    depth: z
      .int()
      .positive()
      .default(2)
      .describe(`How many uses away \`affected\` looks; more than ${MAX_DEPTH} is taken as ${MAX_DEPTH}`),
    limit: limit.describe('How many affected symbols to list'),
    offset,
    budget,
  })
  .refine(hasTarget, noTarget);

export const impact = defineOperation({
  name: 'impact',
  description:
    'Who uses a symbol, how risky a change is, and what else it may reach over several uses. Where no use is known, how often its name stands in the text of the repository.',
  input,
  output: ImpactAnswer,
  toMarkdown: renderImpact,
  urls: [],
  async run(whole, asked, { signal }) {
    const store = new RememberingStore(whole);
    const { found, place, otherDefinitions: others } = await requireTarget(store, asked);
    const { certain, imports, candidates } = referencesTo(found);
    const files = groupByFile(certain);
    const depth = Math.min(asked.depth, MAX_DEPTH);
    const { affected, truncated } = await affectedBy(store, [found], { depth, signal });
    const byFile = nearestFiles(affected);
    const { items, meta } = page(affected, asked.offset, capLimit(asked.limit), asked.budget);
    return {
      action: 'impact' as const,
      ...place,
      symbol: found.node.name,
      used_by_files: files.length,
      total_usages: certain.length,
      top_callers: files
        .slice(0, TOP)
        .map(({ path, first, count: times }) => ({ file: path, line: first.line, count: times })),
      ...(await riskOf(store, found, certain.length, signal)),
      symbolId: found.node.id,
      imported_by: imports.length,
      affected: {
        depth,
        complete: !truncated,
        symbols: await Promise.all(items.map((each) => affectedSymbol(store, each))),
        total_files: byFile.length,
        files: byFile.slice(0, MOST_FILES),
      },
      candidates: { total: candidates.length, places: candidates.slice(0, TOP).flatMap(candidatePlace) },
      through: through(found),
      others,
      tokens: found.node.tokens,
      meta: { ...meta, coverageGaps: await coverageGaps(store, found, { withReferences: false }) },
    };
  },
});

async function affectedSymbol(
  store: Store,
  { id, path, line, distance, step }: Affected,
): Promise<ImpactAnswer['affected']['symbols'][number]> {
  const node = (await findNode(store, id))?.node;
  return {
    symbolId: id,
    file: path,
    line,
    distance,
    uses: step.to.id,
    ...(node ? { tokens: node.tokens } : {}),
  };
}

/** They come nearest first, so that the first of a file tells how near it is. */
function nearestFiles(affected: readonly Affected[]): { file: string; symbols: number; distance: number }[] {
  const files = new Map<string, { file: string; symbols: number; distance: number }>();
  for (const { path, distance } of affected) {
    const known = files.get(path);
    if (known) known.symbols++;
    else files.set(path, { file: path, symbols: 1, distance });
  }
  return [...files.values()];
}

function candidatePlace({ path, line, from, type, how }: Reference): ImpactAnswer['candidates']['places'] {
  const { success, data } = CandidateHow.safeParse(how);
  return success ? [{ file: path, line, symbolId: from, type, how: data }] : [];
}

function through({ shard, index }: FoundNode): ImpactAnswer['through'] {
  return dispatchesTo(shard, index).map(({ via, total }) => ({ viaSymbolId: endAt(shard, via).id, total }));
}
