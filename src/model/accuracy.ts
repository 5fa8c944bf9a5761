import * as z from 'zod';

const count = z.int().nonnegative();
/** Between 0 and 1; null when there was nothing to divide by. */
const share = z.number().min(0).max(1).nullable();

/**
 * Edges compared with those of a compiler. `right`: in both. `wrong`: only ours. `missed`: only the compiler's.
 * `unjudged`: ours for which the compiler gives no answer; they count neither for nor against.
 */
export const AccuracyFigures = z.object({
  right: count,
  wrong: count,
  missed: count,
  /**
   * Edges of the compiler that we have too; `recall` is their share. May be fewer than `right`: where the compiler
   * accepts any of several targets, they count as one edge of the compiler, and each of ours counts as right.
   */
  found: count.optional(),
  unjudged: count,
  precision: share,
  recall: share,
  f1: share,
});
export type AccuracyFigures = z.infer<typeof AccuracyFigures>;

/** Pairs that are counted: caller and callee, referring symbol and referenced symbol, importing and imported file. */
export const AccuracyUnits = z.object({
  calls: AccuracyFigures,
  references: AccuracyFigures,
  imports: AccuracyFigures,
});
export type AccuracyUnits = z.infer<typeof AccuracyUnits>;

export const accuracyUnits = ['calls', 'references', 'imports'] as const;
export const AccuracyUnit = z.enum(accuracyUnits);
export type AccuracyUnit = z.infer<typeof AccuracyUnit>;

/**
 * `tuned`: inspected while rules were written. `unseen`: held out, so that its figures show how well the rules
 * generalise.
 */
export const AccuracySet = z.enum(['tuned', 'unseen']);
export type AccuracySet = z.infer<typeof AccuracySet>;

/**
 * `api/v1/quality/accuracy.json`: the accuracy of the certain edges of this version, measured on other repositories
 * and shipped with the package. The same in every atlas of a version. Lists are empty if nothing was measured.
 */
export const Accuracy = z.object({
  schema: z.literal(1),
  /** The version of treeatlas that was measured, and the day; null if none was. */
  version: z.string().nullable(),
  measured: z.iso.date().nullable(),
  /** The tools whose indexes were compared with ours. */
  oracles: z.array(z.object({ name: z.string(), version: z.string() })),
  repositories: z.array(
    z.object({
      name: z.string(),
      language: z.string(),
      /** The sort of repository, in a few words. */
      kind: z.string(),
      version: z.string(),
      set: AccuracySet,
      /** Files that both sides analysed. */
      files: count,
      /** Files that the compiler reads and treeatlas skips, such as generated ones. They count on no side. */
      skipped: count.optional(),
      lines: count,
      units: AccuracyUnits,
    }),
  ),
  /** Totals over all repositories of a language and set. */
  totals: z.array(z.object({ language: z.string(), set: AccuracySet, units: AccuracyUnits })),
  /** The edges of each rule of resolution, and the share that is right. */
  rules: z.array(
    z.object({
      language: z.string(),
      set: AccuracySet,
      /** Calls also count as references. */
      unit: AccuracyUnit.optional(),
      how: z.string(),
      rule: z.string().optional(),
      edges: count,
      judged: count,
      right: count,
      precision: share,
    }),
  ),
  /** References with candidates instead of a certain edge. */
  candidates: z
    .array(
      z.object({
        language: z.string(),
        set: AccuracySet,
        unit: AccuracyUnit,
        places: count,
        judged: count,
        /** The judged references for which one of the candidates is right. */
        withRight: count,
        /** Candidates of all references together. */
        candidates: count,
      }),
    )
    .optional(),
  /** Other tools on the same repositories, measured in the same way as far as their output allows. */
  rivals: z
    .array(
      z.object({
        name: z.string(),
        version: z.string(),
        repository: z.string(),
        language: z.string(),
        set: AccuracySet,
        calls: AccuracyFigures,
      }),
    )
    .optional(),
});
export type Accuracy = z.infer<typeof Accuracy>;
