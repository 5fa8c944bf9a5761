import * as z from 'zod';
import { GlobError } from '../base/glob-expression.ts';
import { createGlobMatcher } from '../base/globs.ts';
import { secretRuleIds } from '../features/secrets/rule-data.ts';
import { CheckSettings } from '../model/check-settings.ts';
import { MAX_BLAMED_COMMITS } from '../model/blame-limit.ts';
import { forgeKinds, isForgeUrl } from '../model/forge.ts';
import { HISTORY_RULE, parseHistoryChoice } from './history-choice.ts';
import { parseSiteUrl, SITE_URL_RULE } from '../model/published-site.ts';
import { RuleSettings } from '../model/rules.ts';
import { GivenWeights } from '../model/search-shards.ts';

const MIN_ALLOWED_TEXT = 6;

/** Checks globs here, so that the error names the setting and not the first use of the glob. */
function checkGlobs(globs: readonly string[], context: z.RefinementCtx, path: PropertyKey[] = []): boolean {
  try {
    createGlobMatcher(globs);
    return true;
  } catch (error) {
    if (!(error instanceof GlobError)) throw error;
    context.addIssue({ code: 'custom', message: `cannot be used: ${error.message}`, path });
    return false;
  }
}

const Glob = z.string().superRefine((glob, context) => void checkGlobs([glob], context));
const Globs = z.array(z.string()).superRefine((globs, context) => {
  const areValid = globs.map((glob, index) => checkGlobs([glob], context, [index])).every(Boolean);
  if (areValid) checkGlobs(globs, context);
});

const ValidateConfig = RuleSettings.superRefine(({ suppressions = [] }, context) => {
  for (const [index, { path }] of suppressions.entries())
    if (path !== undefined) checkGlobs([path], context, ['suppressions', index, 'path']);
});

const CheckConfig = CheckSettings.superRefine(({ allow = [] }, context) => {
  for (const [index, { path }] of allow.entries())
    if (path !== undefined) checkGlobs([path], context, ['allow', index, 'path']);
});

const AllowedSecret = z
  .strictObject({
    path: Glob.optional().describe('Glob of files and folders.'),
    rule: z
      .string()
      .refine((id) => secretRuleIds().has(id), {
        error: 'must be the id of a rule as findings name it, such as "generic-api-key"',
      })
      .optional()
      .describe('Id of the rule, as findings name it.'),
    text: z
      .string()
      .refine((text) => text.length >= MIN_ALLOWED_TEXT, {
        error: `must have at least ${MIN_ALLOWED_TEXT} characters: shorter texts occur in many secrets`,
      })
      .optional()
      .describe('The flagged text, or a part of it.'),
  })
  .refine((entry) => Object.keys(entry).length > 0, { error: 'must have "path", "rule" or "text"' });

const SecretsConfig = z.strictObject({
  allow: z
    .array(AllowedSecret)
    .optional()
    .describe(
      'False positives. All properties of an entry must match: { "path": "test/**", "rule": "jwt" }.',
    ),
});

const ForgeConfig = z.strictObject({
  kind: z
    .enum(forgeKinds, {
      error: `must be ${forgeKinds.slice(0, -1).map(quoted).join(', ')} or ${forgeKinds.slice(-1).map(quoted).join()}`,
    })
    .describe('The form of its addresses. Forgejo has that of Gitea.'),
  url: z
    .string()
    .refine(isForgeUrl, {
      error:
        'must be the address of the repository in a browser, such as "https://git.example.org/group/project"',
    })
    .describe('The address of the repository in a browser.'),
});

function quoted(text: string): string {
  return `"${text}"`;
}

/** The settings of `treeatlas.config.*`. Command line options take precedence. */
export const Config = z.strictObject({
  $schema: z.string().optional().describe('URL of the schema of this file, for editors.'),
  name: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Name of the repository. Default: the name of its remote or folder.'),
  include: Globs.optional().describe('Index only files and folders that match one of these globs.'),
  exclude: Globs.optional().describe('Skip files and folders that match one of these globs.'),
  untracked: z
    .boolean()
    .optional()
    .describe('Index files that git neither tracks nor ignores, too. Default: false.'),
  maxFileBytes: z
    .int()
    .positive()
    .max(100_000_000)
    .optional()
    .describe('Larger files are skipped. Default: 5,000,000.'),
  out: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Folder for the atlas, relative to this file. It must be inside the repository unless the user trusts this file. Default: "atlas".',
    ),
  cache: z
    .union([z.string().min(1), z.literal(false)])
    .optional()
    .describe(
      "Folder for the cache, outside the repository. Ignored unless the user trusts this file. False disables the cache. Default: a folder in the user's cache folder.",
    ),
  workers: z
    .int()
    .positive()
    .max(256)
    .optional()
    .describe(
      'Number of worker processes and threads; those that build layers count as one. Default: the number of cores, and one thread for the names of a very large repository.',
    ),
  languages: z
    .record(z.string().regex(/^[^/\\]+$/), z.string().min(1))
    .optional()
    .describe(
      'Language by file extension (".inc") or file name ("Jakefile"). Takes precedence over the grammars.',
    ),
  scip: z
    .array(z.string().min(1))
    .max(100)
    .optional()
    .describe(
      'SCIP indexes made by compilers, whose edges are added: paths relative to this file, inside the repository unless the user trusts this file. One that does not exist is passed over.',
    ),
  search: z
    .strictObject({
      weights: GivenWeights.optional().describe(
        'Weights of the parts of a score: { "bm25": 0.4, "activation": 0.3, "semantic": 0.3 }.',
      ),
    })
    .optional()
    .describe('How "search" ranks.'),
  history: z
    .union([z.number(), z.string()], { error: HISTORY_RULE })
    .refine((choice) => parseHistoryChoice(choice) !== undefined, { error: HISTORY_RULE })
    .optional()
    .describe(
      'Commits in a built atlas: this many of the newest, "tags" for all tagged commits, a glob of tags ("v1.*"), or a day ("2024-01-31") for tagged commits since then. Default: none.',
    ),
  changes: z
    .array(z.string().min(1).max(400))
    .optional()
    .describe(
      'Comparisons of two states in a built atlas: ["v1.0..HEAD"]. A range without a head ends at what is built. Default: none.',
    ),
  blame: z
    .boolean()
    .optional()
    .describe(
      `Whether a built atlas has the commit that each line comes from. Default: if the clone has the whole history, of at most ${MAX_BLAMED_COMMITS.toLocaleString('en')} commits.`,
    ),
  siteUrl: z
    .string()
    .refine((url) => parseSiteUrl(url) !== undefined, { error: SITE_URL_RULE })
    .optional()
    .describe(
      'Address of the published site, "https://owner.github.io/repository/": adds canonical addresses, and images for previews of links.',
    ),
  hub: z
    .string()
    .refine((url) => parseSiteUrl(url) !== undefined, { error: SITE_URL_RULE })
    .optional()
    .describe(
      'Address of a hub that has the published atlas, "https://atlas.example.org/hub/": imports then lead to the atlases of their packages.',
    ),
  forge: ForgeConfig.optional().describe(
    'Where the repository can be seen, if its remote does not tell: { "kind": "gitlab", "url": "https://git.example.org/group/project" }.',
  ),
  secrets: SecretsConfig.optional().describe('Exceptions from the search for secrets.'),
  validate: ValidateConfig.optional().describe('The rules that "validate" checks.'),
  check: CheckConfig.optional().describe('What "check --base" fails on.'),
});
export type Config = z.infer<typeof Config>;

/** Returns the configuration unchanged. Editors use its type to check the configuration. */
export function defineConfig(config: Config): Config {
  return config;
}

/** JSON Schema of the configuration, for editors. */
export function configJsonSchema(): z.core.JSONSchema.BaseSchema {
  return { title: 'Configuration of Treeatlas', ...z.toJSONSchema(Config) };
}
