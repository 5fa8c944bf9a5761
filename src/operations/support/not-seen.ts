import { z } from 'zod';
import { wholeNumber } from './whole-number.ts';
import { endAt, type FileShard, type UnresolvedReference } from '../../model/file-shard.ts';
import { EdgeType } from '../../model/kinds.ts';
import { Range, spanToRange } from '../../model/position.ts';
import type { FoundNode } from '../../query/find-node.ts';
import { skippedFilesMentioning, findUnresolvedName, readFamilyGaps } from '../../query/coverage-gaps.ts';
import type { Store } from '../../store/store.ts';

/** A use of a name that leads nowhere. */
export const OpenRecord = z.object({
  relPath: z.string(),
  range: Range,
  symbolId: z.string().describe('The symbol that the use stands in'),
  type: EdgeType,
});
export type OpenRecord = z.infer<typeof OpenRecord>;

/** What an answer about the uses of a symbol cannot say: no use found is no proof that there is none. */
export const NotSeen = z.object({
  files: z
    .object({
      total: wholeNumber,
      partial: wholeNumber,
      failed: wholeNumber,
      leftOut: wholeNumber.describe('Minified, too large, generated …'),
      unsearched: wholeNumber.describe('Of those left out, how many could not even be searched for names'),
    })
    .describe(
      'Files in languages that can use the symbol; of how many a part, or all, could not be read, and how many were left out: api/v1/quality/incomplete-files.json',
    ),
  namedIn: z
    .array(z.string())
    .optional()
    .describe('Files that were left out and have the name: any may use the symbol. At most three'),
  dynamic: wholeNumber.describe(
    'Places in those files where a value, and not a name, says what is called: api/v1/quality/dynamic-calls.json; of more than 20 rounded to one digit',
  ),
  unresolved: z
    .object({
      name: z.string(),
      total: wholeNumber.describe('Of more than 20 rounded to one digit'),
      uses: z.array(OpenRecord).optional().describe('The first of them; find_references lists them'),
    })
    .describe('Uses of that name, in any file, that lead nowhere: any of them may mean this symbol')
    .optional(),
});
export type NotSeen = z.infer<typeof NotSeen>;

/** `withUses` adds the places of uses that lead nowhere. */
export async function notSeen(
  store: Store,
  { shard, node }: FoundNode,
  { withUses }: { withUses: boolean },
): Promise<NotSeen> {
  const {
    files: total,
    partial,
    failed,
    skipped,
    unsearched,
    dynamicCalls,
  } = await readFamilyGaps(store, shard.language);
  const open = findUnresolvedName(shard, node);
  const uses = withUses && open ? { uses: open.references.flatMap((use) => openRecords(shard, use)) } : {};
  const namedIn = skippedFilesMentioning(shard, node);
  return {
    files: { total, partial, failed, leftOut: skipped, unsearched },
    ...(namedIn.length > 0 ? { namedIn } : {}),
    dynamic: dynamicCalls,
    ...(open ? { unresolved: { name: open.name, total: open.total, ...uses } } : {}),
  };
}

export function openRecords(shard: FileShard, { from, type, sites }: UnresolvedReference): OpenRecord[] {
  const end = endAt(shard, from);
  const relPath = 'path' in end ? end.path : shard.path;
  return sites.map((site) => ({ relPath, range: spanToRange(site), symbolId: end.id, type }));
}
