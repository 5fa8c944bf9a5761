import {
  type DefinitionNumber,
  isNone,
  type ScopeIndex,
  NONE,
  type RowIndex,
  type RowTable,
} from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { BindingColumn as B, ExpressionColumn as E } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import {
  bindingCell,
  expressionCell,
  isFunction,
  list,
  scopeOperand,
  rowOperand,
} from '../../bind/tables.ts';
import { indexOf, tagOf, ValueTag, definitionNumberOf, type Value, type Values } from '../../types/values.ts';
import type { Assignability } from '../algebra/assignability.ts';
import type { CallSite, ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { Generics } from '../algebra/generics.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Callables } from '../members/callables.ts';
import type { Signature, Signatures } from '../members/signatures.ts';
import type { Ordered } from './ordered.ts';

/** Whether a signature takes what it is given. */
const Fit = { No: 0, Maybe: 1, Yes: 2 } as const;
type Fit = (typeof Fit)[keyof typeof Fit];

/** What `SignatureChoice` uses. */
export interface SignatureChoiceContext extends Pick<
  InferenceState,
  'numbered' | 'program' | 'recursion' | 'space'
> {
  readonly assignability: Pick<Assignability, 'of' | 'ofTexts'>;
  readonly callables: Pick<Callables, 'of'>;
  readonly expressions: ExpressionEvaluator;
  readonly generics: Pick<Generics, 'constraintOf'>;
  readonly ordered: Pick<Ordered, 'count'>;
  readonly signatures: Pick<Signatures, 'leastCount' | 'of' | 'parameterOf' | 'parameterType' | 'takesAll'>;
}

/** Chooses among several signatures that are tried in the order of their declaration. */
export class SignatureChoice {
  readonly #context: SignatureChoiceContext;

  constructor(context: SignatureChoiceContext) {
    this.#context = context;
  }

  /** Those of several that a call may mean: of those that no argument excludes, up to the first that certainly fits. */
  of<T extends { signature: Signature }>(candidates: readonly T[], site: CallSite): readonly T[] {
    const given = list(site.file.facts, site.arguments);
    if (!this.#context.recursion.take(candidates.length * (1 + given.length))) return [];
    const fitting = candidates
      .map((candidate) => ({ candidate, fits: this.#takes(candidate.signature, site, given) }))
      .filter(({ fits }) => fits !== Fit.No);
    const exact = fitting.filter(({ candidate }) => this.#isComplete(candidate.signature, site, given));
    const left = exact.length > 0 ? exact : fitting;
    const sure = left.findIndex(({ fits }) => fits === Fit.Yes);
    return left.slice(0, sure < 0 ? undefined : sure + 1).map(({ candidate }) => candidate);
  }

  /** Those of several callables that a call may mean; those without a list of parameters may take anything. */
  ofCallables(callables: Values, site: CallSite): Values {
    if (callables.length < 2) return callables;
    const { signatures, space } = this.#context;
    const known = callables.flatMap((callable) => {
      const signature = signatures.of(callable);
      if (!signature) return [];
      const { environment } = space.unbind(callable);
      return [{ callable, signature: { ...signature, environment: environment ?? signature.environment } }];
    });
    return known.length < callables.length ? callables : this.of(known, site).map(({ callable }) => callable);
  }

  /** Those of several signatures that a call may mean; of a callable with one none. */
  chosen(number: DefinitionNumber, site: CallSite): { signature: Signature; returns: Values }[] {
    const { program, expressions } = this.#context;
    const { overloads } = program.definition(number);
    if (overloads.length < 2) return [];
    const file = program.fileOf(number);
    const candidates = overloads.map(({ scope, type }) => ({
      signature: { file, scope, types: undefined },
      type,
    }));
    return this.of(candidates, site).map(({ signature, type }) => ({
      signature,
      returns: expressions.evaluateType(file, type),
    }));
  }

  /** How many values an argument is known to have in order; -1 when that is not known. */
  #lengthOf(file: ProgramFile, item: RowIndex): number {
    const count = this.#context.ordered.count(file, item);
    if (count !== undefined) return count;
    const [value] = this.#context.expressions.evaluate(file, item);
    return value === undefined || tagOf(value) !== ValueTag.Tuple
      ? -1
      : this.#context.space.tuples.get(indexOf(value)).items.length;
  }

  /** Whether a call gives a value for each parameter that has none by itself, and for no others. */
  #isComplete(signature: Signature, { file }: CallSite, given: RowTable): boolean {
    const { signatures } = this.#context;
    const { parameters, named } = this.#context.numbered(signature.file);
    const { facts } = signature.file;
    const opOf = (item: RowIndex): number => expressionCell(file.facts, item, E.Op);
    if (given.some((item) => !isNone(item) && opOf(item) === Op.Spread)) return true;
    const asked = new Set(
      given.map((item, position) => signatures.parameterOf(signature, file, item, position)),
    );
    const inOrder = parameters.get(signature.scope) ?? [];
    const isGiven = [...inOrder, ...(named.get(signature.scope) ?? [])].every(
      (binding) =>
        asked.has(binding) ||
        signatures.takesAll(facts, binding) ||
        !isNone(bindingCell(facts, binding, B.Value)),
    );
    return isGiven && given.length >= signatures.leastCount(signature);
  }

  /** Whether something that is known of arguments speaks against a signature, or all of it for it. */
  #takes(signature: Signature, site: CallSite, given: RowTable): Fit {
    let worst: Fit = Fit.Yes;
    for (const [position, item] of given.entries()) {
      worst = Math.min(worst, this.#takesOne(signature, site, item, position)) as Fit;
      if (worst === Fit.No) break;
    }
    return worst;
  }

  #takesOne(signature: Signature, site: CallSite, item: RowIndex, position: number): Fit {
    const { space, callables, assignability, signatures, expressions } = this.#context;
    const { facts } = site.file;
    const op = isNone(item) ? -1 : expressionCell(facts, item, E.Op);
    if (op === Op.Spread) return Fit.Maybe;
    if (isNone(signatures.parameterOf(signature, site.file, item, position))) return Fit.No;
    const type = isNone(item) ? NONE : signatures.parameterType(signature, site.file, item, position);
    if (isNone(type)) return Fit.Maybe;
    const value = op === Op.Named ? rowOperand(facts, item, E.A) : item;
    const declared = space.substitute(expressions.evaluateType(signature.file, type), signature.environment);
    const wanted = this.#constrained(declared);
    // A type parameter without a constraint takes anything.
    if (wanted === undefined) return Fit.Yes;
    const lengths = wanted.flatMap((each) =>
      tagOf(each) === ValueTag.Tuple ? [space.tuples.get(indexOf(each)).items.length] : [],
    );
    if (lengths.length > 0 && lengths.length === wanted.length)
      return lengths.includes(this.#lengthOf(site.file, value)) ? Fit.Yes : Fit.No;
    const isGivenFunction = isFunction(facts, value);
    if (wanted.some((each) => tagOf(space.unbind(each).value) === ValueTag.Closure) && isGivenFunction)
      return Fit.Yes;
    if (wanted.length === 0) return Fit.Maybe;
    if (op === Op.Object) return wanted.every((each) => this.#takesNoObject(each)) ? Fit.No : Fit.Yes;
    if (isGivenFunction)
      return wanted.some((each) =>
        callables.of(each, 'called').some((one) => this.mayBe(one, site.file, value)),
      )
        ? Fit.Yes
        : Fit.No;
    const isText = assignability.ofTexts(site.file, value, signature.file, type);
    if (isText !== undefined) return isText ? Fit.Yes : Fit.No;
    const values = this.#context.expressions.evaluate(site.file, value);
    if (values.length === 0) return Fit.Maybe;
    if (values.some((each) => tagOf(each) === ValueTag.Shape)) return Fit.Yes;
    const answers = values.flatMap((each) => wanted.map((one) => assignability.of(each, one)));
    if (answers.includes(true)) return Fit.Yes;
    return answers.includes(undefined) ? Fit.Maybe : Fit.No;
  }

  /** Values with type parameters replaced by what they must at least be; undefined if one of them may be anything. */
  #constrained(values: Values): Values | undefined {
    let all = values;
    for (let level = 0; this.#context.recursion.mayClimb(level); level++) {
      if (!all.some((value) => tagOf(value) === ValueTag.Parameter)) return all;
      const next: Value[] = [];
      for (const value of all) {
        if (tagOf(value) !== ValueTag.Parameter) {
          next.push(value);
          continue;
        }
        const constraint = this.#context.generics.constraintOf(value);
        if (constraint.length === 0) return undefined;
        next.push(...constraint);
      }
      all = [...new Set(next)];
    }
    return undefined;
  }

  /** Whether a function in a row has as many parameters as a callable gives it; fewer where the language allows that. */
  mayBe(callable: Value, file: ProgramFile, row: RowIndex): boolean {
    if (!file.grammar.manifest.scoping.overloads) return true;
    const signature = this.#context.signatures.of(callable);
    if (expressionCell(file.facts, row, E.A) < 0) return true;
    const count = (at: ProgramFile, scope: ScopeIndex): number =>
      this.#context.numbered(at).parameters.get(scope)?.length ?? 0;
    return (
      !signature || count(signature.file, signature.scope) === count(file, scopeOperand(file.facts, row))
    );
  }

  /** Objects that are written out are instances of no class, and cannot be called. */
  #takesNoObject(type: Value): boolean {
    const { value } = this.#context.space.unbind(type);
    if (tagOf(value) === ValueTag.Closure) return true;
    return (
      tagOf(value) === ValueTag.Instance &&
      this.#context.program.definition(definitionNumberOf(value)).kind === 'class'
    );
  }
}
