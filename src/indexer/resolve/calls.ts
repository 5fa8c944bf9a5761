import { callableKinds, typeKinds } from '../../model/kinds.ts';
import { BindingColumn as B, ExpressionColumn as E, Op, Role } from '../facts.ts';
import type { Evaluator } from './evaluator.ts';
import type { ProgramFile } from './program.ts';
import type { CallSite, Signature } from './signatures.ts';
import type { Environment } from './space.ts';
import { bindingCell, expressionCell, isNothing, list } from './tables.ts';
import { indexOf, nothing, tagOf, toValue, union, ValueTag, type Value, type Values } from './values.ts';

/** Deeper results of results are made to hang a resolver, not to be read. */
const MAX_DEPTH = 40;

/** Answers what calls give. */
export class Calls {
  readonly #evaluator: Evaluator;
  readonly #returns = new Map<number, Values | null>();
  readonly #closures: (Values | null | undefined)[] = [];
  #depth = 0;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** What a call of a value gives. Arguments tell what type parameters are. */
  result(value: Value, site?: CallSite, known?: Environment): Values {
    if (this.#depth > MAX_DEPTH) return nothing;
    this.#depth++;
    const found = this.#result(value, site, known);
    this.#depth--;
    return found;
  }

  #result(value: Value, site: CallSite | undefined, known: Environment | undefined): Values {
    const { space, program } = this.#evaluator;
    const index = indexOf(value);
    switch (tagOf(value)) {
      case ValueTag.Bound: {
        const { value: inner, environment } = space.bounds.get(index);
        return space.substitute(this.result(inner, site, environment), environment);
      }
      case ValueTag.Definition: {
        const { kind } = program.definition(index);
        if (typeKinds.has(kind)) {
          const called = this.#evaluator.metatypes.called(index);
          if (called.length > 0) return called;
          return this.#typeOfArgument(index, site) ?? [this.#made(index, site)];
        }
        const asDeclared = this.#asDeclared(index, site, known);
        if (asDeclared.length > 0) return asDeclared;
        const chosen = site ? this.#evaluator.signatures.chosen(index, site) : [];
        if (chosen.length > 0)
          return union(
            chosen.map(({ returns, signature }) => this.#inferred(returns, signature, site, known)),
          );
        return this.#inferred(this.returnsOf(index), this.#evaluator.signatures.of(value), site, known);
      }
      case ValueTag.Closure:
        return this.#inferred(this.#closureResult(index), this.#evaluator.signatures.of(value), site, known);
      case ValueTag.Instance: {
        const found = this.#evaluator.protocols.ask(program.fileOf(index), value, 'call');
        return found.length > 0 ? found : this.#ofCallables(value, 'called', site, known);
      }
      case ValueTag.Shape:
        return this.#ofCallables(value, 'called', site, known);
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
  #ofCallables(
    value: Value,
    how: 'called' | 'constructed',
    site: CallSite | undefined,
    known: Environment | undefined,
  ): Values {
    const all = this.#evaluator.callables.of(value, how);
    const fitting = site && all.length > 1 ? this.#evaluator.signatures.fitting(all, site) : all;
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

  /** What constructing from a value gives: of a function with members, an instance of it. */
  constructed(value: Value, site: CallSite): Values {
    const { space, program } = this.#evaluator;
    const { value: bare, environment } = space.unbind(value);
    if (tagOf(bare) === ValueTag.Definition) {
      const number = indexOf(bare);
      const isMaker = callableKinds.has(program.definition(number).kind) && program.isMaker(number);
      if (isMaker) return [toValue(ValueTag.Instance, number)];
    }
    if (tagOf(bare) === ValueTag.Instance || tagOf(bare) === ValueTag.Shape)
      return space.substitute(this.#ofCallables(bare, 'constructed', site, environment), environment);
    return this.result(value, site);
  }

  /** What the language's type of types gives for one value: its type. */
  #typeOfArgument(number: number, site: CallSite | undefined): Values | undefined {
    const { program, space } = this.#evaluator;
    if (!site || !program.isLibrary(number)) return undefined;
    const { classes } = program.fileOf(number).grammar.manifest.scoping.generics;
    const [item = -1, ...others] = list(site.file.facts, site.arguments);
    if (item < 0 || others.length > 0 || !classes.includes(program.definition(number).name)) return undefined;
    return this.#evaluator.evaluate(site.file, item).flatMap((value) => space.typeOf(value) ?? []);
  }

  /** An instance of a type, its type parameters told by what its constructor is given. */
  #made(number: number, site: CallSite | undefined): Value {
    const { generics, program, members, space } = this.#evaluator;
    const instance = toValue(ValueTag.Instance, number);
    const parameters = generics.parametersOf(number);
    if (!site || parameters.length === 0) return instance;
    const file = program.fileOf(number);
    for (const name of file.grammar.manifest.scoping.constructors) {
      for (const { target, environment } of members.of(instance, name)) {
        if (target === undefined || tagOf(target) !== ValueTag.Definition) continue;
        const found = this.#unified(this.#evaluator.signatures.of(target), site);
        if (found.size === 0) continue;
        const own = new Map(found);
        // An inherited constructor tells of the type parameters of the type above what ours are given as.
        for (const [above, [ours, ...others]] of environment ?? []) {
          const told = found.get(above);
          if (ours !== undefined && others.length === 0 && told) own.set(ours, told);
        }
        return space.bound(instance, new Map([...own].filter(([each]) => parameters.includes(each))));
      }
    }
    return generics.withDefaults([instance], number)[0] ?? instance;
  }

  /** What a callable returns, as declared or as its body shows. */
  returnsOf(number: number): Values {
    const known = this.#returns.get(number);
    if (known !== undefined) return known ?? nothing;
    this.#returns.set(number, null);
    const { program, types } = this.#evaluator;
    const { type, returns, modifiers } = program.definition(number);
    const file = program.fileOf(number);
    const isAsync = modifiers.includes('async') && !this.#isGenerator(file, returns);
    const found =
      type >= 0
        ? this.#asynchronous(file, types.evaluate(file, type), isAsync)
        : this.#evident(file, returns, modifiers.includes('async'));
    this.#returns.set(number, found);
    return found;
  }

  #closureResult(index: number): Values {
    const known = this.#closures[index];
    if (known !== undefined) return known ?? nothing;
    this.#closures[index] = null;
    const { space, program, types } = this.#evaluator;
    const { file: from, row } = space.closures.get(index);
    const file = program.file(from);
    const { facts } = file;
    const items = list(facts, expressionCell(facts, row, E.B));
    let found: Values;
    if (expressionCell(facts, row, E.Op) !== Op.Function) found = types.evaluate(file, items.at(-1) ?? -1);
    else {
      const [declared = -1, ...returns] = items;
      const isAsync = (expressionCell(facts, row, E.Role) & Role.Async) !== 0;
      found =
        declared >= 0
          ? this.#asynchronous(file, types.evaluate(file, declared), isAsync)
          : this.#evident(file, returns, isAsync);
    }
    this.#closures[index] = found;
    return found;
  }

  #isGenerator({ facts }: ProgramFile, returns: readonly number[]): boolean {
    return returns.some((row) => expressionCell(facts, row, E.Op) === Op.Yielded);
  }

  /** What the rows that a function returns or yields make of its result. */
  #evident(file: ProgramFile, returns: readonly number[], isAsync: boolean): Values {
    const { facts } = file;
    const yielded = returns.filter((row) => expressionCell(facts, row, E.Op) === Op.Yielded);
    if (yielded.length > 0) {
      const { results } = file.grammar.manifest.scoping;
      const generator = (isAsync ? results?.asyncGenerator : results?.generator) ?? '';
      const values = union(
        yielded.map((row) => this.#evaluator.evaluate(file, expressionCell(facts, row, E.A))),
      );
      return this.#evaluator.library.instance(file, generator, [values]);
    }
    return this.#asynchronous(
      file,
      union(returns.map((row) => this.#evaluator.evaluate(file, row))),
      isAsync,
    );
  }

  /** The result of an asynchronous function has to be awaited, though its declared type may already say so. */
  #asynchronous(file: ProgramFile, values: Values, isAsync: boolean): Values {
    if (!isAsync || values.length === 0) return values;
    const { results } = file.grammar.manifest.scoping;
    const [wrapper] = results ? this.#evaluator.library.instance(file, results.async, [values]) : [];
    if (wrapper === undefined) return values;
    const { generics } = this.#evaluator;
    return values.every((value) => generics.isA(value, wrapper)) ? values : [wrapper];
  }

  /** What the language gets that calls a member of a value by itself: of a type, one that it has as an instance. */
  asked(value: Value, name: string): Values {
    const { metatypes } = this.#evaluator;
    if (!metatypes.isInstance(value)) return this.method(value, name);
    return union(
      metatypes
        .membersOf(indexOf(value), name)
        .flatMap((member) => this.#evaluator.memberValue(member, value))
        .map((each) => this.result(each)),
    );
  }

  /** What a call of a member of a value gives. */
  method(value: Value, name: string, site?: CallSite): Values {
    const { members } = this.#evaluator;
    return union(
      members.of(value, name).map((member) => {
        const values = this.#evaluator.memberValue(member, value);
        return union(values.map((each) => this.result(each, site)));
      }),
    );
  }

  /** Binds the type parameters that the result of a call leaves open. */
  #inferred(
    values: Values,
    signature: Signature | undefined,
    site: CallSite | undefined,
    known: Environment | undefined,
  ): Values {
    const { generics, space } = this.#evaluator;
    if (!site || !signature || !generics.isOpen(values)) return values;
    return space.substitute(values, this.#completed(signature, this.#unified(signature, site), known));
  }

  /** Type parameters of a signature that no argument tells of are their defaults. */
  #completed({ file, scope }: Signature, found: Map<Value, Values>, known?: Environment): Map<Value, Values> {
    const { generics, space } = this.#evaluator;
    for (const binding of this.#evaluator.numbered(file).typeParameters.get(scope) ?? []) {
      const parameter = space.parameter({ of: 'binding', file: file.index, binding });
      if (!found.has(parameter) && !known?.has(parameter))
        found.set(parameter, space.substitute(generics.defaultOf(parameter), found));
    }
    return found;
  }

  /** What the arguments of a call make of the type parameters in the signature. */
  #unified(signature: Signature | undefined, site: CallSite, except = -1): Map<Value, Values> {
    const found = new Map<Value, Values>();
    if (!signature) return found;
    const items = list(site.file.facts, site.arguments);
    items.forEach((item, position) => {
      if (item < 0 || item === except) return;
      const type = this.#evaluator.signatures.parameterType(signature, site.file, item, position);
      if (type < 0) return;
      const isNamed = expressionCell(site.file.facts, item, E.Op) === Op.Named;
      const given = isNamed ? expressionCell(site.file.facts, item, E.A) : item;
      if (except >= 0 && this.#waits(site.file, given)) return;
      const values = this.#evaluator.computed.keyFor(signature.file, type, site.file, given);
      this.#evaluator.unification.unify(
        signature.file,
        type,
        values ?? this.#evaluator.ordered.asked(site.file, given, signature.file, type),
        found,
      );
    });
    return found;
  }

  /** What the arguments beside one make of type parameters. Functions wait until their own parameters are known. */
  unifiedBeside(
    signature: Signature,
    site: CallSite,
    item: number,
    known: Environment | undefined,
  ): Map<Value, Values> {
    return this.#completed(signature, this.#unified(signature, site, item), known);
  }

  /** Whether a function needs to know what it is given before it tells what it returns. */
  #waits(file: ProgramFile, row: number): boolean {
    if (!this.isFunction(file, row)) return false;
    const scope = expressionCell(file.facts, row, E.A);
    return (this.#evaluator.numbered(file).parameters.get(scope)?.length ?? 0) > 0;
  }

  isFunction({ facts }: ProgramFile, row: number): boolean {
    return row >= 0 && expressionCell(facts, row, E.Op) === Op.Function;
  }
}
