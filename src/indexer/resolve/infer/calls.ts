import { typeKinds } from '../../../model/kinds.ts';
import { Op } from '../../facts/operations.ts';
import { BindingColumn as B, ExpressionColumn as E } from '../../facts/tables.ts';
import type { Evaluator } from './evaluator.ts';
import type { ProgramFile } from '../bind/program.ts';
import type { CallSite } from './signatures.ts';
import type { Environment } from '../types/space.ts';
import { bindingCell, expressionCell, isNothing, list } from '../bind/tables.ts';
import {
  ValueTag,
  indexOf,
  nothing,
  tagOf,
  toValue,
  union,
  type Value,
  type Values,
} from '../types/values.ts';

/** Answers what calls give. */
export class Calls {
  readonly #evaluator: Evaluator;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** What a call of a value gives. Arguments tell what type parameters are. */
  result(value: Value, site?: CallSite, known?: Environment): Values {
    return this.#evaluator.recursion.deeper(nothing, () => this.#result(value, site, known));
  }

  #result(value: Value, site: CallSite | undefined, known: Environment | undefined): Values {
    const { inference, results, signatures, space, program } = this.#evaluator;
    const index = indexOf(value);
    switch (tagOf(value)) {
      case ValueTag.Bound: {
        const { value: inner, environment } = space.bounds.get(index);
        return space.substitute(this.result(inner, site, environment), environment);
      }
      case ValueTag.Definition: {
        const { kind } = program.definition(index);
        if (typeKinds.has(kind)) return this.#evaluator.construction.called(index, site);
        if (kind === 'type_alias') return this.#evaluator.types.instancesOf(value);
        const asDeclared = this.#asDeclared(index, site, known);
        if (asDeclared.length > 0) return asDeclared;
        const overloads = this.#evaluator.overloads.of(index);
        if (site && overloads.length > 1)
          return union(
            this.#evaluator.overloads
              .chosen(overloads, site)
              .map((each) =>
                inference.result(
                  results.of(each),
                  signatures.of(toValue(ValueTag.Definition, each)),
                  site,
                  known,
                ),
              ),
          );
        const chosen = site ? signatures.chosen(index, site) : [];
        if (chosen.length > 0)
          return union(
            chosen.map(({ returns, signature }) => inference.result(returns, signature, site, known)),
          );
        return inference.result(results.of(index), signatures.of(value), site, known);
      }
      case ValueTag.Closure:
        return inference.result(results.ofClosure(index), signatures.of(value), site, known);
      case ValueTag.Instance: {
        const found = this.#evaluator.protocols.ask(program.fileOf(index), value, 'call');
        return found.length > 0 ? found : this.ofCallables(value, 'called', site, known);
      }
      case ValueTag.Shape:
        return this.ofCallables(value, 'called', site, known);
      case ValueTag.Parameter: {
        const parameter = space.parameters.get(index);
        if (parameter.of === 'type') return [parameter.parameter];
        if (parameter.of === 'self' && this.#evaluator.metatypes.isMetatype(parameter.number))
          return [space.parameter({ of: 'made', parameter: value })];
        return union(this.#evaluator.generics.constraintOf(value).map((each) => this.result(each, site)));
      }
      default:
        return nothing;
    }
  }

  /** What calling a value gives by the functions that its type declares: by the first of them that takes what is given. */
  ofCallables(
    value: Value,
    how: 'called' | 'constructed',
    site: CallSite | undefined,
    known: Environment | undefined,
  ): Values {
    const all = this.#evaluator.callables.of(value, how);
    const fitting = site ? this.#evaluator.signatureChoice.ofCallables(all, site) : all;
    return fitting[0] === undefined ? nothing : this.result(fitting[0], site, known);
  }

  /** What a function returns by the type that is declared of what holds it. */
  #asDeclared(number: number, site: CallSite | undefined, known: Environment | undefined): Values {
    const { program, types } = this.#evaluator;
    const { whole } = program.definition(number);
    if (whole < 0) return nothing;
    const callables = types.evaluate(program.fileOf(number), whole);
    return union(callables.map((value) => this.result(value, site, known)));
  }

  /** What asking for a member gives: of several signatures those for no instance, or those for one. */
  gotten(getter: Value, isOfType: boolean): Values {
    const { space, program, types } = this.#evaluator;
    const { value: bare, environment } = space.unbind(getter);
    if (tagOf(bare) !== ValueTag.Definition) return this.result(getter);
    const { overloads } = program.definition(indexOf(bare));
    if (overloads.length < 2) return this.result(getter);
    const file = program.fileOf(indexOf(bare));
    const fitting = overloads.filter(({ scope }) => {
      const binding = this.#evaluator.signatures.parameterAt({ file, scope, types: undefined }, 0);
      const type = binding < 0 ? -1 : bindingCell(file.facts, binding, B.Type);
      return isNothing(file.facts, type) === isOfType;
    });
    return space.substitute(union(fitting.map(({ type }) => types.evaluate(file, type))), environment);
  }

  /** What a decorator makes of the values that it stands before. */
  decorated(decorator: Value, values: Values): Values {
    const { space } = this.#evaluator;
    const signature = this.#evaluator.signatures.of(decorator);
    if (!signature) return nothing;
    const results = this.result(decorator);
    const binding = this.#evaluator.signatures.parameterAt(signature, 0);
    const type = signature.types
      ? (signature.types[0] ?? -1)
      : binding < 0
        ? -1
        : bindingCell(signature.file.facts, binding, B.Type);
    const found = new Map<Value, Values>();
    this.#evaluator.unification.unify(signature.file, type, values, found);
    return space.substitute(results, found).filter((value) => tagOf(value) !== ValueTag.Parameter);
  }

  /** Whether a value can be called. */
  isCallable(value: Value): boolean {
    const { value: bare } = this.#evaluator.space.unbind(value);
    if (tagOf(bare) === ValueTag.Definition || tagOf(bare) === ValueTag.Closure) return true;
    if (tagOf(bare) !== ValueTag.Instance) return false;
    const { call } = this.#evaluator.program.fileOf(indexOf(bare)).grammar.manifest.scoping.protocols;
    return call.some(([name = '']) => this.#evaluator.members.of(bare, name).length > 0);
  }

  /** The types of which a function says that what it is given is an instance. */
  predicate(value: Value): Values {
    const { program, space, types } = this.#evaluator;
    const { value: bare } = space.unbind(value);
    let type = -1;
    let file: ProgramFile | undefined;
    if (tagOf(bare) === ValueTag.Definition) {
      file = program.fileOf(indexOf(bare));
      type = program.definition(indexOf(bare)).type;
    } else if (tagOf(bare) === ValueTag.Closure) {
      const place = space.closures.get(indexOf(bare));
      file = program.file(place.file);
      if (expressionCell(file.facts, place.row, E.Op) === Op.Function)
        type = list(file.facts, expressionCell(file.facts, place.row, E.B))[0] ?? -1;
    }
    if (!file || type < 0 || expressionCell(file.facts, type, E.Op) !== Op.Predicate) return nothing;
    return types.evaluate(file, type);
  }

  /** What the language gets that calls a member of a value by itself: of a type, one that it has as an instance. */
  asked(value: Value, name: string): Values {
    const { metatypes } = this.#evaluator;
    if (!metatypes.isInstance(value)) return this.method(value, name);
    return union(
      metatypes
        .membersOf(indexOf(value), name)
        .flatMap((member) => this.#evaluator.access.value(member, value))
        .map((each) => this.result(each)),
    );
  }

  /** What a call of a member of a value gives. */
  method(value: Value, name: string, site?: CallSite): Values {
    const { members } = this.#evaluator;
    return union(
      members.of(value, name).map((member) => {
        const values = this.#evaluator.access.value(member, value);
        return union(values.map((each) => this.result(each, site)));
      }),
    );
  }
}
