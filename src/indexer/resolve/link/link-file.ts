import { FIRST_ROW } from '../../facts/ids.ts';
import { ExpressionColumn as E } from '../../facts/tables.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import { checkFile } from '../check/check-file.ts';
import { givenUpChecks, givenUpFile, GivenUpWatch } from './given-up.ts';
import { linkFilePaths } from './link-file-paths.ts';
import { linkInjections } from './link-injections.ts';
import { linkExports, linkImports, linkUnitImports } from './link-modules.ts';
import { linkOverrides } from './link-overrides.ts';
import { LinkTable } from './link-table.ts';
import { UseLinker } from './link-uses.ts';
import type { FileLinks } from './links.ts';
import type { NameIndex } from '../bind/name-index.ts';
import type { ProgramFile } from '../bind/program.ts';
import type { Steps } from '../types/steps.ts';

/**
 * Resolves every use of a name in a file, and checks what is used. Without inference, scope, imports and names decide alone,
 * and nothing is checked. Returns undefined if inference takes more steps than a file has.
 */
export function linkFile(
  file: ProgramFile,
  evaluator: Evaluator,
  names: NameIndex,
  steps: Steps,
  infers: boolean,
): FileLinks | undefined {
  const watch = new GivenUpWatch(file, steps);
  const table = new LinkTable(file, evaluator, names);
  linkImports(file, evaluator, table);
  linkFilePaths(file, evaluator, table);
  linkExports(file, evaluator, table);
  if (!infers) steps.spend();
  linkOverrides(file, evaluator, names, table);
  linkInjections(file, evaluator, names, table);
  const uses = new UseLinker(file, evaluator, names, table);
  for (let row = FIRST_ROW; row < file.facts.expressions.length / E.Width; row++) {
    uses.link(row);
    watch.noteLinked(row);
  }
  uses.end();
  linkUnitImports(file, evaluator, table);
  if (!infers) return table.links([givenUpFile]);
  // Which rows were linked before the budget was spent would depend on their order.
  if (steps.areSpent) return undefined;
  return withChecks(table.links(watch.all()), steps, (rows) =>
    checkFile(file, evaluator, table, uses.calls, rows),
  );
}

/** Links do not depend on what checks need, nor does what is checked depend on the order of the checks. */
function withChecks(
  links: FileLinks,
  steps: Steps,
  check: (rows: Int32Array) => Pick<FileLinks, 'misfits' | 'misfitDetails'>,
): FileLinks {
  const checks = check(links.rows);
  return steps.areSpent ? { ...links, givenUp: [...links.givenUp, givenUpChecks] } : { ...links, ...checks };
}
