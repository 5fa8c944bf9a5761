import * as z from 'zod';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { Tiers } from '../../model/tokens.ts';
import { Meta } from '../../operations/answer.ts';
import { RiskDoubt, riskDoubtsText } from './risk-doubt.ts';
import { StoppedAt } from './stopped-at.ts';
import { count, item, paragraphs, section } from '../../render/markdown/parts.ts';

export const Test = z.object({
  path: z.string(),
  relation: z
    .enum(['changed', 'uses', 'imports', 'setup'])
    .describe(
      '`changed`: it is one of the changes; `uses`: it refers to a change, directly or indirectly; `imports`: it only imports a file that imports one; `setup`: a test runner runs a file before it that is one, or depends on one',
    ),
  distance: wholeNumber.describe('The number of references or imports between the test and the change'),
  chainIds: z
    .array(z.string())
    .describe(
      'Ids from a symbol in the test, or in the file that runs before it, to the change; each refers to the next',
    ),
  setup: z
    .string()
    .optional()
    .describe(
      'Why the file runs before the test: the key and the configuration file that name it, or its name. Absent for other relations',
    ),
  role: z
    .enum(['test', 'support'])
    .describe(
      '`support`: it contains no tests. Where names do not tell: other files import it, or it runs before them',
    ),
  tokens: Tiers,
});

export const TestsAnswer = z.object({
  changedIds: z.array(z.string()).describe('The nodes that `changed` stands for'),
  unknown: z.array(z.string()).describe('Entries of `changed` that are not in the atlas'),
  tests: z
    .array(Test)
    .describe('Test files connected by resolved references: users before importers, nearest first'),
  candidates: z
    .object({ total: wholeNumber, tests: z.array(Test) })
    .describe(
      'Test files that only possible references, or files that a test runner runs before them, connect with the change; if `tests` is empty, also those with unresolved references to its names',
    ),
  doubts: z
    .array(RiskDoubt)
    .optional()
    .describe(
      'Places that may use a change, or a user of it if no test is known; tests of them are not listed. Absent if there are none',
    ),
  complete: z
    .boolean()
    .describe('False if the search stopped at its limit or at `maxDepth`, so there may be more'),
  stoppedAt: StoppedAt,
  meta: Meta,
});
export type TestsAnswer = z.output<typeof TestsAnswer>;

export function renderTests(answer: TestsAnswer): string {
  const { changedIds, unknown, tests, candidates, meta } = answer;
  const doubts = riskDoubtsText(answer.doubts);
  return paragraphs([
    `${count(meta.total, 'test file')} may be affected by ${count(changedIds.length, 'change')}.${bounds(answer)}`,
    tests.map(testLine).join('\n'),
    section(`Over possible references or set-up files: ${candidates.total}`, candidates.tests.map(testLine)),
    doubts === '' ? '' : `There may be more tests: ${doubts}.`,
    section('Not in the atlas', unknown.map(item)),
  ]);
}

function bounds({ complete, stoppedAt }: TestsAnswer): string {
  if (complete) return '';
  return stoppedAt === 'maxDepth'
    ? ' The search stopped at `maxDepth`: further steps may lead to more.'
    : ' The search stopped at its limit: there may be more.';
}

function testLine({ path, relation, distance, chainIds, setup, role }: z.output<typeof Test>): string {
  const how =
    relation === 'changed'
      ? 'changed itself'
      : `${relation}, ${distance}: ${chainIds.map(shortId).join(' -> ')}`;
  const why = setup === undefined ? '' : ` (${setup})`;
  return item(`${path}${role === 'support' ? ' (support of others)' : ''}: ${how}${why}`);
}

/** Shortens an id to the qualified name or, for files, the path. */
function shortId(id: string): string {
  return id.slice(id.lastIndexOf(':') + 1);
}
