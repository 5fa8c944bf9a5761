import { contractKinds, typeKinds } from '../../../../model/kinds.ts';
import {
  definitionNumber,
  type DefinitionNumber,
  isInnerScope,
  isNone,
  type ScopeIndex,
} from '../../../facts/ids.ts';
import { CLOSED, BindingColumn as B, ScopeColumn as S, ScopeKind } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { bindingCell, scopeCell } from '../../bind/tables.ts';
import { Answers } from '../../types/recursion.ts';
import {
  definitionNumberOf,
  indexOf,
  nothing,
  tagOf,
  toValue,
  unknownValue,
  type Value,
  type Values,
  ValueTag,
} from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Heritage } from '../members/heritage.ts';
import type { ReceiverBinding } from '../members/receiver-binding.ts';
import { anonymousBases } from './anonymous-types.ts';
import type { ContextualTypes } from './contextual-types.ts';
import type { DenotedTypes } from './denoted-types.ts';

/** What `Receivers` uses. */
export interface ReceiversContext extends Pick<InferenceState, 'program' | 'recursion' | 'space'> {
  readonly callbacks: Pick<ContextualTypes, 'isEvaluated' | 'receiver'>;
  readonly expressions: ExpressionEvaluator;
  readonly heritage: Pick<Heritage, 'parentsOf'>;
  readonly receiverBinding: Pick<ReceiverBinding, 'selfBinding'>;
  readonly types: DenotedTypes;
}

/** Answers what methods are called on. */
export class Receivers {
  readonly #context: ReceiversContext;
  readonly #implicit = new Answers<string, Values>();

  constructor(context: ReceiversContext) {
    this.#context = context;
  }

  /** The instance that `self` means in a scope: of the type around it or of one made from that. */
  self(file: ProgramFile, scope: ScopeIndex): Values {
    const { program, space } = this.#context;
    return this.types(file, scope).map((value) => {
      const tag = tagOf(value);
      const number = definitionNumberOf(value);
      if (tag !== ValueTag.Instance && tag !== ValueTag.Definition) return value;
      if (!typeKinds.has(program.definition(number).kind)) return value;
      const self = space.parameter({ of: 'self', number });
      return tag === ValueTag.Instance ? self : (space.typeOf(self) ?? value);
    });
  }

  /** The same where static methods mean an instance too, as by a type that is named so. */
  instance(file: ProgramFile, scope: ScopeIndex): Values {
    const { space } = this.#context;
    return this.self(file, scope).map((value) => {
      if (tagOf(value) !== ValueTag.Parameter) return value;
      const parameter = space.parameters.get(indexOf(value));
      return parameter.of === 'type' ? parameter.parameter : value;
    });
  }

  /** The type that a method of the type itself is called on. */
  selfType(file: ProgramFile, scope: ScopeIndex): Values {
    return this.instance(file, scope).flatMap((value) => this.#context.space.typeOf(value) ?? []);
  }

  /** What a function declares that it is called on, where it names that among its parameters. */
  #declaredSelf(file: ProgramFile, scope: ScopeIndex): Values {
    const binding = this.#context.receiverBinding.selfBinding(file, scope);
    return isNone(binding)
      ? nothing
      : this.#context.expressions.evaluateType(file, bindingCell(file.facts, binding, B.Type));
  }

  /**
   * What a function sees as its instance whose members need no receiver, where functions say the type of that: a function by its
   * declaration, an anonymous one by the type of function that is asked for there.
   */
  implicitIn(file: ProgramFile, scope: ScopeIndex): Values {
    const { implicitReceiver, receiverParameter } = file.grammar.manifest.scoping;
    const isFunction = scopeCell(file.facts, scope, S.Kind) === ScopeKind.Function;
    if (!implicitReceiver || receiverParameter === undefined || !isFunction) return nothing;
    return this.#context.recursion.ask(this.#implicit, `${file.index} ${scope}`, nothing, () => {
      const declared = this.#declaredSelf(file, scope);
      if (declared.length > 0 || !isNone(scopeCell(file.facts, scope, S.Definition))) return declared;
      return this.#context.callbacks.receiver(file, scope);
    });
  }

  /** The type of a method that stands outside of it, whose members need no receiver, and the types around that. */
  outsideOf(file: ProgramFile, scope: ScopeIndex): Values {
    const { program } = this.#context;
    const { implicitReceiver, includes } = file.grammar.manifest.scoping;
    const definition = scopeCell(file.facts, scope, S.Definition);
    const isFunction = scopeCell(file.facts, scope, S.Kind) === ScopeKind.Function;
    if (!implicitReceiver || !includes || !isFunction || isNone(definition)) return nothing;
    const found: Value[] = [];
    let at = program.parentOf(definitionNumber(file.base, definition));
    if (isNone(at) || this.#isAround(file, scope, at)) return nothing;
    for (; !isNone(at) && typeKinds.has(program.definition(at).kind); at = program.parentOf(at))
      found.push(toValue(ValueTag.Instance, at));
    return found;
  }

  /** The instances around a scope whose members need no receiver there, innermost first. */
  implicitAround(file: ProgramFile, scope: ScopeIndex): Values {
    const { facts, base } = file;
    const found: Value[] = [];
    for (let at = scope; !isNone(at); at = scopeCell(facts, at, S.Parent)) {
      const definition = scopeCell(facts, at, S.Definition);
      if (scopeCell(facts, at, S.Kind) !== ScopeKind.Type) found.push(...this.implicitIn(file, at));
      else if (!isNone(definition))
        found.push(toValue(ValueTag.Instance, definitionNumber(base, definition)));
      else found.push(...this.anonymousBases(file, at));
    }
    return found;
  }

  /** What the parent types are seen as where a method calls on: for the type itself they are those themselves. */
  above(file: ProgramFile, scope: ScopeIndex): Values {
    const { heritage, program, space } = this.#context;
    if (this.#isAnonymous(file, scope)) return this.types(file, scope);
    return this.types(file, scope).flatMap((value) => {
      const tag = tagOf(value);
      // Nothing above an instance that may be anything is known.
      if (tag !== ValueTag.Definition && tag !== ValueTag.Instance)
        return value === unknownValue ? [value] : [];
      const number = definitionNumberOf(value);
      const isType = tag === ValueTag.Definition && typeKinds.has(program.definition(number).kind);
      if (!isType) return [toValue(ValueTag.Super, number)];
      return heritage.parentsOf(number).map((parent) => {
        const { value: bare, environment } = space.unbind(parent);
        if (tagOf(bare) !== ValueTag.Instance) return bare;
        return space.bound(toValue(ValueTag.Definition, definitionNumberOf(bare)), environment ?? new Map());
      });
    });
  }

  /** What the parent types are seen as of types that are named, if any: a contract is seen as itself. */
  aboveNamed(file: ProgramFile, scope: ScopeIndex, types: Values): Values {
    const { program } = this.#context;
    const own = new Set(types.length === 0 ? [] : this.types(file, scope).map(indexOf));
    if (types.every((value) => tagOf(value) === ValueTag.Definition && own.has(indexOf(value))))
      return this.above(file, scope);
    return types.flatMap((value) => {
      if (tagOf(value) !== ValueTag.Definition) return [];
      const number = definitionNumberOf(value);
      const isContract = contractKinds.has(program.definition(number).kind);
      return toValue(isContract ? ValueTag.Instance : ValueTag.Super, number);
    });
  }

  /** The types that a type without a definition extends, by the scope of its body; empty for other scopes. */
  anonymousBases(file: ProgramFile, scope: ScopeIndex): Values {
    const rows = anonymousBases(file.facts).get(scope) ?? [];
    return rows.flatMap((row) => this.#context.expressions.evaluateType(file, row));
  }

  /** Whether the type around a scope is one without a definition, which may have parent types. */
  #isAnonymous(file: ProgramFile, scope: ScopeIndex): boolean {
    const { facts } = file;
    let at = scope;
    while (isInnerScope(at) && scopeCell(facts, at, S.Kind) !== ScopeKind.Type)
      at = scopeCell(facts, at, S.Parent);
    return isInnerScope(at) && this.anonymousBases(file, at).length > 0;
  }

  /** The instance of a type, which may be a name for another type; of a function or object, what has its members. */
  #instanceOf(number: DefinitionNumber): Values {
    const isAlias = this.#context.program.definition(number).kind === 'type_alias';
    return isAlias
      ? this.#context.types.instancesOf(toValue(ValueTag.Definition, number))
      : [toValue(ValueTag.Instance, number)];
  }

  #isAround({ facts, base }: ProgramFile, scope: ScopeIndex, type: DefinitionNumber): boolean {
    for (let at = scope; isInnerScope(at); at = scopeCell(facts, at, S.Parent))
      if (
        scopeCell(facts, at, S.Kind) === ScopeKind.Type &&
        definitionNumber(base, scopeCell(facts, at, S.Definition)) === type
      )
        return true;
    return false;
  }

  types(file: ProgramFile, scope: ScopeIndex): Values {
    const { facts } = file;
    let inFunction = false;
    let inStatic = false;
    for (let at = scope; isInnerScope(at); at = scopeCell(facts, at, S.Parent)) {
      const kind = scopeCell(facts, at, S.Kind);
      const definition = scopeCell(facts, at, S.Definition);
      const fact = facts.definitions[definition];
      const meant = scopeCell(facts, at, S.Open) & ~CLOSED;
      if (meant === 2 || (kind === ScopeKind.Function && fact?.modifiers.includes('static'))) inStatic = true;
      if (meant > 0) {
        const given = this.implicitIn(file, at);
        if (given.length > 0) return given;
        continue;
      }
      if (kind === ScopeKind.Function) inFunction = true;
      const declared = kind === ScopeKind.Function ? this.#declaredSelf(file, at) : nothing;
      if (declared.length > 0) return declared;
      if (isNone(definition)) {
        const bases = this.anonymousBases(file, at);
        if (bases.length > 0) return bases;
        const asked = kind === ScopeKind.Function ? this.#context.callbacks.receiver(file, at) : nothing;
        // The members of an unknown instance are unknown.
        if (asked.length > 0 || this.#context.callbacks.isEvaluated(file, at)) return asked;
        continue;
      }
      if (kind === ScopeKind.Type) {
        // The body of a type is run for the type itself where names are looked up in its instance.
        const isOfType =
          inStatic || (!inFunction && file.grammar.manifest.scoping.constantNames !== undefined);
        const tag = isOfType ? ValueTag.Definition : ValueTag.Instance;
        return [toValue(tag, definitionNumber(file.base, definition))];
      }
      // Outside of its methods an object is not yet there.
      if (kind === ScopeKind.Object && inFunction)
        return [toValue(ValueTag.Definition, definitionNumber(file.base, definition))];
      if (kind !== ScopeKind.Function) continue;
      const parent = this.#context.program.parentOf(definitionNumber(file.base, definition));
      const { program } = this.#context;
      const isMember =
        (fact?.kind === 'method' || fact?.kind === 'constructor') &&
        !isNone(parent) &&
        program.definition(parent).kind !== 'module';
      // The type around it comes next.
      if (isMember && this.#isAround(file, at, parent)) continue;
      if (isMember) return this.#instanceOf(parent);
      // A function that constructs.
      if (this.#context.program.isMaker(definitionNumber(file.base, definition)))
        return [toValue(ValueTag.Instance, definitionNumber(file.base, definition))];
    }
    return nothing;
  }
}
