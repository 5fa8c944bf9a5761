import { FILE_SCOPE, FIRST_ROW } from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { ExpressionColumn as E } from '../../facts/tables.ts';
import { dottedName } from '../../resolve/bind/dotted-name.ts';
import { expressionCell, placeOf, rowOperand } from '../../resolve/bind/tables.ts';
import type { Program, ProgramFile } from '../../resolve/bind/program.ts';

/**
 * Returns the calls at the top of a file that make something of another package, by an expression of the names of such calls: the name, and
 * the index of the definition that holds what is made, or 0.
 */
export function registeringCalls(
  program: Program,
  file: ProgramFile,
  match: RegExp,
): { name: string; node: number }[] {
  const { facts, grammar } = file;
  const names = new Set(
    facts.imports.flatMap(({ local, source, erased }) => {
      if (local === '' || erased) return [];
      const target = file.modules.resolve(file.path, source);
      if (target.kind !== 'package') return [];
      const module = target.library ?? target.name;
      return program.hasLibraryUnder(grammar.manifest.family, module) ? [] : local;
    }),
  );
  const found: { name: string; node: number }[] = [];
  if (names.size === 0) return found;
  for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++) {
    if (expressionCell(facts, row, E.Op) !== Op.Call || expressionCell(facts, row, E.Scope) !== FILE_SCOPE)
      continue;
    const name = dottedName(facts, rowOperand(facts, row, E.A));
    if (!match.test(name) || !names.has(name.split('.')[0] ?? '')) continue;
    const [line] = placeOf(facts, expressionCell(facts, row, E.Offset));
    const node = facts.definitions.findIndex(
      ({ parent, span: [first, , last] }) => parent === 0 && first <= line && line <= last,
    );
    found.push({ name, node: Math.max(0, node) });
  }
  return found;
}
