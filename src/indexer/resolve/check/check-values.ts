import { callableKinds } from '../../../model/kinds.ts';
import {
  definitionNumber,
  FIRST_BINDING,
  FIRST_ROW,
  isNone,
  NONE,
  type BindingIndex,
  type DefinitionNumber,
  type LinkEnd,
  type RowIndex,
} from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { BindingColumn as B, BindingKind, ExpressionColumn as E, Role } from '../../facts/tables.ts';
import type { ProgramFile } from '../bind/program.ts';
import {
  bindingCell,
  bindingKey,
  expressionCell,
  list,
  targetDefinition,
  underlyingRow,
} from '../bind/tables.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import type { LinkTable } from '../link/link-table.ts';
import { containerOf } from '../link/use.ts';
import { definitionNumberOf, tagOf, toValue, ValueTag, type Values } from '../types/values.ts';
import { calledDefinition } from './called-definition.ts';
import type { UseChecker } from './check-uses.ts';
import type { MisfitTable } from './misfit-table.ts';
import type { TypeFit } from './type-fit.ts';

/** Operations that may give several values at once, or of which the type is not written as one of several. */
const open: ReadonlySet<number> = new Set([Op.Call, Op.Function]);

/** Finds values that are not of the type which is declared for them: results of functions, and what variables are given. */
export class ValueChecker {
  readonly #file: ProgramFile;
  readonly #evaluator: Evaluator;
  readonly #table: LinkTable;
  readonly #fit: TypeFit;
  readonly #uses: UseChecker;
  readonly #misfits: MisfitTable;
  readonly #checked = new Set<RowIndex>();

  constructor(
    file: ProgramFile,
    evaluator: Evaluator,
    table: LinkTable,
    fit: TypeFit,
    uses: UseChecker,
    misfits: MisfitTable,
  ) {
    this.#file = file;
    this.#evaluator = evaluator;
    this.#table = table;
    this.#fit = fit;
    this.#uses = uses;
    this.#misfits = misfits;
  }

  check(): void {
    const { base, facts } = this.#file;
    facts.definitions.forEach(({ kind, modifiers, overloads, returns, type, values }, index) => {
      if (isNone(type)) return;
      const number = definitionNumber(base, index);
      if (callableKinds.has(kind) && overloads.length === 0)
        this.#checkReturns(returns, type, modifiers.includes('async'), number);
      else if (kind === 'property' || kind === 'field')
        for (const row of values) if (!this.#isSpecifier(row)) this.#checkRow(row, type, number);
    });
    for (let binding = FIRST_BINDING; binding < facts.bindings.length / B.Width; binding++) {
      const kind = bindingCell(facts, binding, B.Kind);
      const type = bindingCell(facts, binding, B.Type);
      if (kind === BindingKind.Assigned || (kind === BindingKind.Variable && isNone(type)))
        this.#checkAssigned(binding);
      if ((kind !== BindingKind.Variable && kind !== BindingKind.Definition) || isNone(type)) continue;
      const target = kind === BindingKind.Definition ? targetDefinition(facts, binding) : NONE;
      const isMember = !isNone(target) && facts.definitions[target]?.kind === 'property';
      if (isMember && this.#isSpecifier(bindingCell(facts, binding, B.Value))) continue;
      this.#checkRow(
        bindingCell(facts, binding, B.Value),
        type,
        isNone(target) ? undefined : definitionNumber(base, target),
      );
    }
    for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++) {
      if (expressionCell(facts, row, E.Op) !== Op.Function) continue;
      const [declared = NONE, ...returns] = list(facts, expressionCell(facts, row, E.B));
      const isAsync = (expressionCell(facts, row, E.Role) & Role.Async) !== 0;
      if (!isNone(declared)) this.#checkReturns(returns, declared, isAsync, undefined);
    }
  }

  /** Checks a value that is assigned later to a variable or parameter for which a type is declared. */
  #checkAssigned(binding: BindingIndex): void {
    const { facts } = this.#file;
    const value = bindingCell(facts, binding, B.Value);
    if (isNone(value) || !this.#uses.mayLack(value)) return;
    let at = this.#file.firstBinding.get(bindingKey(facts, binding)) ?? NONE;
    const types: RowIndex[] = [];
    for (; !isNone(at); at = this.#file.nextBinding[at] ?? NONE) types.push(bindingCell(facts, at, B.Type));
    const [type, ...others] = types.filter((each) => !isNone(each));
    if (type !== undefined && others.length === 0) this.#uses.checkFor(this.#file, type, value);
  }

  /** Whether a call describes a member of a type whose constructor is generated, and is not its value. */
  #isSpecifier(row: RowIndex): boolean {
    const { facts, grammar } = this.#file;
    const isCall = !isNone(row) && expressionCell(facts, row, E.Op) === Op.Call;
    return isCall && grammar.manifest.scoping.creation.generated !== undefined;
  }

  #checkReturns(
    returns: readonly RowIndex[],
    type: RowIndex,
    isAsync: boolean,
    to: DefinitionNumber | undefined,
  ): void {
    const { facts } = this.#file;
    const isPlain = (row: RowIndex): boolean =>
      !isNone(row) && expressionCell(facts, row, E.Op) !== Op.Yielded;
    if (returns.length === 0 || !returns.every(isPlain)) return;
    const op = expressionCell(facts, underlyingRow(facts, type), E.Op);
    if (op === Op.Predicate || op === Op.Function) return;
    // The type of a variable that holds the function is that of the whole.
    const declared = this.#evaluator.expressions.evaluateType(this.#file, type);
    if (declared.some((value) => tagOf(this.#evaluator.space.unbind(value).value) === ValueTag.Closure))
      return;
    for (const row of returns) this.#checkRow(row, type, to, isAsync);
  }

  #checkRow(row: RowIndex, type: RowIndex, to: DefinitionNumber | undefined, isAsync = false): void {
    if (isNone(row) || this.#checked.has(row)) return;
    this.#checked.add(row);
    if (!isAsync && this.#checkItems(row, type, to)) return;
    const { expressions } = this.#evaluator;
    const declared = expressions.evaluateType(this.#file, type);
    if (isAsync && this.#isPromised(row)) return;
    const wanted = isAsync ? this.#awaited(declared) : declared;
    const detail = this.#fit.refusal(this.#file, row, wanted, true);
    if (detail !== undefined) this.#misfits.addRow(row, this.#target(row, to), 'result type', detail);
    else if (!isAsync) this.#uses.checkFor(this.#file, type, row);
  }

  /** Checks several values that are returned at once. Returns false if there is one. */
  #checkItems(row: RowIndex, type: RowIndex, to: DefinitionNumber | undefined): boolean {
    const { facts, grammar } = this.#file;
    if (grammar.manifest.scoping.argumentChecks !== 'results') return false;
    const [several, types] = [underlyingRow(facts, row), underlyingRow(facts, type)];
    if (isNone(several) || isNone(types)) return false;
    const areSeveral = expressionCell(facts, several, E.Op) === Op.Tuple;
    const isList = expressionCell(facts, types, E.Op) === Op.Tuple;
    const given = areSeveral ? list(facts, expressionCell(facts, several, E.B)) : [row];
    const wanted = isList ? list(facts, expressionCell(facts, types, E.B)) : [type];
    if (!areSeveral && !isList) return false;
    const isCall = !areSeveral && open.has(expressionCell(facts, several, E.Op));
    if (given.length !== wanted.length) {
      if (!isCall)
        this.#misfits.addRow(
          row,
          this.#target(row, to),
          'result type',
          `${given.length} values are not ${wanted.length}`,
        );
      return true;
    }
    given.forEach((each, index) => {
      this.#checkRow(each, wanted[index] ?? NONE, to);
    });
    return true;
  }

  /** Whether an expression gives something to wait for, which an asynchronous function returns as it is. */
  #isPromised(row: RowIndex): boolean {
    const { results } = this.#file.grammar.manifest.scoping;
    const { library, space } = this.#evaluator;
    const promise = results === undefined ? undefined : library.type(this.#file, results.async);
    return this.#evaluator.evaluate(this.#file, row).some((value) => {
      const { value: bare } = space.unbind(value);
      return tagOf(bare) === ValueTag.Instance && definitionNumberOf(bare) === promise;
    });
  }

  /** The values that an asynchronous function may return: those that its result gives when it is awaited. */
  #awaited(declared: Values): Values {
    const { results } = this.#file.grammar.manifest.scoping;
    const { generics, library, space } = this.#evaluator;
    const promise = results === undefined ? undefined : library.type(this.#file, results.async);
    const isPromise = declared.some((value) => {
      const { value: bare } = space.unbind(value);
      return tagOf(bare) === ValueTag.Instance && definitionNumberOf(bare) === promise;
    });
    if (promise === undefined || !isPromise) return declared;
    return declared.flatMap((value) => generics.argumentsAs(value, promise)?.[0] ?? []);
  }

  /** The end of a misfit: the callee, or else the definition that declares the type. */
  #target(row: RowIndex, to: DefinitionNumber | undefined): LinkEnd {
    return (
      calledDefinition(this.#file, this.#evaluator, this.#table, row) ??
      (to === undefined ? null : this.#table.numberOf(toValue(ValueTag.Definition, to))) ??
      containerOf(this.#file, row)
    );
  }
}
