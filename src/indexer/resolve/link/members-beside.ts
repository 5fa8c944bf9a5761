import type { DefinitionNumber, RowIndex } from '../../facts/ids.ts';
import { ExpressionColumn as E } from '../../facts/tables.ts';
import type { NameIndex } from '../bind/name-index.ts';
import type { ProgramFile } from '../bind/program.ts';
import { expressionCell } from '../bind/tables.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import { definitionNumberOf, tagOf, ValueTag } from '../types/values.ts';

/**
 * Returns the members of that name in other types than the one around a row. A member that no parent has is called
 * on the parents of a mixin: its subtypes may have parents with the member beside it.
 */
export function membersBeside(
  { heritage, program, receivers, space }: Evaluator,
  names: NameIndex,
  file: ProgramFile,
  row: RowIndex,
  name: string,
): DefinitionNumber[] {
  const scope = expressionCell(file.facts, row, E.Scope);
  const own = new Set(receivers.types(file, scope).map(definitionNumberOf));
  // Subtypes come before the type in the order of parents.
  const isBelow = (type: DefinitionNumber): boolean => {
    const line = new Set([type]);
    for (const each of line) {
      if (own.has(each)) return true;
      for (const parent of heritage.parentsOf(each)) {
        const { value } = space.unbind(parent);
        if (tagOf(value) === ValueTag.Instance) line.add(definitionNumberOf(value));
      }
    }
    return false;
  };
  return names
    .members(file.grammar.manifest.family, name)
    .filter((member) => !isBelow(program.parentOf(member)));
}
