import { BindingColumn as B, BindingMode, ExpressionColumn as E, Op } from '../facts.ts';
import type { Evaluator } from './evaluator.ts';
import { lookUp } from './lookup.ts';
import { bindingCell, expressionCell, variableKinds, type ProgramFile } from './program.ts';
import { indexOf, tagOf, ValueTag } from './values.ts';

/** Through how many names a value is followed. */
const MAX_STEPS = 6;

/**
 * Whether an expression is plainly a value of the language itself, such as a text or a list: then its members are the
 * language's, and not what happens to have their names in the repository.
 */
export function isLanguageValue(
  evaluator: Evaluator,
  file: ProgramFile,
  row: number,
  steps = MAX_STEPS,
): boolean {
  if (row < 0 || steps === 0) return false;
  const { facts } = file;
  const a = expressionCell(facts, row, E.A);
  switch (expressionCell(facts, row, E.Op)) {
    case Op.Literal:
    case Op.Array:
      return true;
    case Op.Same:
    case Op.Cast:
      return isLanguageValue(evaluator, file, a, steps - 1);
    case Op.Either:
      return (
        isLanguageValue(evaluator, file, a, steps - 1) &&
        isLanguageValue(evaluator, file, expressionCell(facts, row, E.B), steps - 1)
      );
    case Op.Name: {
      const binding = lookUp(file, expressionCell(facts, row, E.Scope), a);
      if (binding < 0) return false;
      const type = bindingCell(facts, binding, B.Type);
      if (type >= 0) return isLanguageValue(evaluator, file, type, steps - 1);
      const isPlain = bindingCell(facts, binding, B.Mode) === BindingMode.Value;
      return isPlain && isLanguageValue(evaluator, file, bindingCell(facts, binding, B.Value), steps - 1);
    }
    case Op.Member:
      return evaluator.denote(file, row).some(({ value }) => {
        if (tagOf(value) !== ValueTag.Definition) return false;
        const { kind, type, value: held } = evaluator.program.definition(indexOf(value));
        const owner = evaluator.program.fileOf(indexOf(value));
        // A parent type outside may make of its members what it likes: an enumeration does.
        const parent = evaluator.program.parentOf(indexOf(value));
        if (
          parent >= 0 &&
          evaluator.members.basesOf(parent).some((base) => tagOf(base) === ValueTag.External)
        )
          return false;
        return (
          variableKinds.has(kind) && isLanguageValue(evaluator, owner, type >= 0 ? type : held, steps - 1)
        );
      });
    default:
      return false;
  }
}
