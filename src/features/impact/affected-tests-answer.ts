import { z } from 'zod';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { Tiers } from '../../model/tokens.ts';
import { Meta } from '../../operations/answer.ts';
import { count, item, paragraphs, section } from '../../render/markdown/parts.ts';

export const Test = z.object({
  file: z.string(),
  reach: z
    .enum(['changed', 'uses', 'imports'])
    .describe(
      '`changed`: it changed itself; `uses`: it uses what changed, over others or not; `imports`: it only imports what imports it',
    ),
  distance: wholeNumber.describe('Uses, or imports, in between'),
  path: z.array(z.string()).describe('From what is in the test to what changed, each using the next'),
  role: z.enum(['test', 'support']).describe('`support`: other files import it'),
  tokens: Tiers,
});

export const TestsAnswer = z.object({
  changed: z.array(z.string()).describe('Ids of what was taken for changed'),
  unknown: z.array(z.string()).describe('What the atlas does not have: new, gone, or no source'),
  tests: z.array(Test).describe('Over certain edges: those that use before those that import, nearest first'),
  candidates: z
    .object({ total: wholeNumber, tests: z.array(Test) })
    .describe('Tests that only edges lead from of which no evidence is certain'),
  complete: z.boolean().describe('False when the search met its bounds: there may be more'),
  meta: Meta,
});
export type TestsAnswer = z.output<typeof TestsAnswer>;

export function renderTests({ changed, unknown, tests, candidates, complete, meta }: TestsAnswer): string {
  const bounds = complete ? '' : ' The search stopped at its limit: there may be more.';
  return paragraphs([
    `${count(meta.total, 'test file')} may be affected by ${count(changed.length, 'change')}.${bounds}`,
    tests.map(testLine).join('\n'),
    section(`Over possible references: ${candidates.total}`, candidates.tests.map(testLine)),
    section('Not in the atlas', unknown.map(item)),
  ]);
}

function testLine({ file, reach, distance, path, role }: z.output<typeof Test>): string {
  const how =
    reach === 'changed' ? 'changed itself' : `${reach}, ${distance}: ${path.map(shortId).join(' -> ')}`;
  return item(`${file}${role === 'support' ? ' (imported by others)' : ''}: ${how}`);
}

/** Shortens the ids in a path to the qualified name or, for files, the path. */
function shortId(id: string): string {
  return id.slice(id.lastIndexOf(':') + 1);
}
