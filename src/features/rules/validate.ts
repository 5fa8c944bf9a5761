import { inArtifact } from '../../operations/support/static-answers.ts';
import { artifactPath } from '../../model/artifact.ts';
import * as z from 'zod';
import { isWithin } from '../../model/path.ts';
import type { SuppressedViolation, Violation } from '../../model/rules.ts';
import { RuleName, ruleNames, rulesOf, type RulesEntry, type RulesIndex } from '../../model/rules.ts';
import {
  subjectsOf,
  expiredSuppressions,
  isInside,
  readRules,
  readRulesShard,
  RuleBook,
} from './query/rules.ts';
import type { Store } from '../../store/store.ts';
import { fitted, pageMeta } from '../../operations/answer.ts';
import { budget, capLimit, limit, offset } from '../../operations/support/inputs.ts';
import { validateOutput } from '../../operations/contracts/auzoom-rules.ts';
import { defineOperation } from '../../operations/operation.ts';
import { requireAtlas, requirePlace } from '../../operations/support/target.ts';
import { ValidationAnswer, renderValidation } from './validate-answer.ts';

const input = z.strictObject({
  scope: z
    .string()
    .default('')
    .describe('Path or id of a directory, file or symbol; default: the whole repository'),
  rules: z.array(RuleName).optional().describe('Only these rules; default: all'),
  limit,
  offset,
  budget,
});

export const validate = defineOperation({
  name: 'validate',
  contracts: [{ names: ['auzoom_validate'], output: validateOutput }],
  description:
    'Lists violations of the naming and size rules of the repository: generic names, and functions, classes, files and directories that are too large. Use it after an edit, with the changed file as `scope`. For unused code use `dead_code`.',
  input,
  output: ValidationAnswer,
  toMarkdown: renderValidation,
  static: inArtifact(artifactPath.rules, '', 'Violations are in `quality/rules/{n}.json`.'),
  async run(store, { scope, rules, ...params }) {
    const { violations, suppressed, checked } = await findViolations(store, { scope, rules });
    const errors = violations.filter(({ severity }) => severity === 'error').length;
    const expired = violations.filter(({ rule }) => rule === 'expired_suppression').length;
    const summary = {
      passed: checked - (violations.length - expired) - suppressed.length,
      warnings: violations.length - errors,
      errors,
      suppressed: suppressed.length,
    };
    return fitted(capLimit(params.limit), params.budget, (count) => {
      const shown = violations.slice(params.offset, params.offset + count);
      return { summary, violations: shown, meta: pageMeta(violations.length, params.offset, shown.length) };
    });
  },
});

interface FoundViolations {
  /** Errors first, then by path and line. */
  violations: Violation[];
  suppressed: SuppressedViolation[];
  /** Number of checks. */
  checked: number;
}

async function findViolations(
  store: Store,
  { scope, rules }: Pick<z.output<typeof input>, 'scope' | 'rules'>,
): Promise<FoundViolations> {
  await requireAtlas(store);
  const wanted = rules ?? ruleNames;
  const index = await readRules(store);
  const { entries, whole } = await entriesOf(store, index, scope.trim() === '' ? '' : scope);
  const violations = entries.flatMap((entry) => entry.violations).filter(isViolationOf(wanted));
  // An expired suppression has no place, and `rules` cannot name it.
  if (whole && !rules) violations.push(...expiredSuppressions(index));
  violations.sort((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'));
  return {
    violations,
    suppressed: entries.flatMap((entry) => entry.suppressed).filter(isViolationOf(wanted)),
    checked: entries.reduce((sum, entry) => sum + checkCount(entry, wanted), 0),
  };
}

/** Returns the violations of all pages of the answer, and those that are suppressed, each with the reason. */
export async function allViolations(
  store: Store,
  params: unknown,
): Promise<{ violations: Violation[]; suppressed: (Violation & { reason: string })[] }> {
  const { violations, suppressed } = await findViolations(store, input.parse(params));
  const { suppressions } = await readRules(store);
  return {
    violations,
    suppressed: suppressed.map(({ suppression, ...violation }) => ({
      ...violation,
      reason: suppressions[suppression]?.reason ?? '',
    })),
  };
}

function isViolationOf(rules: readonly string[]): (violation: Violation) => boolean {
  return ({ rule }) => rules.includes(rule);
}

function checkCount({ checked }: RulesEntry, rules: readonly string[]): number {
  return ruleNames.reduce((sum, rule, at) => sum + (rules.includes(rule) ? (checked[at] ?? 0) : 0), 0);
}

async function entriesOf(
  store: Store,
  index: RulesIndex,
  scope: string,
): Promise<{ entries: RulesEntry[]; whole: boolean }> {
  const place = await requirePlace(store, scope || '.');
  if (place.kind === 'node') {
    const { found } = place;
    const book = new RuleBook(rulesOf(index), index.today);
    const subjects = subjectsOf(found.shard).filter(({ id }) => isInside(id, found.node.id));
    return { entries: [{ path: place.path, ...book.check(subjects) }], whole: false };
  }
  return { entries: await entriesBelow(store, index, place.path), whole: place.path === '' };
}

/** Reads the shards that can contain entries of a directory. */
async function entriesBelow(store: Store, { shards }: RulesIndex, folder: string): Promise<RulesEntry[]> {
  const [first, last] = [folder, `${folder}0`];
  const wanted = shards.filter(
    (shard, at) => folder === '' || (shard.first < last && (shards[at + 1]?.first ?? last) >= first),
  );
  const read = await Promise.all(wanted.map(({ file }) => readRulesShard(store, file)));
  return read.flatMap(({ entries }) => entries).filter(({ path }) => isWithin(folder, path));
}
