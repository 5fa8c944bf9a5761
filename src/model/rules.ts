import { z } from 'zod';

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
  rule: RuleName.optional().describe('The suppressed rule; by default every rule.'),
  path: z
    .string()
    .optional()
    .describe('Glob of files and folders. Without a slash, it matches at every depth.'),
  id: z.string().min(1).optional().describe('Id of a node; includes everything in it.'),
  reason: z.string().min(1).describe('Why the violations are accepted.'),
  until: day.optional().describe('The last day of the suppression. Later it is a warning itself.'),
});
export type Suppression = z.infer<typeof Suppression>;

/** The settings of the rules in a configuration. */
export const RuleSettings = z.strictObject({
  names: z
    .partialRecord(z.enum(nameRules), z.array(z.string().min(1)).max(MAX_NAMES))
    .optional()
    .describe('Generic names by rule, instead of the default ones. Case and file extension are ignored.'),
  sizes: z.partialRecord(z.enum(sizeRules), Limit).optional().describe('The largest sizes by rule.'),
  disabled: z.array(RuleName).optional().describe('Rules that are not checked.'),
  suppressions: z
    .array(Suppression)
    .max(1000)
    .optional()
    .describe('Violations that are accepted, why, and until when.'),
});
export type RuleSettings = z.infer<typeof RuleSettings>;

/** The rules of one atlas. */
export interface Rules {
  names: Readonly<Record<NameRule, readonly string[]>>;
  sizes: Readonly<Record<SizeRule, { warn: number; error: number }>>;
  disabled: readonly RuleName[];
  suppressions: readonly Suppression[];
}

const usual: Pick<Rules, 'names' | 'sizes'> = {
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
    names: { ...usual.names, ...settings.names },
    sizes: { ...usual.sizes, ...settings.sizes },
    disabled: settings.disabled ?? [],
    suppressions: settings.suppressions ?? [],
  };
}

export const Violation = z.object({
  rule: z.enum([...ruleNames, 'expired_suppression']),
  severity: z.enum(['warning', 'error']),
  id: z.string().describe('The node; for a directory `directory:{path}`'),
  path: z.string().describe('The file or directory'),
  line: z.int().positive(),
  message: z.string(),
  value: z.union([z.string(), z.int()]).describe('The name or the size that breaks the rule'),
  limit: z.int().positive().optional().describe('The largest size that the rule accepts'),
});
export type Violation = z.infer<typeof Violation>;

const count = z.int().nonnegative();

/**
 * `api/v1/quality/rules.json`: the rules of the atlas, and the shards with the violations. `today` is the day of the commit, so
 * that a commit always gives the same answer; null without a commit, or if no suppression has an end.
 */
export const RulesIndex = z.object({
  names: z.record(z.enum(nameRules), z.array(z.string())),
  sizes: z.record(z.enum(sizeRules), z.object({ warn: z.int(), error: z.int() })),
  disabled: z.array(RuleName),
  suppressions: z.array(
    z.object({ ...Suppression.shape, hits: count.describe('The number of violations that it suppresses') }),
  ),
  today: day.nullable(),
  /** Each shard has consecutive paths from `first` on. `file` is below `api/v1/`. */
  shards: z.array(z.object({ file: z.string(), first: z.string() })),
});
export type RulesIndex = z.infer<typeof RulesIndex>;

/** `api/v1/quality/rules/<n>.json`: the results of files and directories, sorted by path. */
export const RulesShard = z.object({
  entries: z.array(
    z.object({
      path: z.string(),
      /** The number of checks of each rule, in the order of `ruleNames`. */
      checked: z.array(count),
      violations: z.array(Violation),
      /** The rule of each suppressed violation. */
      suppressed: z.array(RuleName),
    }),
  ),
});
export type RulesShard = z.infer<typeof RulesShard>;
export type RulesEntry = RulesShard['entries'][number];
