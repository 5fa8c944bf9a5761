import * as z from 'zod';

/** Rules against generic names. */
export const nameRules = ['generic_module', 'generic_function', 'generic_class'] as const;
/** Rules about sizes, in lines; for a directory, in files with code. */
export const sizeRules = ['function_size', 'module_size', 'class_size', 'directory_size'] as const;
export const ruleNames = [...nameRules, ...sizeRules] as const;
export type NameRule = (typeof nameRules)[number];
export type SizeRule = (typeof sizeRules)[number];
export const RuleName = z.enum(ruleNames);
export type RuleName = z.infer<typeof RuleName>;

const day = z.iso.date();
const MAX_NAMES = 500;

/** A size above `warn` is a warning, above `error` an error. */
const Limit = z.strictObject({ warn: z.int().positive(), error: z.int().positive() });

const Suppression = z.strictObject({
  rule: RuleName.optional().describe('The rule to suppress; all rules by default.'),
  path: z
    .string()
    .optional()
    .describe('Glob of files and folders. Without a slash, it matches at every depth.'),
  id: z.string().min(1).optional().describe('Id of a node. Applies to its members too.'),
  reason: z.string().min(1).describe('Why the violation is accepted.'),
  until: day
    .optional()
    .describe('The last day on which it applies. After that the suppression is itself a warning.'),
});
export type Suppression = z.infer<typeof Suppression>;

/** The settings of the rules in a configuration. */
export const RuleSettings = z.strictObject({
  names: z
    .partialRecord(z.enum(nameRules), z.array(z.string().min(1)).max(MAX_NAMES))
    .optional()
    .describe('Generic names, by rule. Replaces the defaults. Case and extension are ignored.'),
  sizes: z.partialRecord(z.enum(sizeRules), Limit).optional().describe('Size limits, by rule.'),
  disabled: z.array(RuleName).optional().describe('Rules that are not checked.'),
  suppressions: z
    .array(Suppression)
    .max(1000)
    .optional()
    .describe('Accepted violations, with a reason and an optional end date.'),
});
export type RuleSettings = z.infer<typeof RuleSettings>;

/** The rules of one atlas: the defaults with its settings applied. */
export interface Rules {
  names: Readonly<Record<NameRule, readonly string[]>>;
  sizes: Readonly<Record<SizeRule, { warn: number; error: number }>>;
  disabled: readonly RuleName[];
  suppressions: readonly Suppression[];
}

const defaultRules: Pick<Rules, 'names' | 'sizes'> = {
  names: {
    generic_module: ['utils', 'util', 'helpers', 'helper', 'common'],
    generic_function: ['process', 'handle', 'run'],
    generic_class: ['Manager', 'Service'],
  },
  sizes: {
    function_size: { warn: 40, error: 50 },
    module_size: { warn: 200, error: 250 },
    class_size: { warn: 150, error: 200 },
    directory_size: { warn: 7, error: 10 },
  },
};

export function rulesOf(settings: RuleSettings = {}): Rules {
  return {
    names: { ...defaultRules.names, ...settings.names },
    sizes: { ...defaultRules.sizes, ...settings.sizes },
    disabled: settings.disabled ?? [],
    suppressions: settings.suppressions ?? [],
  };
}

export const Violation = z.object({
  rule: z.enum([...ruleNames, 'expired_suppression']),
  severity: z.enum(['warning', 'error']),
  id: z.string().describe('Id of the node; `directory:{path}` for a directory'),
  path: z.string().describe('Path of the file or directory'),
  line: z.int().positive(),
  message: z.string(),
  value: z.union([z.string(), z.int()]).describe('The name or the size'),
  limit: z.int().positive().optional().describe('The largest allowed size'),
});
export type Violation = z.infer<typeof Violation>;

export const SuppressedViolation = z.object({
  ...Violation.shape,
  rule: RuleName,
  suppression: z.int().nonnegative().describe('Index of the first suppression that applies'),
});
export type SuppressedViolation = z.infer<typeof SuppressedViolation>;

const count = z.int().nonnegative();

/**
 * `api/v1/quality/rules.json`: the rules of the atlas and the list of violation shards. `today` is the commit date, which
 * keeps the answer reproducible; null without a commit, or if no suppression has an end date.
 */
export const RulesIndex = z.object({
  names: z.record(z.enum(nameRules), z.array(z.string())),
  sizes: z.record(z.enum(sizeRules), z.object({ warn: z.int(), error: z.int() })),
  disabled: z.array(RuleName),
  suppressions: z.array(
    z.object({ ...Suppression.shape, hits: count.describe('Number of suppressed violations') }),
  ),
  today: day.nullable(),
  /** Shards of consecutive paths, each with its first path. `file` is relative to `api/v1/`. */
  shards: z.array(z.object({ file: z.string(), first: z.string() })),
});
export type RulesIndex = z.infer<typeof RulesIndex>;

/** `api/v1/quality/rules/<n>.json`: files and directories with their violations, sorted by path. */
export const RulesShard = z.object({
  entries: z.array(
    z.object({
      path: z.string(),
      /** Number of nodes that each rule checked, in the order of `ruleNames`. */
      checked: z.array(count),
      violations: z.array(Violation),
      suppressed: z.array(SuppressedViolation),
    }),
  ),
});
export type RulesShard = z.infer<typeof RulesShard>;
export type RulesEntry = RulesShard['entries'][number];
