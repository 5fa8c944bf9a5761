import { typeKinds } from '../../../../model/kinds.ts';
import {
  definitionNumber,
  isNone,
  type DefinitionNumber,
  FIRST_ROW,
  NONE,
  type RowIndex,
} from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { ExpressionColumn as E } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { expressionCell, list, text, rowOperand } from '../../bind/tables.ts';
import { tagOf, toValue, ValueTag, definitionNumberOf, type Value } from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { MemberFinder } from './member.ts';

/** A type that code registers as a subtype of others without deriving it from them. */
export interface VirtualSubtype {
  /** Number of the type. */
  type: DefinitionNumber;
  /** Instances of the types above. */
  bases: readonly Value[];
  /** The row that names it where it is registered. */
  row: RowIndex;
}

/** What the search for virtual subtypes uses. */
export interface VirtualSubtypesContext extends Pick<InferenceState, 'program' | 'space'> {
  readonly expressions: ExpressionEvaluator;
  readonly members: MemberFinder;
}

/** Returns the types that decorators and calls in a file register as subtypes of types of the repository. */
export function virtualSubtypesIn(
  file: ProgramFile,
  context: VirtualSubtypesContext,
): readonly VirtualSubtype[] {
  const { facts, base, grammar } = file;
  const registering = grammar.manifest.scoping.virtualSubtypes;
  if (!registering || !facts.strings.includes(registering.method)) return [];
  const found: VirtualSubtype[] = [];
  const add = (type: DefinitionNumber, callee: RowIndex, row: RowIndex): void => {
    const bases = registeredAt(file, callee, context, registering);
    if (bases.length > 0) found.push({ type, bases, row });
  };
  facts.definitions.forEach(({ kind, decorators }, index) => {
    if (typeKinds.has(kind)) for (const row of decorators) add(definitionNumber(base, index), row, row);
  });
  for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++) {
    if (expressionCell(facts, row, E.Op) !== Op.Call) continue;
    const callee = rowOperand(facts, row, E.A);
    if (!isMember(file, callee, registering.method)) continue;
    const [given = NONE] = list(facts, expressionCell(facts, row, E.B));
    for (const type of typesIn(file, given, context)) add(type, callee, given);
  }
  return found;
}

/** The types as whose subtypes a callee registers others: those whose own type declares the method. */
function registeredAt(
  file: ProgramFile,
  callee: RowIndex,
  context: VirtualSubtypesContext,
  { type, method }: { type: string; method: string },
): readonly Value[] {
  if (!isMember(file, callee, method)) return [];
  const { members, program } = context;
  const isRegistering = (owner: DefinitionNumber): boolean =>
    members.of(toValue(ValueTag.Definition, owner), method).some(({ target }) => {
      if (target === undefined || tagOf(target) !== ValueTag.Definition) return false;
      const declaring = program.parentOf(definitionNumberOf(target));
      return (
        program.isLibrary(definitionNumberOf(target)) &&
        !isNone(declaring) &&
        program.definition(declaring).name === type
      );
    });
  return typesIn(file, rowOperand(file.facts, callee, E.A), context)
    .filter(isRegistering)
    .map((each) => toValue(ValueTag.Instance, each));
}

function isMember({ facts }: ProgramFile, row: RowIndex, name: string): boolean {
  return (
    !isNone(row) &&
    expressionCell(facts, row, E.Op) === Op.Member &&
    text(facts, expressionCell(facts, row, E.B)) === name
  );
}

/** The types of the repository that a row is worth. */
function typesIn(
  file: ProgramFile,
  row: RowIndex,
  context: VirtualSubtypesContext,
): readonly DefinitionNumber[] {
  const { program, space } = context;
  return context.expressions.evaluate(file, row).flatMap((each) => {
    const { value } = space.unbind(each);
    if (tagOf(value) !== ValueTag.Definition || program.isLibrary(definitionNumberOf(value))) return [];
    return typeKinds.has(program.definition(definitionNumberOf(value)).kind)
      ? [definitionNumberOf(value)]
      : [];
  });
}
