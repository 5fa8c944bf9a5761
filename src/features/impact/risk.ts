import { z } from 'zod';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import type { FoundNode } from '../../query/find-node.ts';
import { findTextOccurrences, type TextOccurrences } from './query/text-occurrences.ts';
import type { Store } from '../../store/store.ts';

export const Risk = z.enum(['low', 'medium', 'high']).describe('0 to 2 usages, 3 to 10, or more');
type Risk = z.infer<typeof Risk>;

/** What is added where no use is known and the name stands somewhere all the same. */
export const textFields = {
  text_matches: wholeNumber
    .optional()
    .describe(
      'How often the name stands in the repository as a word, where nothing is known of what it means',
    ),
  text_files: wholeNumber.optional().describe('In how many files'),
  note: z.string().optional(),
  text_places: z
    .array(z.object({ file: z.string(), line: z.int().positive(), count: z.int().positive() }))
    .optional()
    .describe('The first of those files, each with the first line'),
  text_truncated: z.literal(true).optional().describe('Not all files were looked at: there may be more'),
};

interface RiskFields {
  risk: Risk;
  text_matches?: number;
  text_files?: number;
  note?: string;
  text_places?: { file: string; line: number; count: number }[];
  text_truncated?: true;
}

/** How risky a change is by the certain uses; of a symbol without any, by where its name stands. */
export async function riskOf(
  store: Store,
  found: FoundNode,
  usages: number,
  signal: AbortSignal | undefined,
): Promise<RiskFields> {
  const isFile = found.node.parent === null;
  if (usages === 0 && !isFile) return textRisk(await findTextOccurrences(store, found, signal));
  if (usages <= 2) return { risk: 'low' };
  return { risk: usages <= 10 ? 'medium' : 'high' };
}

/** A word in many files is hardly in none of them the symbol, though none of them is sure. */
function textRisk({ matches, files, places, truncated }: TextOccurrences): RiskFields {
  if (matches === 0) return { risk: 'low' };
  const risk = matches <= 2 ? 'low' : files <= 10 ? 'medium' : 'high';
  return {
    text_matches: matches,
    text_files: files,
    note: `Treeatlas found 0 refs but text search found ${matches} matches in ${files} files - likely cross-package usage`,
    risk,
    text_places: places.map(({ path, line, count: times }) => ({ file: path, line, count: times })),
    ...(truncated ? { text_truncated: true } : {}),
  };
}
