import { z } from 'zod';
import { Span } from './position.ts';
import { FileStatus, Finding, SkipReason } from './coverage.ts';

/** `api/v1/quality/cycles.json`: sets of files that import each other in a circle, largest first. */
export const Cycles = z.object({
  cycles: z.array(z.object({ files: z.array(z.string()) })),
});
export type Cycles = z.infer<typeof Cycles>;

/** `api/v1/quality/findings.json`: what the build could not do, most severe first, at most 1,000. */
export const Findings = z.object({
  total: z.int().nonnegative(),
  findings: z.array(Finding),
});
export type Findings = z.infer<typeof Findings>;

/** `api/v1/quality/complexity.json`: the callables of highest cyclomatic complexity, at most 200. */
export const Complexity = z.object({
  callables: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      path: z.string(),
      address: z.string(),
      line: z.int().positive(),
      complexity: z.int().positive(),
      lines: z.int().positive(),
    }),
  ),
});
export type Complexity = z.infer<typeof Complexity>;

const count = z.int().nonnegative();

/**
 * `api/v1/quality/unseen.json`: how much of the files that can use each other was not read. Apart from the rest, and few numbers, because
 * answers about every symbol depend on it.
 */
export const CoverageGaps = z.object({
  families: z.array(
    z.object({
      /** Grammars whose files can use each other, sorted. */
      languages: z.array(z.string()),
      /** All of them, those that were left out included. */
      files: count,
      /** Those with syntax errors in places. */
      partial: count,
      /** Those from which nothing could be taken. */
      failed: count,
      /** Those that were left out of the atlas: minified, too large, generated … */
      skipped: count,
      /** Of those, in how many no names could be looked for. */
      unsearched: count,
      /** Places where a value says what is called; of more than 20 rounded to one digit. */
      dynamicCalls: count,
    }),
  ),
});
export type CoverageGaps = z.infer<typeof CoverageGaps>;

/** `api/v1/quality/unparsed.json`: files of known languages that were left out or could not be read, or not wholly, worst first, at most 1,000. */
export const IncompleteFiles = z.object({
  total: count,
  files: z.array(
    z.object({
      path: z.string(),
      /** Absent for what was left out, which has no page. */
      address: z.string().optional(),
      language: z.string().nullable(),
      status: z.enum([...FileStatus.options, 'skipped']),
      /** Why it was left out. */
      reason: SkipReason.optional(),
      /** Of what was left out, whether names of the atlas were looked for in it. */
      searched: z.boolean().optional(),
      /** Where something could not be read: the first lines. */
      lines: z.array(z.int().positive()),
    }),
  ),
});
export type IncompleteFiles = z.infer<typeof IncompleteFiles>;

/**
 * `api/v1/quality/dynamic.json`: where a value and not a name says what is called, by a computed member or by
 * reflection; at most 1,000 files.
 */
export const DynamicCalls = z.object({
  /** Places, in all files. */
  total: count,
  files: z.array(
    z.object({
      path: z.string(),
      address: z.string(),
      total: z.int().positive(),
      /** The first places. */
      sites: z.array(Span),
    }),
  ),
});
export type DynamicCalls = z.infer<typeof DynamicCalls>;
