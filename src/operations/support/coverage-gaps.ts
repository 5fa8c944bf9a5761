import * as z from 'zod';
import { NamedInText } from './named-in-text-answer.ts';
import { wholeNumber } from './whole-number.ts';
import { endAt, type FileShard, type UnresolvedReference } from '../../model/file-shard.ts';
import { EdgeType } from '../../model/kinds.ts';
import { Range, spanToRange } from '../../model/position.ts';
import type { FoundNode } from '../../query/find-node.ts';
import {
  findUnresolvedName,
  isHeldAsValue,
  readFamilyGaps,
  skippedFilesMentioning,
} from '../../query/coverage-gaps.ts';
import type { Store } from '../../store/store.ts';

/** An unresolved reference. */
export const UnresolvedRecord = z.object({
  path: z.string(),
  range: Range,
  id: z.string().describe('The symbol that contains the reference'),
  type: EdgeType,
});
export type UnresolvedRecord = z.infer<typeof UnresolvedRecord>;

/** The known reasons why an answer about references may be incomplete. */
export const CoverageGaps = z.object({
  files: z
    .object({
      total: wholeNumber.describe('Files in languages that can refer to the symbol'),
      partial: wholeNumber.describe('With syntax errors'),
      failed: wholeNumber.describe('Not parsed'),
      skipped: wholeNumber.describe('Minified, too large, generated …'),
      unsearched: wholeNumber.describe('Skipped files that were not even searched for names'),
    })
    .describe(
      'Files that can refer to the symbol; `api/v1/quality/incomplete-files.json` names the incomplete ones',
    ),
  mentionedInSkipped: z
    .array(z.string())
    .optional()
    .describe('Skipped files that contain the name, at most three. Any of them may refer to the symbol'),
  mentionedInText: NamedInText.optional().describe(
    'Files that contain the name where no reference was found: templates, settings, code without a grammar or in another language; in `find_references` also texts in code. Any of them may refer to the symbol',
  ),
  references: z
    .literal('named')
    .optional()
    .describe('References in the language of the symbol are found by name only: none is certain'),
  dynamicCalls: wholeNumber.describe(
    'Dynamic calls, such as `obj[name]()`, in those files: `api/v1/quality/dynamic-calls.json`. Above 20 rounded to one digit',
  ),
  valueCalls: wholeNumber
    .optional()
    .describe(
      'Calls of values in those files, such as `callback()`, of which nothing says which function they are. Present if something refers to the symbol without calling it, so that any of them may run it. `call_graph` of a caller lists its own. Above 20 rounded to one digit',
    ),
  unresolved: z
    .object({
      name: z.string(),
      total: wholeNumber.describe('Above 20 rounded to one digit'),
      references: z.array(UnresolvedRecord).optional().describe('The first ones, in `find_references` only'),
    })
    .describe('Unresolved references with the name of the symbol. Any of them may mean it')
    .optional(),
});
export type CoverageGaps = z.infer<typeof CoverageGaps>;

/** Returns what an answer about references to a node may have missed. */
export async function coverageGaps(
  store: Store,
  found: FoundNode,
  { withReferences, signal }: { withReferences: boolean; signal?: AbortSignal | undefined },
): Promise<CoverageGaps> {
  const { shard, node } = found;
  const {
    references: how,
    files: total,
    partial,
    failed,
    skipped,
    unsearched,
    dynamicCalls,
    valueCalls,
  } = await readFamilyGaps(store, shard.language);
  const unresolved = findUnresolvedName(shard, node);
  const references =
    withReferences && unresolved
      ? { references: unresolved.references.flatMap((each) => unresolvedRecords(shard, each)) }
      : {};
  const mentionedInSkipped = skippedFilesMentioning(shard, node);
  // Pages would otherwise load the search in text with the first question.
  const { findNamedInText } = await import('./named-in-text.ts');
  const mentionedInText = await findNamedInText(store, found, { signal, inTexts: withReferences });
  return {
    files: { total, partial, failed, skipped, unsearched },
    ...(mentionedInSkipped.length > 0 ? { mentionedInSkipped } : {}),
    ...(mentionedInText ? { mentionedInText } : {}),
    ...(how === 'named' ? { references: how } : {}),
    dynamicCalls,
    ...(valueCalls > 0 && isHeldAsValue(found) ? { valueCalls } : {}),
    ...(unresolved ? { unresolved: { name: unresolved.name, total: unresolved.total, ...references } } : {}),
  };
}

/** Returns one record for each site of an unresolved reference. */
export function unresolvedRecords(
  shard: FileShard,
  { from, type, sites }: UnresolvedReference,
): UnresolvedRecord[] {
  const end = endAt(shard, from);
  const path = 'path' in end ? end.path : shard.path;
  return sites.map((site) => ({ path, range: spanToRange(site), id: end.id, type }));
}
