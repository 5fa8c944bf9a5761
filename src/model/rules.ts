import { z } from 'zod';

/** Rules about names: what is called so says nothing about what it is for. */
export const nameRules = ['generic_module', 'generic_function', 'generic_class'] as const;
/** Rules about sizes: in lines, of a directory in files with code. */
export const sizeRules = ['function_size', 'module_size', 'class_size', 'directory_size'] as const;
export const ruleNames = [...nameRules, ...sizeRules] as const;
export type NameRule = (typeof nameRules)[number];
export type SizeRule = (typeof sizeRules)[number];
export const RuleName = z.enum(ruleNames);
export type RuleName = z.infer<typeof RuleName>;

const day = z.iso.date();
const MAX_NAMES = 500;

/** More than `warn` is a warning, more than `error` an error. */
const Limit = z.strictObject({ warn: z.int().positive(), error: z.int().positive() });

const Suppression = z.strictObject({
  rule: RuleName.optional().describe('Without it, of every rule.'),
  path: z
    .string()
    .optional()
    .describe('Glob of files and folders. Without a slash, it matches at every depth.'),
  id: z.string().min(1).optional().describe('Id of a node; what is in it too.'),
  reason: z.string().min(1).describe('Why it may stay, for who reads it later.'),
  until: day.optional().describe('Last day on which it counts: later it is a warning itself.'),
});
export type Suppression = z.infer<typeof Suppression>;

/** What a configuration may say about the rules. */
export const RuleSettings = z.strictObject({
  names: z
    .partialRecord(z.enum(nameRules), z.array(z.string().min(1)).max(MAX_NAMES))
    .optional()
    .describe(
      'Names that say too little, by rule, in place of the usual ones; case and extension do not count.',
    ),
  sizes: z
    .partialRecord(z.enum(sizeRules), Limit)
    .optional()
    .describe('How large something may be, by rule.'),
  disabled: z.array(RuleName).optional().describe('Rules that do not count here.'),
  suppressions: z
    .array(Suppression)
    .max(1000)
    .optional()
    .describe('What may stay as it is, why, and until when.'),
});
export type RuleSettings = z.infer<typeof RuleSettings>;

/** The rules as they count in one atlas. */
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
  id: z.string().describe('Of the node; of a directory `directory:{path}`'),
  file: z.string().describe('Its file, or the directory'),
  line: z.int().positive(),
  message: z.string(),
  value: z.union([z.string(), z.int()]).describe('The name, or the size'),
  limit: z.int().positive().optional().describe('What the size may be at most'),
});
export type Violation = z.infer<typeof Violation>;

const count = z.int().nonnegative();

/**
 * `api/v1/quality/rules.json`: the rules of the atlas, and where what breaks them is. The day of the commit stands for
 * today, so that the same commit gives the same answer at any time; null without a commit, or where no rule asks for it.
 */
export const RulesIndex = z.object({
  names: z.record(z.enum(nameRules), z.array(z.string())),
  sizes: z.record(z.enum(sizeRules), z.object({ warn: z.int(), error: z.int() })),
  disabled: z.array(RuleName),
  suppressions: z.array(z.object({ ...Suppression.shape, hits: count.describe('How much it keeps quiet') })),
  today: day.nullable(),
  /** Consecutive paths; the first one of each. `file` is below `api/v1/`. */
  shards: z.array(z.object({ file: z.string(), first: z.string() })),
});
export type RulesIndex = z.infer<typeof RulesIndex>;

/** `api/v1/quality/rules/<n>.json`: files and directories with what was checked of them, sorted by path. */
export const RulesShard = z.object({
  entries: z.array(
    z.object({
      path: z.string(),
      /** How many things each rule was held against, in the order of `ruleNames`. */
      checked: z.array(count),
      violations: z.array(Violation),
      /** The rules of those that are kept quiet. */
      suppressed: z.array(RuleName),
    }),
  ),
});
export type RulesShard = z.infer<typeof RulesShard>;
export type RulesEntry = RulesShard['entries'][number];
