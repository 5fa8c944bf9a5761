import * as z from 'zod';

/** The kinds of findings that a check of a change can fail on. */
export const checkCategories = [
  'violations',
  'warnings',
  'cycles',
  'dead-code',
  'breaking',
  'broken',
  'secrets',
] as const;
export const CheckCategory = z.enum(checkCategories);
export type CheckCategory = z.infer<typeof CheckCategory>;

/**
 * Those that are mistakes in every repository. Changes of public symbols are intended in most applications, and unused code is most often
 * about to be used.
 */
export const defaultCheckCategories: readonly CheckCategory[] = ['violations', 'cycles', 'broken', 'secrets'];

const AllowedFinding = z
  .strictObject({
    kind: CheckCategory.optional().describe('Kind of the finding, as in "fail".'),
    path: z.string().min(1).optional().describe('Glob of files and folders.'),
    id: z.string().min(1).optional().describe('Id of a symbol.'),
    reason: z.string().min(1).describe('Why it is allowed.'),
  })
  .refine(({ kind, path, id }) => [kind, path, id].some((each) => each !== undefined), {
    error: 'must have "kind", "path" or "id"',
  });
export type AllowedFinding = z.infer<typeof AllowedFinding>;

/** The settings of checks in a configuration. */
export const CheckSettings = z.strictObject({
  fail: z
    .array(CheckCategory)
    .optional()
    .describe(
      `Kinds of new findings that fail: "violations" of rules that are errors, "warnings" of rules, import "cycles", "dead-code", "breaking" changes of public symbols, "broken" places that must change, likely "secrets". Default: ${JSON.stringify(defaultCheckCategories)}.`,
    ),
  allow: z
    .array(AllowedFinding)
    .max(1000)
    .optional()
    .describe(
      'Findings that do not fail. All properties of an entry must match: { "kind": "breaking", "path": "internal/**", "reason": "…" }.',
    ),
  baseline: z
    .string()
    .min(1)
    .optional()
    .describe(
      'File with known findings, relative to this file and inside the repository. "check --write-baseline" writes it.',
    ),
});
export type CheckSettings = z.infer<typeof CheckSettings>;
