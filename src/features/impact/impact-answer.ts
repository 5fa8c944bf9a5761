import { z } from 'zod';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { textPlaces, usageHead } from './usage-text.ts';
import { CandidateHow, EdgeType } from '../../model/kinds.ts';
import { Tiers } from '../../model/tokens.ts';
import { Meta } from '../../operations/answer.ts';
import { Risk, textFields } from './risk.ts';
import { count, item, paragraphs, section } from '../../render/markdown/parts.ts';

export const MOST_FILES = 50;

export const ImpactAnswer = z.object({
  action: z.literal('impact'),
  path: z.string(),
  line: z.int().positive(),
  symbol: z.string(),
  used_by_files: wholeNumber,
  total_usages: wholeNumber.describe('Certain ones; statements that only import the symbol are not counted'),
  top_callers: z
    .array(z.object({ file: z.string(), line: z.int().positive(), count: z.int().positive() }))
    .describe('Files that use it most, each with the first line'),
  ...textFields,
  risk: Risk,
  symbolId: z.string(),
  imported_by: wholeNumber.describe('Statements that import the symbol'),
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
    total_files: wholeNumber,
    files: z
      .array(z.object({ file: z.string(), symbols: z.int().positive(), distance: z.int().positive() }))
      .describe(`The nearest ${MOST_FILES}`),
  }),
  candidates: z
    .object({
      total: wholeNumber,
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
export type ImpactAnswer = z.output<typeof ImpactAnswer>;

export function renderImpact(answer: ImpactAnswer): string {
  const { used_by_files, total_usages, top_callers, affected, candidates, through, meta } = answer;
  return paragraphs([
    usageHead(answer, total_usages, used_by_files),
    section(
      'Most references in',
      top_callers.map(({ file, line, count: times }) => item(`${file}:${line} (${times})`)),
    ),
    textPlaces(answer),
    section(
      `Affected within ${count(affected.depth, 'step')}: ${count(meta.total, 'symbol')} in ${count(affected.total_files, 'file')}${affected.complete ? '' : ', and more'}`,
      affected.symbols.map(({ symbolId, line, distance, uses }) =>
        item(`${distance}: ${symbolId}:${line}, by ${uses}`),
      ),
    ),
    section(
      `Possible references: ${candidates.total}`,
      candidates.places.map(({ file, line, symbolId, how }) =>
        item(`${file}:${line} in ${symbolId}, ${how}`),
      ),
    ),
    section(
      'Called via interface or override',
      through.map(({ viaSymbolId, total }) => item(`${viaSymbolId}: ${count(total, 'caller')}`)),
    ),
  ]);
}
