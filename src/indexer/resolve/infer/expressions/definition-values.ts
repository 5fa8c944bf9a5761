import {
  type BindingIndex,
  definitionIndex,
  type DefinitionIndex,
  definitionNumber,
  type DefinitionNumber,
  isNone,
  NONE,
  type RowIndex,
} from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import {
  BindingColumn as B,
  BindingKind,
  ExpressionColumn as E,
  ScopeColumn as S,
} from '../../../facts/tables.ts';
import { variableKinds, type ProgramFile } from '../../bind/program.ts';
import { bindingCell, expressionCell, scopeCell, targetDefinition, targetImport } from '../../bind/tables.ts';
import { Memo } from '../../types/memo.ts';
import { Answers } from '../../types/recursion.ts';
import { nothing, tagOf, toValue, union, ValueTag, type Value, type Values } from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { LibraryTypes } from '../algebra/library-types.ts';
import type { Extensions } from '../members/extensions.ts';
import type { Members } from '../members/members.ts';
import type { ModuleExports } from '../members/module-exports.ts';
import type { Protocols } from '../members/protocols.ts';
import type { Calls } from './calls.ts';
import type { ContextualTypes } from './contextual-types.ts';
import type { Injections } from './injections.ts';
import type { Receivers } from './receivers.ts';
import type { Results } from './results.ts';

/** What `DefinitionValues` uses. */
export interface DefinitionValuesContext extends Pick<InferenceState, 'program' | 'recursion' | 'space'> {
  readonly callbacks: Pick<ContextualTypes, 'parameter'>;
  readonly calls: Pick<Calls, 'decorated' | 'isCallable'>;
  readonly expressions: ExpressionEvaluator;
  readonly extensions: Pick<Extensions, 'isExtension' | 'receiverTypes'>;
  readonly injections: Pick<Injections, 'valuesOf'>;
  readonly library: Pick<LibraryTypes, 'isOneOf'>;
  readonly members: Pick<Members, 'of'>;
  readonly modules: Pick<ModuleExports, 'importTargets' | 'wholeOf'>;
  readonly protocols: Pick<Protocols, 'isDescriptor'>;
  readonly receivers: Pick<Receivers, 'self' | 'selfType'>;
  readonly results: Pick<Results, 'of'>;
}

/** Answers what definitions and bindings hold. */
export class DefinitionValues {
  readonly #context: DefinitionValuesContext;
  readonly #bindings = new Memo();
  readonly #definitions = new Answers<number, Values>();
  readonly #enumerations = new Answers<number, boolean>();

  constructor(context: DefinitionValuesContext) {
    this.#context = context;
  }

  /** What a definition stands for: itself, or what it holds. */
  values(number: DefinitionNumber): Values {
    return this.#context.recursion.ask(this.#definitions, number, nothing, () =>
      this.#definitionValues(number),
    );
  }

  #definitionValues(number: DefinitionNumber): Values {
    const fact = this.#context.program.definition(number);
    const file = this.#context.program.fileOf(number);
    const itself = [toValue(ValueTag.Definition, number)];
    if (fact.kind === 'module') return [toValue(ValueTag.Module, file.index)];
    if (fact.kind === 'enum_member')
      return [toValue(ValueTag.Instance, this.#context.program.parentOf(number))];
    if (!variableKinds.has(fact.kind)) return this.#decorated(file, fact.decorators, itself);
    if (this.#isEnumerated(number))
      return [toValue(ValueTag.Instance, this.#context.program.parentOf(number))];
    if (fact.returns.length > 0) return this.#context.results.of(number);
    if (!isNone(fact.type)) {
      const declared = this.#context.expressions.evaluateType(file, fact.type);
      if (declared.length > 0) return declared;
    }
    const held = expressionCell(file.facts, fact.values[0] ?? NONE, E.Op);
    if (held === Op.Object || held === Op.Function) return itself;
    const { fieldSign } = file.grammar.manifest.scoping;
    if (fieldSign !== undefined && fact.kind === 'property' && fact.values.length === 0 && !fact.nested)
      return this.#ofField(number, `${fieldSign}${fact.name}`);
    const bindings = this.#bindingsOfDefinition(file, definitionIndex(number, file.base));
    const found =
      bindings.length > 0
        ? this.#held(file, bindings)
        : union(fact.values.map((row) => this.#context.expressions.evaluate(file, row)));
    // What members are put on stands for itself too.
    return this.#context.program.hasMembers(number) ? union([itself, found]) : found;
  }

  /** What the field of a name holds in instances of the type of a property. */
  #ofField(property: DefinitionNumber, name: string): Values {
    const { expressions, members, program } = this.#context;
    const { modifiers } = program.definition(property);
    const tag = modifiers.includes('static') ? ValueTag.Definition : ValueTag.Instance;
    const found = members.of(toValue(tag, program.parentOf(property)), name);
    return union(found.map(({ target }) => (target === undefined ? nothing : expressions.valuesOf(target))));
  }

  /** What a name holds that is given several values: the first tells its type where that stays. */
  #held(file: ProgramFile, bindings: readonly BindingIndex[]): Values {
    const valuesOf = (some: readonly BindingIndex[]): Values =>
      union(some.map((binding) => this.#boundValue(file, binding)));
    if (file.grammar.manifest.scoping.assignments !== 'keep') return valuesOf(bindings);
    const isFirst = (binding: BindingIndex): boolean =>
      bindingCell(file.facts, binding, B.Kind) !== BindingKind.Assigned;
    const first = valuesOf(bindings.filter(isFirst));
    return first.length > 0 ? first : valuesOf(bindings);
  }

  /** What decorators make of a definition, as far as they tell. */
  #decorated(file: ProgramFile, decorators: readonly RowIndex[], itself: Values): Values {
    let values = itself;
    for (const row of decorators.toReversed()) {
      const made = union(
        this.#context.expressions
          .evaluate(file, row)
          .map((value) => this.#context.calls.decorated(value, values)),
      );
      // What cannot be called is not known well enough, nor is a wrapper with an unknown result.
      const { calls, protocols, expressions } = this.#context;
      const isKnown = (value: Value): boolean =>
        this.#context.space.isClosure(value)
          ? expressions.callResult(value).length > 0
          : calls.isCallable(value) || protocols.isDescriptor(value);
      if (made.some(isKnown)) values = made;
    }
    return values;
  }

  /** Whether a member of a type is one of its instances. */
  #isEnumerated(number: DefinitionNumber): boolean {
    const parent = this.#context.program.parentOf(number);
    if (isNone(parent)) return false;
    const fact = this.#context.program.definition(parent);
    const file = this.#context.program.fileOf(parent);
    const { enumerations } = file.grammar.manifest.scoping;
    if (fact.kind !== 'class' || enumerations.length === 0) return false;
    const { values, type } = this.#context.program.definition(number);
    if (values.length === 0 || !isNone(type)) return false;
    const { recursion, library } = this.#context;
    return recursion.ask(this.#enumerations, parent, false, () => library.isOneOf(parent, enumerations));
  }

  #bindingsOfDefinition(file: ProgramFile, index: DefinitionIndex): BindingIndex[] {
    const name = this.#context.program.nameIn(file, file.facts.definitions[index]?.name ?? '');
    const found: BindingIndex[] = [];
    if (name === undefined) return found;
    for (let at = file.firstBinding.get(name) ?? NONE; !isNone(at); at = file.nextBinding[at] ?? NONE) {
      const { facts } = file;
      const isIt =
        bindingCell(facts, at, B.Kind) === BindingKind.Definition && targetDefinition(facts, at) === index;
      const kind = bindingCell(facts, at, B.Kind);
      const isAssigned =
        (kind === BindingKind.Variable || kind === BindingKind.Assigned) &&
        !isNone(bindingCell(facts, at, B.Value));
      if (isIt || isAssigned) found.push(at);
    }
    return found;
  }

  /** The values of a binding, wherever it is used. */
  valuesOfBinding(file: ProgramFile, binding: BindingIndex): Values {
    const answers = this.#bindings.of(file.index);
    return this.#context.recursion.ask(answers, binding, nothing, () => this.#bindingValues(file, binding));
  }

  #bindingValues(file: ProgramFile, binding: BindingIndex): Values {
    const { facts } = file;
    const scope = bindingCell(facts, binding, B.Scope);
    switch (bindingCell(facts, binding, B.Kind)) {
      case BindingKind.Definition: {
        const target = targetDefinition(facts, binding);
        const fact = facts.definitions[target];
        if (!fact) return nothing;
        const isAssigned = variableKinds.has(fact.kind) && !isNone(bindingCell(facts, binding, B.Value));
        if (!isAssigned || !isNone(fact.type)) return this.values(definitionNumber(file.base, target));
        const isHolder = this.#context.program.hasMembers(definitionNumber(file.base, target));
        const found =
          isHolder || this.#isEnumerated(definitionNumber(file.base, target))
            ? this.values(definitionNumber(file.base, target))
            : this.#boundValue(file, binding);
        const held = expressionCell(facts, fact.values[0] ?? NONE, E.Op);
        return held === Op.Object || held === Op.Function
          ? this.values(definitionNumber(file.base, target))
          : found;
      }
      case BindingKind.Import: {
        const target = targetImport(facts, binding);
        const targets = this.#context.modules.importTargets(file, target);
        const whole = this.#context.modules.wholeOf(file, target);
        const found = targets.map((value) => this.#context.expressions.valuesOf(value));
        return union(whole.length > 0 ? [...found, whole] : found);
      }
      case BindingKind.Receiver: {
        const own = scopeCell(facts, scope, S.Definition);
        const isExtension =
          !isNone(own) && this.#context.extensions.isExtension(definitionNumber(file.base, own));
        if (isExtension) return this.#context.extensions.receiverTypes(definitionNumber(file.base, own));
        const generic = this.#genericReceiver(file, binding);
        return generic.length > 0 ? generic : this.#context.receivers.self(file, scope);
      }
      case BindingKind.ReceiverType:
        return this.#context.receivers.selfType(file, scope);
      case BindingKind.TypeParameter:
        return [this.#context.space.parameter({ of: 'binding', file: file.index, binding })];
      case BindingKind.Parameter: {
        const declared = this.#boundValue(file, binding);
        if (declared.length > 0) return declared;
        const passed = this.#context.callbacks.parameter(
          file,
          scope,
          bindingCell(facts, binding, B.Position),
        );
        return passed.length > 0 ? passed : this.#context.injections.valuesOf(file, binding);
      }
      default:
        return this.#boundValue(file, binding);
    }
  }

  /** The declared type of a receiver that says more than the type around it: type arguments, or a type parameter. */
  #genericReceiver(file: ProgramFile, binding: BindingIndex): Values {
    const type = bindingCell(file.facts, binding, B.Type);
    if (isNone(type)) return nothing;
    const { expressions, space } = this.#context;
    return expressions
      .evaluateType(file, type)
      .filter(
        (value) => tagOf(value) === ValueTag.Parameter || space.unbind(value).environment !== undefined,
      );
  }

  /** The value of a variable or parameter, from its declared type or from what it is bound to. */
  #boundValue(file: ProgramFile, binding: BindingIndex): Values {
    const { facts } = file;
    const type = bindingCell(facts, binding, B.Type);
    if (!isNone(type)) {
      const declared = this.#context.expressions.evaluateType(file, type);
      // What a parameter is given when nothing is tells little of what it may be given.
      const isParameter = bindingCell(facts, binding, B.Kind) === BindingKind.Parameter;
      if (declared.length > 0 || isParameter) return declared;
    }
    return this.#context.expressions.evaluate(file, bindingCell(facts, binding, B.Value));
  }
}
