import { FIRST_ROW } from '../../facts/ids.ts';
import { ExpressionColumn as E } from '../../facts/tables.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import { checkFile } from '../check/check-file.ts';
import { givenUpFile, GivenUpWatch } from './given-up.ts';
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

/** Resolves every use of a name in a file. Without inference, scope, imports and names decide alone. */
export function linkFile(
  file: ProgramFile,
  evaluator: Evaluator,
  names: NameIndex,
  steps: Steps,
  infers: boolean,
): FileLinks {
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
  const links = table.links(infers ? watch.all() : [givenUpFile]);
  return infers && !steps.areSpent
    ? { ...links, ...checkFile(file, evaluator, table, uses.calls, links.rows) }
    : links;
}
