import * as z from 'zod';
import { exampleLanguage } from './example-language.ts';

const count = z.int().nonnegative();
const share = z.number().min(0).max(1).nullable();

export const AccuracyFigures = z
  .object({
    right: count.describe('Edges that the compiler has too'),
    wrong: count.describe('Edges that the compiler does not have'),
    missed: count.describe('Edges that only the compiler has'),
    found: count
      .optional()
      .describe(
        'Edges of the compiler that the atlas has too; `recall` is their share. May be fewer than `right`: where the compiler accepts any of several targets, they count as one edge of the compiler, and each of the atlas counts as right. Absent if it was not measured',
      ),
    unjudged: count.describe(
      'Edges for which the compiler gives no answer; they count neither for nor against',
    ),
    precision: share.describe('Share of judged edges that are right, from 0 to 1; null if there are none'),
    recall: share.describe(
      'Share of edges of the compiler that were found, from 0 to 1; null if there are none',
    ),
    f1: share.describe('Harmonic mean of precision and recall; null if one of them is'),
  })
  .describe('Edges of the atlas compared with those of a compiler')
  .meta({ id: 'accuracy-figures' });
export type AccuracyFigures = z.infer<typeof AccuracyFigures>;

export const AccuracyUnits = z
  .object({
    calls: AccuracyFigures.describe('Pairs of caller and callee'),
    references: AccuracyFigures.describe('Pairs of referring and referenced symbol'),
    imports: AccuracyFigures.describe('Pairs of importing and imported file'),
  })
  .describe('The figures by what is counted');
export type AccuracyUnits = z.infer<typeof AccuracyUnits>;

export const accuracyUnits = ['calls', 'references', 'imports'] as const;
export const AccuracyUnit = z.enum(accuracyUnits);
export type AccuracyUnit = z.infer<typeof AccuracyUnit>;

export const AccuracySet = z
  .enum(['tuned', 'unseen'])
  .describe(
    '`tuned`: inspected while rules were written. `unseen`: held out, so that its figures show how well the rules generalise',
  );
export type AccuracySet = z.infer<typeof AccuracySet>;

const language = z.string().describe('Name of the grammar');

export const Accuracy = z
  .object({
    schema: z.literal(1).describe('Version of this artifact'),
    version: z.string().nullable().describe('The version of treeatlas that was measured; null if none was'),
    measured: z.iso.date().nullable().describe('The day; null if nothing was measured'),
    oracles: z
      .array(
        z.object({
          name: z.string().describe('Name of the tool'),
          version: z.string().describe('Its version'),
        }),
      )
      .describe('The tools whose indexes were compared with the atlas'),
    repositories: z
      .array(
        z.object({
          name: z.string().describe('Name of the repository'),
          language,
          kind: z.string().describe('The sort of repository, in a few words'),
          version: z.string().describe('Its version'),
          set: AccuracySet,
          files: count.describe('Files that both sides analysed'),
          skipped: count
            .optional()
            .describe(
              'Files that the compiler reads and treeatlas skips, such as generated ones. They count on no side. Absent if they were not counted',
            ),
          lines: count.describe('Lines of the files that both sides analysed'),
          units: AccuracyUnits,
        }),
      )
      .describe('The repositories that were measured'),
    titles: z
      .record(z.string(), z.string())
      .optional()
      .describe('Names of the languages for readers, by that of the grammar; absent if they are not known'),
    totals: z
      .array(z.object({ language, set: AccuracySet, units: AccuracyUnits }))
      .describe('Totals over all repositories of a language and set'),
    rules: z
      .array(
        z.object({
          language,
          set: AccuracySet,
          unit: AccuracyUnit.optional().describe(
            'The pairs that are counted. Calls also count as references. Absent if the rule is not split by them',
          ),
          how: z.string().describe('The evidence of the edges'),
          rule: z
            .string()
            .optional()
            .describe('How the type of the receiver was found; absent if none was needed'),
          edges: count.describe('Number of edges'),
          judged: count.describe('Those for which the compiler has an answer'),
          right: count.describe('Those of the judged that are right'),
          precision: share.describe('Share of the judged that are right; null if none was judged'),
        }),
      )
      .describe('The edges of each rule of resolution, and the share that is right'),
    candidates: z
      .array(
        z.object({
          language,
          set: AccuracySet,
          unit: AccuracyUnit.describe('The pairs that are counted'),
          places: count.describe('Number of references'),
          judged: count.describe('Those for which the compiler has an answer'),
          withRight: count.describe('The judged references for which one of the candidates is right'),
          candidates: count.describe('Candidates of all references together'),
        }),
      )
      .optional()
      .describe('References with candidates instead of a certain edge; absent if they were not measured'),
    rivals: z
      .array(
        z.object({
          name: z.string().describe('Name of the tool'),
          version: z.string().describe('Its version'),
          repository: z.string().describe('Name of the repository'),
          language,
          set: AccuracySet,
          calls: AccuracyFigures.describe('Pairs of caller and callee'),
        }),
      )
      .optional()
      .describe(
        'Other tools on the same repositories, measured in the same way as far as their output allows; absent if there are none',
      ),
  })
  .describe(
    '`api/v1/quality/accuracy.json`: the accuracy of the certain edges of this version, measured on other repositories and shipped with the package. The same in every atlas of a version. Lists are empty if nothing was measured',
  )
  .meta({
    examples: [
      {
        ...{ schema: 1, version: '0.1.0', measured: '2026-11-23' },
        oracles: [{ name: `@sourcegraph/scip-${exampleLanguage}`, version: '0.4.0' }],
        ...{ repositories: [], totals: [] },
        rules: [
          {
            ...{ language: exampleLanguage, set: 'tuned', unit: 'calls', how: 'import' },
            ...{ edges: 12967, judged: 12943, right: 12942, precision: 0.99992 },
          },
        ],
      },
    ],
  });
export type Accuracy = z.infer<typeof Accuracy>;
