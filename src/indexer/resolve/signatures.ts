import { typeKinds } from '../../model/kinds.ts';
import { BindingColumn as B, ExpressionColumn as E, Op, REST } from '../facts.ts';
import type { Evaluator } from './evaluator.ts';
import type { ProgramFile } from './program.ts';
import type { Environment } from './space.ts';
import { bindingCell, expressionCell, list, text } from './tables.ts';
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
    const binding = isNamed
      ? this.#parameterNamed(signature, text(facts, expressionCell(facts, item, E.B)))
      : this.parameterAt(signature, position);
    if (binding < 0) return -1;
    const own = signature.file.facts;
    const type = bindingCell(own, binding, B.Type);
    // Of what takes all that follow, each is one element.
    const takesAll = bindingCell(own, binding, B.Position) >= REST;
    const isList = takesAll && type >= 0 && expressionCell(own, type, E.Op) === Op.Array;
    return isList ? expressionCell(own, type, E.A) : type;
  }

  parameterAt({ file, scope }: Signature, position: number): number {
    const parameters = this.#evaluator.numbered(file).parameters.get(scope);
    if (!parameters) return -1;
    const found = parameters[position];
    if (found !== undefined) return found;
    const last = parameters.at(-1) ?? -1;
    return last >= 0 && bindingCell(file.facts, last, B.Position) >= REST ? last : -1;
  }

  #parameterNamed({ file, scope }: Signature, name: string): number {
    const { facts } = file;
    const parameters = this.#evaluator.numbered(file).parameters.get(scope) ?? [];
    return parameters.find((binding) => text(facts, bindingCell(facts, binding, B.Name)) === name) ?? -1;
  }

  /** The first of several signatures that takes what a call gives. */
  chosen(number: number, site: CallSite): { signature: Signature; returns: Values } | undefined {
    const { program, types } = this.#evaluator;
    const { overloads } = program.definition(number);
    if (overloads.length < 2) return undefined;
    const file = program.fileOf(number);
    const given = list(site.file.facts, site.arguments);
    const fitting = overloads
      .map(({ scope, type }) => ({ signature: { file, scope, types: undefined }, type }))
      .filter(({ signature }) => this.#takes(signature, site, given));
    const exact = fitting.find(({ signature }) => this.#parameterCount(signature) === given.length);
    const chosen = exact ?? fitting[0];
    return chosen && { signature: chosen.signature, returns: types.evaluate(file, chosen.type) };
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

  #parameterCount({ file, scope }: Signature): number {
    return this.#evaluator.numbered(file).parameters.get(scope)?.length ?? 0;
  }

  /** Whether nothing that is known of arguments speaks against a signature. */
  #takes(signature: Signature, site: CallSite, given: Int32Array): boolean {
    const { generics, types } = this.#evaluator;
    return given.every((item, position) => {
      if (item < 0) return this.parameterAt(signature, position) >= 0;
      const isNamed = expressionCell(site.file.facts, item, E.Op) === Op.Named;
      const type = this.parameterType(signature, site.file, item, position);
      if (type < 0) return isNamed || this.parameterAt(signature, position) >= 0;
      const wanted = types.evaluate(signature.file, type);
      const lengths = wanted.flatMap((value) =>
        tagOf(value) === ValueTag.Tuple
          ? [this.#evaluator.space.tuples.get(indexOf(value)).items.length]
          : [],
      );
      if (lengths.length > 0 && lengths.length === wanted.length)
        return lengths.includes(this.#lengthOf(site.file, item));
      const isFunction = this.#evaluator.calls.isFunction(site.file, item);
      if (wanted.some((value) => tagOf(value) === ValueTag.Closure) && isFunction) return true;
      if (wanted.some((value) => tagOf(value) === ValueTag.Parameter) || wanted.length === 0) return true;
      if (isFunction) return false;
      const values = this.#evaluator.evaluate(site.file, item);
      return (
        values.length === 0 ||
        values.some(
          (value) => tagOf(value) === ValueTag.Shape || wanted.some((each) => generics.isA(value, each)),
        )
      );
    });
  }
}
