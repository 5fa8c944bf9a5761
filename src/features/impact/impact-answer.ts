import * as z from 'zod';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { nextQuestion, textPlacesSection, usageHead } from './usage-text.ts';
import { CandidateHow, EdgeType } from '../../model/kinds.ts';
import { Tiers } from '../../model/tokens.ts';
import { Meta } from '../../operations/answer.ts';
import { otherDefinitionsLine } from '../../operations/support/other-definitions.ts';
import { fileAndName, linesByFile } from '../../operations/support/lines-by-file.ts';
import { StoppedAt } from './stopped-at.ts';
import { Risk, textFields } from './risk.ts';
import { ViaOverride, viaOverrideSection } from './via-override.ts';
import { count, item, paragraphs, section } from '../../render/markdown/parts.ts';

export const MAX_FILES = 50;

export const ImpactAnswer = z.object({
  path: z.string(),
  line: z.int().positive(),
  name: z.string(),
  usedByFiles: wholeNumber,
  totalUsages: wholeNumber.describe('Resolved references; `totalImports` counts import statements'),
  topCallers: z
    .array(z.object({ path: z.string(), line: z.int().positive(), count: z.int().positive() }))
    .describe('The files with most references; `line` is that of the first reference'),
  ...textFields,
  risk: Risk,
  id: z.string(),
  totalImports: wholeNumber.describe('Statements that import the symbol'),
  totalOverrides: wholeNumber.describe('Members of subtypes that override it. They are no references'),
  affected: z.object({
    maxDepth: z.int().positive(),
    complete: z
      .boolean()
      .describe('False if the search stopped at its limit or at `maxDepth`: there are more'),
    stoppedAt: StoppedAt,
    symbols: z
      .array(
        z.object({
          id: z.string(),
          path: z.string(),
          line: z.int().positive(),
          distance: z.int().positive(),
          usesId: z.string().describe('The symbol, one step nearer, that it refers to'),
          viaId: z
            .string()
            .optional()
            .describe('The member that it refers to instead, which `usesId` implements or overrides'),
          possible: z
            .literal(true)
            .optional()
            .describe('Only calls via an interface or override connect it with the symbol'),
          tokens: Tiers.optional(),
        }),
      )
      .describe('Direct and indirect users, nearest first'),
    totalFiles: wholeNumber,
    files: z
      .array(z.object({ path: z.string(), symbols: z.int().positive(), distance: z.int().positive() }))
      .describe(`The nearest ${MAX_FILES}`),
  }),
  candidates: z
    .object({
      total: wholeNumber,
      places: z.array(
        z.object({
          path: z.string(),
          line: z.int().positive(),
          id: z.string().describe('The symbol that contains the reference'),
          type: EdgeType,
          how: CandidateHow,
        }),
      ),
    })
    .describe('Possible references to the symbol, which the counts above leave out'),
  viaOverride: ViaOverride,
  otherDefinitions: z.array(z.string()).describe('Ids of other symbols with the given name'),
  tokens: Tiers,
  meta: Meta.describe('About `affected.symbols`'),
});
export type ImpactAnswer = z.output<typeof ImpactAnswer>;

export function renderImpact(answer: ImpactAnswer): string {
  const { topCallers, affected, candidates, viaOverride, meta } = answer;
  return paragraphs([
    usageHead(answer),
    otherDefinitionsLine(answer.otherDefinitions),
    section(
      'Most references in',
      topCallers.map(({ path, line, count: times }) => item(`${path}:${line} (${times})`)),
    ),
    textPlacesSection(answer),
    section(
      `Affected within ${count(affected.maxDepth, 'step')}: ${count(meta.total, 'symbol')} in ${count(affected.totalFiles, 'file')}${moreText(affected)}`,
      linesByFile(affected.symbols, {
        idOf: ({ id }) => id,
        headOf: ({ distance, possible }) => `${count(distance, 'step')}${possible ? ', possible' : ''},`,
        tailOf: ({ line, distance, usesId, viaId }) =>
          // At one step it is the subject itself.
          `:${line}${distance > 1 ? ` by ${fileAndName(usesId).name}` : ''}` +
          (viaId === undefined ? '' : ` via ${fileAndName(viaId).name}`),
      }),
    ),
    section(
      `Possible references: ${candidates.total}`,
      candidates.places.map(({ path, line, id, how }) => item(`${path}:${line} in ${id}, ${how}`)),
    ),
    viaOverrideSection(viaOverride),
    nextQuestion(answer),
  ]);
}

function moreText({ complete, stoppedAt }: ImpactAnswer['affected']): string {
  if (complete) return '';
  return stoppedAt === 'maxDepth' ? ', and more at further steps (`maxDepth`)' : ', and more';
}
