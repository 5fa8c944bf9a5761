import { isNone, type RowIndex } from '../../facts/ids.ts';
import { callableKinds, type NodeKind } from '../../../model/kinds.ts';
import { Op } from '../../facts/operations.ts';
import { ExpressionColumn as E, Role } from '../../facts/tables.ts';
import { lookUpRow } from '../bind/lookup.ts';
import { variableKinds, type ProgramFile } from '../bind/program.ts';
import { expressionCell, text } from '../bind/tables.ts';
import type { Denotation } from '../infer/algebra/denotation.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import { definitionNumberOf, tagOf, ValueTag } from '../types/values.ts';

/** Roles of names that are no calls, although they may be those of callables. */
const otherRoles = Role.Function | Role.Type | Role.Extends | Role.Implements;

/** Tells which names call something without arguments, in languages where naming a callable calls it. */
export class BareCalls {
  readonly #file: ProgramFile;
  readonly #evaluator: Evaluator;

  constructor(file: ProgramFile, evaluator: Evaluator) {
    this.#file = file;
    this.#evaluator = evaluator;
  }

  /** Whether a call only reads what a field holds. */
  isRead(row: RowIndex, found: readonly Denotation[]): boolean {
    const { facts, grammar } = this.#file;
    if (!grammar.manifest.scoping.bareCalls || !(expressionCell(facts, row, E.Role) & Role.Callee))
      return false;
    return found.length > 0 && found.every((each) => this.#isOf(each, variableKinds));
  }

  #isOf({ value }: Denotation, kinds: ReadonlySet<NodeKind>): boolean {
    const { program } = this.#evaluator;
    return (
      tagOf(value) === ValueTag.Definition && kinds.has(program.definition(definitionNumberOf(value)).kind)
    );
  }

  /** Whether a row is such a call; `found` is what it stands for. What stands for nothing known is a call unless it is local. */
  is(row: RowIndex, found: readonly Denotation[]): boolean {
    const { facts, grammar } = this.#file;
    const role = expressionCell(facts, row, E.Role);
    if (!grammar.manifest.scoping.bareCalls || role & (otherRoles | Role.Callee)) return false;
    const { nestedNames } = this.#evaluator;
    if (found.length > 0) return found.every((each) => this.#isOf(each, callableKinds));
    if (expressionCell(facts, row, E.Op) !== Op.Name || role & Role.Write) return false;
    const name = text(facts, expressionCell(facts, row, E.A));
    return (
      /^[^\W\d]/u.test(name) &&
      !nestedNames.isConstant(this.#file, name) &&
      isNone(lookUpRow(this.#file, row, false))
    );
  }
}
