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
import { containerOf } from '../link/use.ts';
import { definitionNumberOf, indexOf, tagOf, ValueTag, type Values } from '../types/values.ts';
import type { CallableOption, CallableOptions } from './callable-options.ts';
import type { UseChecker } from './check-uses.ts';
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
  readonly #uses: UseChecker;
  readonly #misfits: MisfitTable;

  constructor(
    file: ProgramFile,
    evaluator: Evaluator,
    options: CallableOptions,
    fit: TypeFit,
    uses: UseChecker,
    misfits: MisfitTable,
  ) {
    this.#file = file;
    this.#evaluator = evaluator;
    this.#options = options;
    this.#fit = fit;
    this.#uses = uses;
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
      if (!refusal) {
        if (options.length === 1) this.#checkLacking(option, given);
        return;
      }
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
    return missing === undefined || this.#mayBeLeftOut(signature, bindingCell(own, missing, B.Type))
      ? undefined
      : { to, kind: 'missing argument', row, detail: nameOf(missing) };
  }

  /** Types with the bounds of type parameters instead of these, which are not known yet. */
  #bounded(types: Values): Values {
    const { expressions, program, space } = this.#evaluator;
    if (this.#file.grammar.manifest.scoping.typeChecks !== 'structural') return types;
    return types.flatMap((value) => {
      const parameter =
        tagOf(value) === ValueTag.Parameter ? space.parameters.get(indexOf(value)) : undefined;
      if (parameter?.of !== 'binding') return [value];
      const file = program.file(parameter.file);
      const bound = bindingCell(file.facts, parameter.binding, B.Type);
      const bounds = isNone(bound) ? [] : expressions.evaluateType(file, bound);
      return bounds.length > 0 ? bounds : [value];
    });
  }

  /** Whether an argument may be left out: for a type of no value, which a type parameter may stand for. */
  #mayBeLeftOut({ file }: Signature, type: RowIndex): boolean {
    if (this.#fit.mayBeLeftOut(file, type)) return true;
    if (isNone(type) || file.grammar.manifest.scoping.typeChecks !== 'structural') return false;
    const types = this.#evaluator.expressions.evaluateType(file, type);
    return types.some((value) => tagOf(value) === ValueTag.Parameter);
  }

  #bindings({ file, scope }: Signature): {
    numbered: { parameters: readonly BindingIndex[]; named: readonly BindingIndex[] };
    signatures: Evaluator['signatures'];
  } {
    const { parameters, named } = this.#evaluator.numbered(file);
    // A parameter without a name leaves a hole.
    const all: readonly (BindingIndex | undefined)[] = Array.from(parameters.get(scope) ?? []);
    const listed = all.filter((each) => each !== undefined);
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
    // A name that stands for no list tells nothing.
    if (signatures.parameterType(signature, this.#file, item, position) === type) return true;
    if (!this.#file.grammar.manifest.scoping.overloads) return false;
    return this.#fit.refusal(this.#file, row, expressions.evaluateType(signature.file, type)) === undefined;
  }

  /** Checks arguments that may lack a value, for parameters that ask for one. */
  #checkLacking({ signature, skipped }: CallableOption, given: RowTable): void {
    const { facts } = this.#file;
    if (!signature) return;
    for (const [position, item] of given.subarray(skipped).entries()) {
      if (isNone(item)) continue;
      const isNamed = expressionCell(facts, item, E.Op) === Op.Named;
      const row = isNamed ? rowOperand(facts, item, E.A) : item;
      if (!this.#uses.mayLack(row)) continue;
      const { signatures } = this.#evaluator;
      const binding = signatures.parameterOf(signature, this.#file, item, position);
      const own = signature.file.facts;
      // A parameter with a default takes that instead.
      if (!isNone(binding) && !isNone(bindingCell(own, binding, B.Value))) continue;
      if (!isNone(binding) && signatures.takesAll(own, binding)) continue;
      this.#uses.checkFor(
        signature.file,
        signatures.parameterType(signature, this.#file, item, position),
        row,
        'argument type',
      );
    }
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
      const wanted = this.#bounded(expressions.evaluateType(signature.file, type));
      const detail = this.#fit.refusal(this.#file, row, wanted);
      if (detail !== undefined && !this.#isWhole(signature, item, position, row))
        return { to, kind: 'argument type', row, detail };
    }
    return undefined;
  }
}
