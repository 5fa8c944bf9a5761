import { z } from 'zod';
import { endAt } from '../../model/file-shard.ts';
import { CandidateHow, EdgeType } from '../../model/kinds.ts';
import { Tiers } from '../../model/tokens.ts';
import { affectedBy, type Affected } from './query/affected.ts';
import { findNode, type FoundNode } from '../../query/find-node.ts';
import { throughOf } from '../../query/not-seen.ts';
import { RememberingStore } from '../../query/remembering-store.ts';
import { usesByFile, usesOf, type Use } from '../../query/uses.ts';
import type { Store } from '../../store/store.ts';
import { Meta, page } from '../../operations/answer.ts';
import { budget, capLimit, limit, offset } from '../../operations/support/inputs.ts';
import { notSeen } from '../../operations/support/not-seen.ts';
import { defineOperation } from '../../operations/operation.ts';
import { Risk, riskOf, textFields } from './risk.ts';
import { hasTarget, noTarget, requireTarget, usageTarget } from '../../operations/support/usage-target.ts';

const MAX_DEPTH = 10;
/** Files that are told to use a symbol most, and places of what is not certain. */
const TOP = 10;
const MOST_FILES = 50;

const count = z.int().nonnegative();

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

const output = z.object({
  action: z.literal('impact'),
  path: z.string(),
  line: z.int().positive(),
  symbol: z.string(),
  used_by_files: count,
  total_usages: count.describe('Certain ones; statements that only import the symbol are not counted'),
  top_callers: z
    .array(z.object({ file: z.string(), line: z.int().positive(), count: z.int().positive() }))
    .describe('Files that use it most, each with the first line'),
  ...textFields,
  risk: Risk,
  symbolId: z.string(),
  imported_by: count.describe('Statements that import the symbol'),
  affected: z.object({
    depth: z.int().positive(),
    complete: z.boolean().describe('False when the search ended before it had seen all up to the depth'),
    symbols: z
      .array(
        z.object({
          symbolId: z.string(),
          file: z.string(),
          line: z.int().positive(),
          distance: z.int().positive(),
          uses: z.string().describe('Which it uses of those one step nearer'),
          tokens: Tiers.optional(),
        }),
      )
      .describe('What uses it, or uses what does: nearest first'),
    total_files: count,
    files: z
      .array(z.object({ file: z.string(), symbols: z.int().positive(), distance: z.int().positive() }))
      .describe(`The nearest ${MOST_FILES}`),
  }),
  candidates: z
    .object({
      total: count,
      places: z.array(
        z.object({
          file: z.string(),
          line: z.int().positive(),
          symbolId: z.string(),
          type: EdgeType,
          how: CandidateHow,
        }),
      ),
    })
    .describe('Uses that may be of this symbol: not counted above'),
  through: z
    .array(z.object({ viaSymbolId: z.string(), total: z.int().positive() }))
    .describe('How many callers have what it implements or overrides: any of them may end in the symbol'),
  others: z.array(z.string()).describe('Other definitions of the name that was asked for'),
  tokens: Tiers,
  meta: Meta.describe('Of `affected.symbols`'),
});

export const impact = defineOperation({
  name: 'impact',
  description:
    'Who uses a symbol, how risky a change is, and what else it may reach over several uses. Where no use is known, how often its name stands in the text of the repository.',
  input,
  output,
  urls: [],
  async run(whole, asked, { signal }) {
    const store = new RememberingStore(whole);
    const { found, place, others } = await requireTarget(store, asked);
    const { certain, imports, candidates } = usesOf(found);
    const files = usesByFile(certain);
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
      meta: { ...meta, notSeen: await notSeen(store, found, { withUses: false }) },
    };
  },
});

async function affectedSymbol(
  store: Store,
  { id, path, line, distance, step }: Affected,
): Promise<z.infer<typeof output>['affected']['symbols'][number]> {
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

function candidatePlace({
  path,
  line,
  from,
  type,
  how,
}: Use): z.infer<typeof output>['candidates']['places'] {
  const { success, data } = CandidateHow.safeParse(how);
  return success ? [{ file: path, line, symbolId: from, type, how: data }] : [];
}

function through({ shard, index }: FoundNode): z.infer<typeof output>['through'] {
  return throughOf(shard, index).map(({ via, total }) => ({ viaSymbolId: endAt(shard, via).id, total }));
}
