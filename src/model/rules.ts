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

const Limit = z.strictObject({
  warn: z.int().positive().describe('A size above it is a warning'),
  error: z.int().positive().describe('A size above it is an error'),
});

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
  rule: z
    .enum([...ruleNames, 'expired_suppression'])
    .describe('The rule; `expired_suppression` is about a suppression whose last day is over'),
  severity: z.enum(['warning', 'error']).describe('How bad it is'),
  id: z.string().describe('Id of the node; `directory:{path}` for a directory'),
  path: z.string().describe('Path of the file or directory'),
  line: z.int().positive().describe('Line where it begins, from 1'),
  message: z.string().describe('What is wrong, and what to do'),
  value: z.union([z.string(), z.int()]).describe('The name or the size'),
  limit: z.int().positive().optional().describe('The largest allowed size; absent for names'),
});
export type Violation = z.infer<typeof Violation>;

export const SuppressedViolation = z.object({
  ...Violation.shape,
  rule: RuleName.describe('The rule'),
  suppression: z.int().nonnegative().describe('Index of the first suppression that applies'),
});
export type SuppressedViolation = z.infer<typeof SuppressedViolation>;

const count = z.int().nonnegative();

/** `today` is the commit date, which keeps the answer reproducible. */
export const RulesIndex = z
  .object({
    isConfigured: z
      .boolean()
      .describe('Whether the repository configures rules; otherwise these are defaults, and pages omit them'),
    names: z.record(z.enum(nameRules), z.array(z.string())).describe('Generic names, by rule'),
    sizes: z
      .record(
        z.enum(sizeRules),
        z.object({
          warn: z.int().describe('A size above it is a warning'),
          error: z.int().describe('A size above it is an error'),
        }),
      )
      .describe('Size limits in lines, for a directory in files with code, by rule'),
    disabled: z.array(RuleName).describe('Rules that are not checked'),
    suppressions: z
      .array(z.object({ ...Suppression.shape, hits: count.describe('Number of suppressed violations') }))
      .describe('Accepted violations'),
    today: day
      .nullable()
      .describe(
        'The day of the commit, by which suppressions end; null without a commit, or if none has an end date',
      ),
    shards: z
      .array(
        z.object({
          file: z.string().describe('Path of the shard, relative to `api/v1/`'),
          first: z.string().describe('Its first path'),
        }),
      )
      .describe('Shards of consecutive paths'),
  })
  .describe('`api/v1/quality/rules.json`: the rules of the atlas, and the list of shards with violations')
  .meta({
    examples: [
      {
        isConfigured: true,
        names: { generic_module: ['utils'], generic_function: ['run'], generic_class: ['Manager'] },
        sizes: {
          ...{ function_size: { warn: 40, error: 50 }, module_size: { warn: 200, error: 250 } },
          ...{ class_size: { warn: 150, error: 200 }, directory_size: { warn: 7, error: 10 } },
        },
        ...{ disabled: [], suppressions: [], today: null },
        shards: [{ file: 'quality/rules/0.json', first: 'src' }],
      },
    ],
  });
export type RulesIndex = z.infer<typeof RulesIndex>;

export const RulesShard = z
  .object({
    entries: z
      .array(
        z.object({
          path: z.string().describe('Path of the file or directory'),
          checked: z
            .array(count)
            .describe(`Number of nodes that each rule checked, in this order: ${ruleNames.join(', ')}`),
          violations: z.array(Violation).describe('Its violations; empty if there are none'),
          suppressed: z
            .array(SuppressedViolation)
            .describe('Its violations that a suppression accepts; empty if there are none'),
        }),
      )
      .describe('Files and directories, sorted by path'),
  })
  .describe('`api/v1/quality/rules/{number}.json`: files and directories with their violations')
  .meta({
    examples: [
      {
        entries: [
          {
            ...{ path: 'src/cart.ts', checked: [1, 1, 1, 1, 1, 1, 0], suppressed: [] },
            violations: [
              {
                ...{ rule: 'function_size', severity: 'warning', id: 'method:src/cart.ts:Cart.total' },
                ...{ path: 'src/cart.ts', line: 12, value: 44, limit: 40 },
                message: 'The method "total" has 44 lines, more than 40: split it.',
              },
            ],
          },
        ],
      },
    ],
  });
export type RulesShard = z.infer<typeof RulesShard>;
export type RulesEntry = RulesShard['entries'][number];
