import { z } from 'zod';

const count = z.int().nonnegative();
/** Between 0 and 1; null when there was nothing to divide by. */
const share = z.number().min(0).max(1).nullable();

/**
 * Edges held against those that a compiler knows: in both; in ours alone; in the compiler's alone; and ours of which
 * the compiler says nothing, which count neither for nor against.
 */
export const AccuracyFigures = z.object({
  right: count,
  wrong: count,
  missed: count,
  /**
   * The compiler's that ours has too, of which `recall` is the share: where it says that any of several will do, they
   * are one, and more than one of ours can be right.
   */
  found: count.optional(),
  unjudged: count,
  precision: share,
  recall: share,
  f1: share,
});
export type AccuracyFigures = z.infer<typeof AccuracyFigures>;

/** What is counted: pairs of caller and called, of user and used, of files. */
export const AccuracyUnits = z.object({
  calls: AccuracyFigures,
  references: AccuracyFigures,
  imports: AccuracyFigures,
});
export type AccuracyUnits = z.infer<typeof AccuracyUnits>;

export const accuracyUnits = ['calls', 'references', 'imports'] as const;
export const AccuracyUnit = z.enum(accuracyUnits);
export type AccuracyUnit = z.infer<typeof AccuracyUnit>;

/** `tuned`: looked at while rules were written; `unseen`: never, so that its figures say how rules carry over. */
export const AccuracySet = z.enum(['tuned', 'unseen']);
export type AccuracySet = z.infer<typeof AccuracySet>;

/**
 * `api/v1/quality/accuracy.json`: how right the certain edges of this version are, measured on other repositories
 * and shipped with the package. The same in every atlas of a version. Lists are empty when nothing was measured.
 */
export const Accuracy = z.object({
  schema: z.literal(1),
  /** Version of treeatlas that was measured, and the day; null when none was. */
  version: z.string().nullable(),
  measured: z.iso.date().nullable(),
  /** What made the indexes that ours was held against. */
  oracles: z.array(z.object({ name: z.string(), version: z.string() })),
  repositories: z.array(
    z.object({
      name: z.string(),
      language: z.string(),
      /** What sort of repository it is, in a few words. */
      kind: z.string(),
      version: z.string(),
      set: AccuracySet,
      /** Files that both sides read. */
      files: count,
      /** Files that the compiler reads and treeatlas leaves out, such as generated ones. They count on no side. */
      skipped: count.optional(),
      lines: count,
      units: AccuracyUnits,
    }),
  ),
  /** Over all repositories of a language and set together. */
  totals: z.array(z.object({ language: z.string(), set: AccuracySet, units: AccuracyUnits })),
  /** What each rule of resolution makes, and how much of that is right. */
  rules: z.array(
    z.object({
      language: z.string(),
      set: AccuracySet,
      /** Every call is a reference too. */
      unit: AccuracyUnit.optional(),
      how: z.string(),
      rule: z.string().optional(),
      edges: count,
      judged: count,
      right: count,
      precision: share,
    }),
  ),
  /** Places that have candidates in place of a certain edge. */
  candidates: z
    .array(
      z.object({
        language: z.string(),
        set: AccuracySet,
        unit: AccuracyUnit,
        places: count,
        judged: count,
        /** Of those judged, the places where one of the candidates is right. */
        withRight: count,
        /** At all places together. */
        candidates: count,
      }),
    )
    .optional(),
  /** Other tools on the same repositories, by the same measure as far as they say enough. */
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
