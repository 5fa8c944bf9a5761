import { ownerKinds } from '../../../model/kinds.ts';
import type { MisfitKind } from '../../../model/misfit.ts';
import {
  FIRST_ROW,
  isNone,
  type BindingIndex,
  type LinkEnd,
  type RowIndex,
  type RowTable,
} from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import { BindingColumn as B, ExpressionColumn as E, NAMED } from '../../facts/tables.ts';
import type { ProgramFile } from '../bind/program.ts';
import { bindingCell, callOf, expressionCell, list, rowOperand, text } from '../bind/tables.ts';
import type { Denotation } from '../infer/algebra/denotation.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import type { Signature } from '../infer/members/signatures.ts';
import { definitionNumberOf, tagOf, ValueTag } from '../types/values.ts';
import { containerOf } from '../link/use.ts';
import type { CallableOption, CallableOptions } from './callable-options.ts';
import type { MisfitTable } from './misfit-table.ts';
import type { TypeFit } from './type-fit.ts';

/** Why a signature does not take the arguments of a call. */
interface Refusal {
  to: LinkEnd;
  kind: MisfitKind;
  /** The argument, or the callee if one is missing. */
  row: RowIndex;
  detail: string | undefined;
}

/** Finds calls whose arguments no signature takes that the call may lead to. */
export class CallChecker {
  readonly #file: ProgramFile;
  readonly #evaluator: Evaluator;
  readonly #options: CallableOptions;
  readonly #fit: TypeFit;
  readonly #misfits: MisfitTable;

  constructor(
    file: ProgramFile,
    evaluator: Evaluator,
    options: CallableOptions,
    fit: TypeFit,
    misfits: MisfitTable,
  ) {
    this.#file = file;
    this.#evaluator = evaluator;
    this.#options = options;
    this.#fit = fit;
    this.#misfits = misfits;
  }

  /** Checks the call of a name. */
  check(row: RowIndex, found: readonly Denotation[]): void {
    const { facts } = this.#file;
    const call = callOf(facts, row);
    if (isNone(call)) return;
    const given = list(facts, expressionCell(facts, call, E.B));
    if (given.some((item) => !isNone(item) && expressionCell(facts, item, E.Op) === Op.Spread)) return;
    const options = this.#options.of(row, found);
    if (!options) return;
    let best: Refusal | undefined;
    for (const option of options) {
      const refusal = this.#refusal(option, row, given);
      if (!refusal) return;
      // Of overloads, one that takes as many arguments was probably meant.
      if (!best || (best.kind !== 'argument type' && refusal.kind === 'argument type')) best = refusal;
    }
    if (best) this.#misfits.addRow(best.row, best.to, best.kind, best.detail);
  }

  /** Checks the calls of values that are functions of a written type. */
  checkHeld(): void {
    const { facts, grammar } = this.#file;
    if (grammar.manifest.scoping.argumentChecks !== 'results') return;
    const { signatures, space } = this.#evaluator;
    for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++) {
      if (expressionCell(facts, row, E.Op) !== Op.Call) continue;
      const given = list(facts, expressionCell(facts, row, E.B));
      // The name of a type of functions stands for the type beside its own methods.
      const [value, ...others] = this.#evaluator
        .evaluate(this.#file, rowOperand(facts, row, E.A))
        .filter((each) => tagOf(space.unbind(each).value) !== ValueTag.Instance);
      if (value === undefined || others.length > 0 || given.length === 0) continue;
      if (tagOf(space.unbind(value).value) !== ValueTag.Closure) continue;
      const signature = signatures.of(value);
      // Several names may share one type, so that the numbers differ.
      const listed = signature?.types?.length ?? given.length;
      if (!signature || listed !== given.length) continue;
      const to = containerOf(this.#file, row);
      if (this.#mayBeSeveral(given, 0)) continue;
      const refusal = this.#refusedType(signature, to, given);
      if (refusal) this.#misfits.addRow(refusal.row, to, refusal.kind, refusal.detail);
    }
  }

  /** Why an option does not take the arguments; undefined if it may take them. */
  #refusal({ to, signature, skipped }: CallableOption, row: RowIndex, given: RowTable): Refusal | undefined {
    const own = given.subarray(skipped);
    if (!signature) {
      const first = own.at(0);
      return first === undefined
        ? undefined
        : { to, kind: 'too many arguments', row: isNone(first) ? row : first, detail: undefined };
    }
    const count = this.#bindings(signature).numbered.parameters.length;
    if (this.#mayBeSeveral(own, count)) return undefined;
    return this.#refusedCount(signature, to, row, own) ?? this.#refusedType(signature, to, own);
  }

  #refusedCount(signature: Signature, to: LinkEnd, row: RowIndex, given: RowTable): Refusal | undefined {
    const { facts } = this.#file;
    const { numbered, signatures } = this.#bindings(signature);
    const own = signature.file.facts;
    const { parameters, named } = numbered;
    const takesAll = (binding: BindingIndex): boolean => signatures.takesAll(own, binding);
    const nameOf = (binding: BindingIndex): string => text(own, bindingCell(own, binding, B.Name));
    const isNamed = (item: RowIndex): boolean =>
      !isNone(item) && expressionCell(facts, item, E.Op) === Op.Named;
    const inOrder = given.filter((item) => !isNamed(item));
    if (this.#mayBeSeveral(inOrder, parameters.length)) return undefined;
    if (inOrder.length > parameters.length && !parameters.some(takesAll)) {
      const extra = inOrder[parameters.length];
      return {
        to,
        kind: 'too many arguments',
        row: extra === undefined || isNone(extra) ? row : extra,
        detail: undefined,
      };
    }
    const names = new Set<string>();
    for (const item of given.filter(isNamed)) {
      const name = text(facts, expressionCell(facts, item, E.B));
      names.add(name);
      const isKnown = [...parameters, ...named].some((binding) =>
        takesAll(binding) ? bindingCell(own, binding, B.Position) >= NAMED : nameOf(binding) === name,
      );
      if (!isKnown) return { to, kind: 'unknown argument name', row: item, detail: name };
    }
    const missing = [...parameters.slice(inOrder.length), ...named].find(
      (binding) =>
        !takesAll(binding) && isNone(bindingCell(own, binding, B.Value)) && !names.has(nameOf(binding)),
    );
    return missing === undefined || this.#fit.mayBeLeftOut(signature.file, bindingCell(own, missing, B.Type))
      ? undefined
      : { to, kind: 'missing argument', row, detail: nameOf(missing) };
  }

  #bindings({ file, scope }: Signature): {
    numbered: { parameters: readonly BindingIndex[]; named: readonly BindingIndex[] };
    signatures: Evaluator['signatures'];
  } {
    const { parameters, named } = this.#evaluator.numbered(file);
    // A parameter without a name leaves a hole.
    const listed = Array.from(parameters.get(scope) ?? []).filter((each) => each !== undefined);
    return {
      numbered: { parameters: listed, named: named.get(scope) ?? [] },
      signatures: this.#evaluator.signatures,
    };
  }

  /** Whether the only argument is a call whose several results may be one argument each. */
  #mayBeSeveral(given: RowTable, count: number): boolean {
    const { facts, grammar } = this.#file;
    const [only] = given;
    if (grammar.manifest.scoping.argumentChecks !== 'results' || given.length !== 1 || count === 1)
      return false;
    if (only === undefined || isNone(only) || expressionCell(facts, only, E.Op) !== Op.Call) return false;
    const called = this.#evaluator.denotations.of(this.#file, rowOperand(facts, only, E.A));
    const { program } = this.#evaluator;
    const isType = ({ value }: Denotation): boolean =>
      tagOf(value) === ValueTag.Definition &&
      ownerKinds.has(program.definition(definitionNumberOf(value)).kind);
    if (called.length > 0 && called.every(isType)) return false;
    const values = this.#evaluator.evaluate(this.#file, only);
    return values.length === 0 || values.some((value) => tagOf(value) === ValueTag.Tuple);
  }

  /** Whether an argument may be all that a parameter takes that takes any number. */
  #isWhole(signature: Signature, item: RowIndex, position: number, row: RowIndex): boolean {
    const { expressions, signatures } = this.#evaluator;
    const { facts } = signature.file;
    const binding = signatures.parameterOf(signature, this.#file, item, position);
    if (isNone(binding) || !signatures.takesAll(facts, binding)) return false;
    const type = bindingCell(facts, binding, B.Type);
    // What a name stands for that is no list is not known.
    if (signatures.parameterType(signature, this.#file, item, position) === type) return true;
    if (!this.#file.grammar.manifest.scoping.overloads) return false;
    return this.#fit.refusal(this.#file, row, expressions.evaluateType(signature.file, type)) === undefined;
  }

  #refusedType(signature: Signature, to: LinkEnd, given: RowTable): Refusal | undefined {
    const { facts } = this.#file;
    const { expressions, signatures } = this.#evaluator;
    for (const [position, item] of given.entries()) {
      if (isNone(item)) continue;
      const isNamed = expressionCell(facts, item, E.Op) === Op.Named;
      const row = isNamed ? rowOperand(facts, item, E.A) : item;
      const type = signatures.parameterType(signature, this.#file, item, position);
      if (isNone(row) || isNone(type)) continue;
      const wanted = expressions.evaluateType(signature.file, type);
      const detail = this.#fit.refusal(this.#file, row, wanted);
      if (detail !== undefined && !this.#isWhole(signature, item, position, row))
        return { to, kind: 'argument type', row, detail };
    }
    return undefined;
  }
}
