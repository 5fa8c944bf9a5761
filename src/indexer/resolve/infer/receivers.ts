import { contractKinds, typeKinds } from '../../../model/kinds.ts';
import { CLOSED, BindingColumn as B, ScopeColumn as S, ScopeKind } from '../../facts/tables.ts';
import { anonymousBases } from './anonymous-types.ts';
import type { Evaluator } from './evaluator.ts';
import type { ProgramFile } from '../bind/program.ts';
import { bindingCell, scopeCell } from '../bind/tables.ts';
import { indexOf, nothing, tagOf, toValue, ValueTag, type Value, type Values } from '../types/values.ts';

/** Answers what methods are called on. */
export class Receivers {
  readonly #evaluator: Evaluator;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** The instance that `self` means in a scope: of the type around it or of one made from that. */
  self(file: ProgramFile, scope: number): Values {
    const { program, space } = this.#evaluator;
    return this.types(file, scope).map((value) => {
      const tag = tagOf(value);
      const number = indexOf(value);
      if (tag !== ValueTag.Instance && tag !== ValueTag.Definition) return value;
      if (!typeKinds.has(program.definition(number).kind)) return value;
      const self = space.parameter({ of: 'self', number });
      return tag === ValueTag.Instance ? self : (space.typeOf(self) ?? value);
    });
  }

  /** The same where static methods mean an instance too, as by a type that is named so. */
  instance(file: ProgramFile, scope: number): Values {
    const { space } = this.#evaluator;
    return this.self(file, scope).map((value) => {
      if (tagOf(value) !== ValueTag.Parameter) return value;
      const parameter = space.parameters.get(indexOf(value));
      return parameter.of === 'type' ? parameter.parameter : value;
    });
  }

  /** The type that a method of the type itself is called on. */
  selfType(file: ProgramFile, scope: number): Values {
    return this.instance(file, scope).flatMap((value) => this.#evaluator.space.typeOf(value) ?? []);
  }

  /** The instance whose methods a member of a value finds as its own; undefined where that is not known. */
  selfOf(receiver: Value, isOfType: boolean, owner: number): Value | undefined {
    const { program, space, metatypes } = this.#evaluator;
    const { value: bare, environment } = space.unbind(receiver);
    const number = indexOf(bare);
    switch (tagOf(bare)) {
      case ValueTag.Super:
        return typeKinds.has(program.definition(number).kind)
          ? space.parameter({ of: 'self', number })
          : undefined;
      case ValueTag.Definition: {
        if (!isOfType) return metatypes.isMetatype(owner) ? receiver : undefined;
        const instance = toValue(ValueTag.Instance, number);
        return environment ? space.bound(instance, environment) : instance;
      }
      case ValueTag.Parameter: {
        const parameter = space.parameters.get(number);
        if (parameter.of !== 'type') return receiver;
        if (isOfType) return parameter.parameter;
        return metatypes.isMetatype(owner) ? receiver : undefined;
      }
      default:
        return receiver;
    }
  }

  /** The binding with which a function names what it is called on, or -1. */
  selfBinding(file: ProgramFile, scope: number): number {
    const { receiverParameter } = file.grammar.manifest.scoping;
    const name = receiverParameter === undefined ? undefined : file.stringIndex.get(receiverParameter);
    return name === undefined ? -1 : (file.firstBinding.get(scope * file.facts.strings.length + name) ?? -1);
  }

  /** Finds the type parameters by which a method says what it is called on, told by what that is. */
  infer(method: Value, self: Value | undefined, found: Map<Value, Values>): void {
    const signature = this.#evaluator.signatures.of(method);
    if (self === undefined || !signature || signature.scope < 0) return;
    const { file, scope } = signature;
    const named = this.selfBinding(file, scope);
    const binding = named < 0 ? (this.#evaluator.numbered(file).receivers.get(scope) ?? -1) : named;
    const type = binding < 0 ? -1 : bindingCell(file.facts, binding, B.Type);
    this.#evaluator.unification.unify(file, type, [self], found);
  }

  /** What a function declares that it is called on, where it names that among its parameters. */
  #declaredSelf(file: ProgramFile, scope: number): Values {
    const binding = this.selfBinding(file, scope);
    return binding < 0
      ? nothing
      : this.#evaluator.types.evaluate(file, bindingCell(file.facts, binding, B.Type));
  }

  /** What the parent types are seen as where a method calls on: for the type itself they are those themselves. */
  above(file: ProgramFile, scope: number): Values {
    const { heritage, program, space } = this.#evaluator;
    if (this.#isAnonymous(file, scope)) return this.types(file, scope);
    return this.types(file, scope).flatMap((value) => {
      const number = indexOf(value);
      const isType = tagOf(value) === ValueTag.Definition && typeKinds.has(program.definition(number).kind);
      if (!isType) return [toValue(ValueTag.Super, number)];
      return heritage.parentsOf(number).map((parent) => {
        const { value: bare, environment } = space.unbind(parent);
        if (tagOf(bare) !== ValueTag.Instance) return bare;
        return space.bound(toValue(ValueTag.Definition, indexOf(bare)), environment ?? new Map());
      });
    });
  }

  /** What the parent types are seen as of types that are named, if any: a contract is seen as itself. */
  aboveNamed(file: ProgramFile, scope: number, types: Values): Values {
    const { program } = this.#evaluator;
    const own = new Set(types.length === 0 ? [] : this.types(file, scope).map(indexOf));
    if (types.every((value) => tagOf(value) === ValueTag.Definition && own.has(indexOf(value))))
      return this.above(file, scope);
    return types.flatMap((value) => {
      if (tagOf(value) !== ValueTag.Definition) return [];
      const number = indexOf(value);
      const isContract = contractKinds.has(program.definition(number).kind);
      return toValue(isContract ? ValueTag.Instance : ValueTag.Super, number);
    });
  }

  /** The types that a type without a definition extends, by the scope of its body; empty for other scopes. */
  anonymousBases(file: ProgramFile, scope: number): Values {
    const rows = anonymousBases(file.facts).get(scope) ?? [];
    return rows.flatMap((row) => this.#evaluator.types.evaluate(file, row));
  }

  /** Whether the type around a scope is one without a definition, which may have parent types. */
  #isAnonymous(file: ProgramFile, scope: number): boolean {
    const { facts } = file;
    let at = scope;
    while (at > 0 && scopeCell(facts, at, S.Kind) !== ScopeKind.Type) at = scopeCell(facts, at, S.Parent);
    return at > 0 && this.anonymousBases(file, at).length > 0;
  }

  /** The instance of a type, which may be a name for another type; of a function or object, what has its members. */
  #instanceOf(number: number): Values {
    const isAlias = this.#evaluator.program.definition(number).kind === 'type_alias';
    return isAlias
      ? this.#evaluator.types.instancesOf(toValue(ValueTag.Definition, number))
      : [toValue(ValueTag.Instance, number)];
  }

  #isAround({ facts, base }: ProgramFile, scope: number, type: number): boolean {
    for (let at = scope; at > 0; at = scopeCell(facts, at, S.Parent))
      if (
        scopeCell(facts, at, S.Kind) === ScopeKind.Type &&
        base + scopeCell(facts, at, S.Definition) === type
      )
        return true;
    return false;
  }

  types(file: ProgramFile, scope: number): Values {
    const { facts } = file;
    let inFunction = false;
    let inStatic = false;
    for (let at = scope; at > 0; at = scopeCell(facts, at, S.Parent)) {
      const kind = scopeCell(facts, at, S.Kind);
      const definition = scopeCell(facts, at, S.Definition);
      const fact = facts.definitions[definition];
      const meant = scopeCell(facts, at, S.Open) & ~CLOSED;
      if (meant === 2 || (kind === ScopeKind.Function && fact?.modifiers.includes('static'))) inStatic = true;
      if (meant > 0) continue;
      if (kind === ScopeKind.Function) inFunction = true;
      const declared = kind === ScopeKind.Function ? this.#declaredSelf(file, at) : nothing;
      if (declared.length > 0) return declared;
      if (definition < 0) {
        const bases = this.anonymousBases(file, at);
        if (bases.length > 0) return bases;
        const asked = kind === ScopeKind.Function ? this.#evaluator.callbacks.receiver(file, at) : nothing;
        if (asked.length > 0) return asked;
        continue;
      }
      if (kind === ScopeKind.Type) {
        const tag = inStatic ? ValueTag.Definition : ValueTag.Instance;
        return [toValue(tag, file.base + definition)];
      }
      // Outside of its methods an object is not yet there.
      if (kind === ScopeKind.Object && inFunction)
        return [toValue(ValueTag.Definition, file.base + definition)];
      if (kind !== ScopeKind.Function) continue;
      const parent = this.#evaluator.program.parentOf(file.base + definition);
      const { program } = this.#evaluator;
      const isMember = fact?.kind === 'method' && parent >= 0 && program.definition(parent).kind !== 'module';
      // The type around it comes next.
      if (isMember && this.#isAround(file, at, parent)) continue;
      if (isMember) return this.#instanceOf(parent);
      // A function that constructs.
      if (this.#evaluator.program.isMaker(file.base + definition))
        return [toValue(ValueTag.Instance, file.base + definition)];
    }
    return nothing;
  }
}
