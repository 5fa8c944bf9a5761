import { typeKinds } from '../../model/kinds.ts';
import { BindingColumn as B, ExpressionColumn as E, NAMED, Op, REST, type FileFacts } from '../facts.ts';
import type { Evaluator } from './evaluator.ts';
import type { ProgramFile } from './program.ts';
import type { Environment } from './space.ts';
import { bindingCell, expressionCell, isFunction, list, text } from './tables.ts';
import { indexOf, tagOf, toValue, ValueTag, type Value, type Values } from './values.ts';

/** A call in a file, by the place of its list of arguments. */
export interface CallSite {
  file: ProgramFile;
  arguments: number;
}

/** Where the parameters of something that can be called are, by scope. */
export interface Signature {
  file: ProgramFile;
  scope: number;
  /** Row of the type of a function whose parameters have no scope: its first argument lists them. */
  types: Int32Array | undefined;
  /** What type parameters are where it is declared, if it is inherited. */
  environment?: Environment | undefined;
}

/** Whether a signature takes what it is given. */
const Fit = { No: 0, Maybe: 1, Yes: 2 } as const;
type Fit = (typeof Fit)[keyof typeof Fit];

/** Answers what callables declare of their parameters, and which of several signatures a call means. */
export class Signatures {
  readonly #evaluator: Evaluator;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** Where the parameters of a callable are declared. */
  of(value: Value): Signature | undefined {
    const { space, program } = this.#evaluator;
    const { value: bare } = space.unbind(value);
    if (tagOf(bare) === ValueTag.Definition) {
      const number = indexOf(bare);
      const { scope, kind } = program.definition(number);
      if (!typeKinds.has(kind))
        return scope < 0 ? undefined : { file: program.fileOf(number), scope, types: undefined };
      const [constructor] = program
        .fileOf(number)
        .grammar.manifest.scoping.constructors.flatMap((name) =>
          this.#evaluator.members.of(toValue(ValueTag.Instance, number), name),
        );
      if (constructor?.target === undefined || constructor.target === bare) return undefined;
      const signature = this.of(constructor.target);
      return signature && { ...signature, environment: constructor.environment };
    }
    if (tagOf(bare) === ValueTag.Instance || tagOf(bare) === ValueTag.Shape) {
      const [callable] = this.#evaluator.callables.of(bare, 'called');
      const signature = callable === undefined ? undefined : this.of(callable);
      return signature && { ...signature, environment: space.unbind(callable ?? bare).environment };
    }
    if (tagOf(bare) !== ValueTag.Closure) return undefined;
    const { file: from, row } = space.closures.get(indexOf(bare));
    const file = program.file(from);
    const { facts } = file;
    if (expressionCell(facts, row, E.Op) === Op.Function)
      return { file, scope: expressionCell(facts, row, E.A), types: undefined };
    const [parameters = -1] = list(facts, expressionCell(facts, row, E.B));
    return { file, scope: -1, types: parameters < 0 ? undefined : this.#listed(file, parameters) };
  }

  #listed({ facts }: ProgramFile, row: number): Int32Array {
    let at = row;
    while (at >= 0 && expressionCell(facts, at, E.Op) === Op.Same) at = expressionCell(facts, at, E.A);
    return at < 0 ? new Int32Array() : list(facts, expressionCell(facts, at, E.B));
  }

  /** Row of the declared type of the parameter that an argument is given for; -1 when it declares none. */
  parameterType(signature: Signature, file: ProgramFile, item: number, position: number): number {
    const { facts } = file;
    const isNamed = expressionCell(facts, item, E.Op) === Op.Named;
    if (signature.types) return isNamed ? -1 : (signature.types[position] ?? -1);
    const binding = this.parameterOf(signature, file, item, position);
    if (binding < 0) return -1;
    const own = signature.file.facts;
    const type = bindingCell(own, binding, B.Type);
    return this.takesAll(own, binding) ? this.#typeOfEach(own, type) : type;
  }

  /** Of what takes all that follow, each is one element. */
  #typeOfEach(facts: FileFacts, type: number): number {
    const op = expressionCell(facts, type, E.Op);
    if (op === Op.Array) return expressionCell(facts, type, E.A);
    if (op !== Op.Literal) return type;
    const [item = -1] = list(facts, expressionCell(facts, type, E.B));
    const isPair = expressionCell(facts, item, E.Op) === Op.Tuple;
    const held = isPair ? (list(facts, expressionCell(facts, item, E.B))[1] ?? -1) : item;
    return expressionCell(facts, held, E.Op) === Op.Cast ? expressionCell(facts, held, E.A) : -1;
  }

  /** Whether a parameter takes all arguments from its position on. */
  takesAll(facts: FileFacts, binding: number): boolean {
    return (bindingCell(facts, binding, B.Position) & REST) !== 0;
  }

  /** The parameter that an argument is given for, or -1. */
  parameterOf(signature: Signature, { facts }: ProgramFile, item: number, position: number): number {
    return expressionCell(facts, item, E.Op) === Op.Named
      ? this.#parameterNamed(signature, text(facts, expressionCell(facts, item, E.B)))
      : this.parameterAt(signature, position);
  }

  parameterAt({ file, scope }: Signature, position: number): number {
    const parameters = this.#evaluator.numbered(file).parameters.get(scope);
    if (!parameters) return -1;
    const found = parameters[position];
    if (found !== undefined) return found;
    const last = parameters.at(-1) ?? -1;
    return last >= 0 && this.takesAll(file.facts, last) ? last : -1;
  }

  #parameterNamed({ file, scope }: Signature, name: string): number {
    const { facts } = file;
    const { parameters, named } = this.#evaluator.numbered(file);
    const all = [...(parameters.get(scope) ?? []), ...(named.get(scope) ?? [])];
    if (!this.#evaluator.steps.take(all.length)) return -1;
    const takesNames = (binding: number): boolean =>
      this.takesAll(facts, binding) && bindingCell(facts, binding, B.Position) >= NAMED;
    return (
      all.find(
        (binding) =>
          text(facts, bindingCell(facts, binding, B.Name)) === name && !this.takesAll(facts, binding),
      ) ??
      all.find(takesNames) ??
      -1
    );
  }

  /** The signatures that a call may mean. */
  meant(callable: Value, site: CallSite): readonly Signature[] {
    const { space, overloads } = this.#evaluator;
    const { value: bare } = space.unbind(callable);
    if (tagOf(bare) === ValueTag.Definition) {
      const chosen = this.chosen(indexOf(bare), site);
      if (chosen.length > 0) return chosen.map(({ signature }) => signature);
      const all = overloads.of(indexOf(bare));
      const several = all.length > 1 ? all : overloads.constructorsOf(indexOf(bare));
      if (several.length > 0)
        return overloads
          .chosen(several, site)
          .flatMap((number) => this.of(toValue(ValueTag.Definition, number)) ?? []);
    }
    const only = this.of(callable);
    return only ? [only] : [];
  }

  /** Those of several signatures that a call may mean; of a callable with one none. */
  chosen(number: number, site: CallSite): { signature: Signature; returns: Values }[] {
    const { program, types } = this.#evaluator;
    const { overloads } = program.definition(number);
    if (overloads.length < 2) return [];
    const file = program.fileOf(number);
    const given = list(site.file.facts, site.arguments);
    if (!this.#evaluator.steps.take(overloads.length * (1 + given.length))) return [];
    const fitting = overloads
      .map(({ scope, type }) => ({ signature: { file, scope, types: undefined }, type }))
      .map((each) => ({ ...each, fits: this.#takes(each.signature, site, given) }))
      .filter(({ fits }) => fits !== Fit.No);
    const exact = fitting.filter(({ signature }) => this.#isComplete(signature, site, given));
    const left = exact.length > 0 ? exact : fitting;
    // Behind the first that fits for sure, none is looked at.
    const sure = left.findIndex(({ fits }) => fits === Fit.Yes);
    return left
      .slice(0, sure < 0 ? undefined : sure + 1)
      .map(({ signature, type }) => ({ signature, returns: types.evaluate(file, type) }));
  }

  /** Whether a call gives as many arguments as there are parameters; `isVariable` if the last takes any number. */
  takesCount(signature: Signature, site: CallSite, given: Int32Array, isVariable: boolean): boolean {
    const { facts } = signature.file;
    const parameters = this.#evaluator.numbered(signature.file).parameters.get(signature.scope) ?? [];
    const takesAll = parameters.some((binding) => this.takesAll(facts, binding));
    if (isVariable ? !takesAll : given.length > parameters.length) return false;
    const bindings = new Set(
      given.map((item, position) => this.parameterOf(signature, site.file, item, position)),
    );
    return (
      !bindings.has(-1) &&
      parameters.every(
        (binding) =>
          bindings.has(binding) ||
          bindingCell(facts, binding, B.Value) >= 0 ||
          (isVariable && this.takesAll(facts, binding)),
      )
    );
  }

  /** Those of several callables that may take what a call gives. */
  fitting(callables: Values, site: CallSite): Values {
    const given = list(site.file.facts, site.arguments);
    return callables.filter((callable) => {
      const signature = this.of(callable);
      return !signature || this.#takes(signature, site, given) !== Fit.No;
    });
  }

  /** How many values an argument is known to have in order; -1 when that is not known. */
  #lengthOf(file: ProgramFile, item: number): number {
    const count = this.#evaluator.ordered.count(file, item);
    if (count !== undefined) return count;
    const [value] = this.#evaluator.evaluate(file, item);
    return value === undefined || tagOf(value) !== ValueTag.Tuple
      ? -1
      : this.#evaluator.space.tuples.get(indexOf(value)).items.length;
  }

  /** Whether a call gives a value for each parameter that has none by itself, and for no others. */
  #isComplete(signature: Signature, { file }: CallSite, given: Int32Array): boolean {
    const { parameters, named } = this.#evaluator.numbered(signature.file);
    const { facts } = signature.file;
    const opOf = (item: number): number => expressionCell(file.facts, item, E.Op);
    if (given.some((item) => item >= 0 && opOf(item) === Op.Spread)) return true;
    const asked = new Set(given.map((item, position) => this.parameterOf(signature, file, item, position)));
    return [...(parameters.get(signature.scope) ?? []), ...(named.get(signature.scope) ?? [])].every(
      (binding) =>
        asked.has(binding) || this.takesAll(facts, binding) || bindingCell(facts, binding, B.Value) >= 0,
    );
  }

  /** Whether something that is known of arguments speaks against a signature, or all of it for it. */
  #takes(signature: Signature, site: CallSite, given: Int32Array): Fit {
    let worst: Fit = Fit.Yes;
    given.forEach((item, position) => {
      worst = Math.min(worst, this.#takesOne(signature, site, item, position)) as Fit;
    });
    return worst;
  }

  #takesOne(signature: Signature, site: CallSite, item: number, position: number): Fit {
    const { types, space, callables, assignability } = this.#evaluator;
    const { facts } = site.file;
    const op = item < 0 ? -1 : expressionCell(facts, item, E.Op);
    if (op === Op.Spread) return Fit.Maybe;
    if (this.parameterOf(signature, site.file, item, position) < 0) return Fit.No;
    const type = item < 0 ? -1 : this.parameterType(signature, site.file, item, position);
    if (type < 0) return Fit.Maybe;
    const value = op === Op.Named ? expressionCell(facts, item, E.A) : item;
    const wanted = types.evaluate(signature.file, type);
    const lengths = wanted.flatMap((each) =>
      tagOf(each) === ValueTag.Tuple ? [space.tuples.get(indexOf(each)).items.length] : [],
    );
    if (lengths.length > 0 && lengths.length === wanted.length)
      return lengths.includes(this.#lengthOf(site.file, value)) ? Fit.Yes : Fit.No;
    const isGivenFunction = isFunction(facts, value);
    if (wanted.some((each) => tagOf(space.unbind(each).value) === ValueTag.Closure) && isGivenFunction)
      return Fit.Yes;
    if (wanted.some((each) => tagOf(each) === ValueTag.Parameter)) return Fit.Yes;
    if (wanted.length === 0) return Fit.Maybe;
    if (op === Op.Object) return wanted.every((each) => this.#isClass(each)) ? Fit.No : Fit.Yes;
    if (isGivenFunction)
      return wanted.some((each) =>
        callables.of(each, 'called').some((one) => this.mayBe(one, site.file, value)),
      )
        ? Fit.Yes
        : Fit.No;
    const isText = assignability.ofTexts(site.file, value, signature.file, type);
    if (isText !== undefined) return isText ? Fit.Yes : Fit.No;
    const values = this.#evaluator.evaluate(site.file, value);
    if (values.length === 0) return Fit.Maybe;
    if (values.some((each) => tagOf(each) === ValueTag.Shape)) return Fit.Yes;
    const answers = values.flatMap((each) => wanted.map((one) => assignability.of(each, one)));
    if (answers.includes(true)) return Fit.Yes;
    return answers.includes(undefined) ? Fit.Maybe : Fit.No;
  }

  /** Whether a function in a row has as many parameters as a callable gives it; fewer where the language allows that. */
  mayBe(callable: Value, file: ProgramFile, row: number): boolean {
    if (!file.grammar.manifest.scoping.functionalInterfaces) return true;
    const signature = this.of(callable);
    if (expressionCell(file.facts, row, E.A) < 0) return true;
    const count = (at: ProgramFile, scope: number): number =>
      this.#evaluator.numbered(at).parameters.get(scope)?.length ?? 0;
    return (
      !signature ||
      count(signature.file, signature.scope) === count(file, expressionCell(file.facts, row, E.A))
    );
  }

  /** Objects that are written out are instances of no class. */
  #isClass(type: Value): boolean {
    const { value } = this.#evaluator.space.unbind(type);
    return (
      tagOf(value) === ValueTag.Instance &&
      this.#evaluator.program.definition(indexOf(value)).kind === 'class'
    );
  }
}
