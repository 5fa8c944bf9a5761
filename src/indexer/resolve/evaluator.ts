import { callableKinds, typeKinds } from '../../model/kinds.ts';
import {
  BindingColumn as B,
  BindingKind,
  ExpressionColumn as E,
  Op,
  Role,
  ScopeColumn as S,
  ScopeKind,
} from '../facts.ts';
import { Callbacks } from './callbacks.ts';
import { Calls } from './calls.ts';
import { Generics } from './generics.ts';
import { lookUpRow } from './lookup.ts';
import { Members, type Member } from './members.ts';
import { ModuleExports } from './module-exports.ts';
import { Names } from './names.ts';
import { variableKinds, type Program, type ProgramFile } from './program.ts';
import { Protocols } from './protocols.ts';
import { Space } from './space.ts';
import {
  bindingCell,
  expressionCell,
  list,
  numberedBindings,
  scopeCell,
  text,
  type Numbered,
} from './tables.ts';
import { Types } from './types.ts';
import {
  indexOf,
  Interner,
  nothing,
  tagOf,
  toValue,
  union,
  ValueTag,
  type External,
  type Value,
  type Values,
} from './values.ts';

/** A definition, module or external that a name stands for, and by which rule it was found. */
export interface Denotation {
  /** `Definition`, `Module`, `Dotted` or `External`. */
  value: Value;
  how: 'scope' | 'import' | 'member';
}

/** Deeper chains of definitions are made to hang a resolver, not to be read. */
const MAX_DEPTH = 60;
/** A list of more values is told by its first ones. */
const MAX_ITEMS = 8;

/**
 * Answers what names and expressions stand for. Every answer is remembered, so that the cost grows with the
 * number of expressions; a question that leads back to itself has no answer there.
 */
export class Evaluator {
  readonly program: Program;
  readonly externals = new Interner<External>((external) => `${external.package}\n${external.symbol}`);
  readonly dotted = new Interner<{ file: number; name: string }>(({ file, name }) => `${file}\n${name}`);
  readonly space: Space;
  readonly generics: Generics;
  readonly members: Members;
  readonly types: Types;
  readonly modules: ModuleExports;
  readonly names: Names;
  readonly calls: Calls;
  readonly protocols: Protocols;
  readonly callbacks: Callbacks;
  readonly #expressions: (Values | null | undefined)[][];
  readonly #bindings: (Values | null | undefined)[][];
  readonly #definitions: (Values | null | undefined)[];
  readonly #numbered: (Numbered | undefined)[] = [];
  readonly #enumerations: (boolean | undefined)[] = [];
  #depth = 0;

  constructor(program: Program) {
    this.program = program;
    this.#expressions = Array.from({ length: program.fileCount }, () => []);
    this.#bindings = Array.from({ length: program.fileCount }, () => []);
    this.#definitions = new Array<Values | null | undefined>(program.numberCount);
    this.generics = new Generics(this, program);
    this.space = new Space((number) => this.generics.parametersOf(number));
    this.members = new Members(this);
    this.types = new Types(this);
    this.modules = new ModuleExports(this);
    this.names = new Names(this);
    this.calls = new Calls(this);
    this.protocols = new Protocols(this);
    this.callbacks = new Callbacks(this);
  }

  /** Parameters and type parameters of a file, by scope. */
  numbered(file: ProgramFile): Numbered {
    return (this.#numbered[file.index] ??= numberedBindings(file.facts));
  }

  /** What the name or member in a row stands for; empty when it is local or not known. */
  denote(file: ProgramFile, row: number): readonly Denotation[] {
    if (row < 0) return [];
    const found = this.#denote(file, row);
    return this.names.wantsType(file, row) ? found.map((each) => this.#asType(each)) : found;
  }

  /** A value and a type may share a name: where a type is meant, it is that. */
  #asType(denotation: Denotation): Denotation {
    const { value } = denotation;
    if (tagOf(value) !== ValueTag.Definition) return denotation;
    const number = indexOf(value);
    const { kind, name } = this.program.definition(number);
    const parent = this.program.parentOf(number);
    if (parent < 0 || (!callableKinds.has(kind) && !variableKinds.has(kind))) return denotation;
    const twin = (this.program.membersOf(parent).get(name) ?? []).find((each) =>
      ['interface', 'type_alias'].includes(this.program.definition(each).kind),
    );
    return twin === undefined ? denotation : { ...denotation, value: toValue(ValueTag.Definition, twin) };
  }

  #denote(file: ProgramFile, row: number): readonly Denotation[] {
    const { facts } = file;
    const op = expressionCell(facts, row, E.Op);
    if (op === Op.Name) {
      const binding = lookUpRow(file, row, this.names.wantsType(file, row));
      return binding < 0
        ? this.#denoteFree(file, text(facts, expressionCell(facts, row, E.A)))
        : this.denoteBinding(file, binding);
    }
    const object = expressionCell(facts, row, E.A);
    if (op !== Op.Member || object < 0) return [];
    const name = text(facts, expressionCell(facts, row, E.B));
    const found: Denotation[] = [];
    const seen = new Set<Value>();
    for (const value of this.#holders(file, object)) {
      const isModule = tagOf(value) === ValueTag.Module;
      // What a module is assigned to be comes before it, and hides what it has besides.
      if (isModule && found.length > 0) continue;
      const how = isModule || tagOf(value) === ValueTag.Dotted ? 'import' : 'member';
      for (const { target } of this.members.of(value, name)) {
        if (target === undefined || seen.has(target)) continue;
        seen.add(target);
        found.push({ value: target, how });
      }
    }
    return found;
  }

  /** The values of which a member is meant; in a type also the types. */
  #holders(file: ProgramFile, object: number): Values {
    const values = this.evaluate(file, object);
    const isType = (expressionCell(file.facts, object, E.Role) & Role.Type) !== 0;
    return values.length === 0 && isType ? this.types.evaluate(file, object) : values;
  }

  denoteBinding(file: ProgramFile, binding: number): readonly Denotation[] {
    const target = bindingCell(file.facts, binding, B.Target);
    switch (bindingCell(file.facts, binding, B.Kind)) {
      case BindingKind.Definition:
        return target < 0 ? [] : [{ value: toValue(ValueTag.Definition, file.base + target), how: 'scope' }];
      case BindingKind.Import:
        return this.modules.importTargets(file, target).map((value) => ({ value, how: 'import' }));
      default:
        return [];
    }
  }

  /** A name that the file does not bind: brought by a star import, or by the language. */
  #denoteFree(file: ProgramFile, name: string): readonly Denotation[] {
    for (let index = 0; index < file.facts.imports.length; index++) {
      const each = file.facts.imports[index];
      if (each?.kind !== 'star' || each.reexport) continue;
      const found = this.modules
        .importTargets(file, index)
        .flatMap((module) => this.modules.starMember(module, name));
      if (found.length > 0) return found.map((value) => ({ value, how: 'import' }));
    }
    const known = this.libraryDefinition(file, name);
    if (known !== undefined) return [{ value: toValue(ValueTag.Definition, known), how: 'scope' }];
    const library = this.program.library(file.grammar.manifest.family, '');
    const given = library ? this.modules.exported(library, name) : [];
    if (given.length > 0) return given.map((value) => ({ value, how: 'scope' }));
    if (!file.grammar.builtins.has(name)) return [];
    return [{ value: this.external('builtin', name), how: 'scope' }];
  }

  external(packageName: string, symbol: string): Value {
    return toValue(ValueTag.External, this.externals.index({ package: packageName, symbol }));
  }

  /** What the language's library declares for every file under a name. */
  libraryDefinition(file: ProgramFile, name: string): number | undefined {
    const library = this.program.library(file.grammar.manifest.family, '');
    if (!library) return undefined;
    const numbers = this.program.membersOf(library.base).get(name) ?? [];
    // A value of that name says more than its type.
    return numbers.find((number) => !variableKinds.has(this.program.definition(number).kind)) ?? numbers[0];
  }

  /** An instance of a type of the language's library, wherever it declares it. */
  libraryInstance(file: ProgramFile, name: string, given: readonly Values[]): Values {
    const number = this.libraryType(file, name);
    if (number === undefined) return nothing;
    return [this.generics.instantiate(toValue(ValueTag.Instance, number), given)];
  }

  libraryType(file: ProgramFile, name: string): number | undefined {
    const { family } = file.grammar.manifest;
    for (const library of this.program.libraries(family)) {
      const found = (this.program.membersOf(library.base).get(name) ?? []).find((number) =>
        typeKinds.has(this.program.definition(number).kind),
      );
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The library's type whose members a value of several in order has; -1 for none. */
  tupleType(file: ProgramFile): number {
    return this.libraryType(file, file.grammar.manifest.scoping.literals['tuple'] ?? '') ?? -1;
  }

  /** The values of an expression, or those that a type allows. */
  evaluateAny(file: ProgramFile, row: number): Values {
    if (row < 0) return nothing;
    // In a type, a part of a dotted name may be a namespace, and so is evaluated as a value.
    return this.evaluate(file, row);
  }

  /** The values of an expression. */
  evaluate(file: ProgramFile, row: number): Values {
    if (row < 0) return nothing;
    const memo = this.#expressions[file.index];
    const known = memo?.[row];
    if (known !== undefined || !memo) return known ?? nothing;
    if (this.#depth > MAX_DEPTH) return nothing;
    memo[row] = null;
    this.#depth++;
    const found = this.#evaluate(file, row);
    this.#depth--;
    memo[row] = found;
    return found;
  }

  #evaluate(file: ProgramFile, row: number): Values {
    const { facts } = file;
    const a = expressionCell(facts, row, E.A);
    const b = expressionCell(facts, row, E.B);
    switch (expressionCell(facts, row, E.Op)) {
      case Op.Name: {
        const binding = lookUpRow(file, row, this.names.wantsType(file, row));
        if (binding >= 0) return this.names.valuesAt(file, row, binding);
        return union(this.#denoteFree(file, text(facts, a)).map(({ value }) => this.valuesOf(value)));
      }
      case Op.Member:
        return this.names.narrowed(file, row, b, this.memberValues(this.evaluate(file, a), text(facts, b)));
      case Op.Call:
        return union(
          this.callees(file, row).map((value) => this.calls.result(value, { file, arguments: b })),
        );
      case Op.New:
        return union(
          this.evaluate(file, a).map((value) => this.calls.constructed(value, { file, arguments: b })),
        );
      case Op.Await:
        return this.protocols.awaited(file, this.evaluate(file, a));
      case Op.Same:
        return this.evaluate(file, a);
      case Op.Self:
        return this.self(file, expressionCell(facts, row, E.Scope));
      case Op.Super:
        return this.#selfTypes(file, expressionCell(facts, row, E.Scope)).map((value) =>
          toValue(ValueTag.Super, indexOf(value)),
        );
      case Op.Either:
      case Op.Or:
        return union([this.evaluate(file, a), this.evaluate(file, b)]);
      case Op.And:
        return this.evaluate(file, b);
      case Op.AnyOf:
        return union([...list(facts, b)].map((each) => this.evaluate(file, each)));
      case Op.Element:
        return this.protocols.element(file, this.evaluate(file, a));
      case Op.Iterated:
        return this.protocols.elements(file, this.evaluate(file, a), b);
      case Op.Entered:
        return this.protocols.entered(file, this.evaluate(file, a));
      case Op.Caught:
      case Op.Cast:
        return this.#instances(this.types.evaluate(file, a));
      case Op.Parameter:
        return this.callbacks.parameter(file, a, b);
      case Op.Literal:
        return this.#literal(file, text(facts, a), list(facts, b));
      case Op.Tuple:
        return [
          this.space.tuple(
            [...list(facts, b)].map((each) => this.evaluate(file, each)),
            this.tupleType(file),
          ),
        ];
      case Op.Function:
        return [this.space.closure(file.index, row)];
      case Op.Object:
        return b < 0 ? nothing : [this.space.shape(file.index, row)];
      case Op.Class:
        return a < 0 ? nothing : [toValue(ValueTag.Definition, file.base + a)];
      case Op.Module: {
        const module = toValue(ValueTag.Module, file.index);
        return a < 0 ? this.modules.assigned(module) : this.#imported(file, a);
      }
      case Op.Operator: {
        const [left = -1] = list(facts, a);
        if (b < 0) return nothing;
        const name = text(facts, b);
        return union(this.evaluate(file, left).map((value) => this.calls.method(value, name)));
      }
      case Op.Generic:
        return this.#withArguments(file, this.evaluate(file, a), list(facts, b));
      case Op.Query:
        return this.evaluate(file, a);
      default:
        return nothing;
    }
  }

  /** What is loaded where it is used. */
  #imported(file: ProgramFile, index: number): Values {
    return union(this.modules.importTargets(file, index).map((value) => this.modules.assigned(value)));
  }

  /** Of several exceptions, each. */
  #instances(values: Values): Values {
    return values.flatMap((value) =>
      tagOf(value) === ValueTag.Tuple ? union(this.space.tuples.get(indexOf(value)).items) : [value],
    );
  }

  #literal(file: ProgramFile, name: string, items: Int32Array): Values {
    if (name === '') return nothing;
    const number = this.libraryType(file, name);
    if (number === undefined) return nothing;
    const instance = toValue(ValueTag.Instance, number);
    if (items.length === 0) return [instance];
    const held: Values[] = [];
    for (const item of items.subarray(0, MAX_ITEMS)) {
      if (item < 0) continue;
      const isSpread = expressionCell(file.facts, item, E.Op) === Op.Spread;
      const values = this.evaluate(file, isSpread ? expressionCell(file.facts, item, E.A) : item);
      held.push(isSpread ? this.protocols.elements(file, values) : values);
    }
    if (this.generics.parametersOf(number).length < 2)
      return [this.generics.instantiate(instance, [union(held)])];
    // Keys and values.
    const pairs = held.flatMap((values) =>
      values.flatMap((value) =>
        tagOf(value) === ValueTag.Tuple ? [this.space.tuples.get(indexOf(value)).items] : [],
      ),
    );
    const parts = [0, 1].map((part) => union(pairs.map((pair) => pair[part] ?? nothing)));
    return [this.generics.instantiate(instance, parts)];
  }

  /** What is called by a call: with the type of the instance and its type parameters known, where there are any. */
  callees(file: ProgramFile, row: number): Values {
    const { facts } = file;
    let callee = expressionCell(facts, row, E.A);
    while (callee >= 0 && expressionCell(facts, callee, E.Op) === Op.Same)
      callee = expressionCell(facts, callee, E.A);
    const given = callee >= 0 && expressionCell(facts, callee, E.Op) === Op.Generic;
    if (given) {
      const items = list(facts, expressionCell(facts, callee, E.B));
      return this.#withArguments(file, this.callees(file, callee), items);
    }
    if (callee < 0 || expressionCell(facts, callee, E.Op) !== Op.Member) return this.evaluate(file, callee);
    const name = text(facts, expressionCell(facts, callee, E.B));
    return union(
      this.evaluate(file, expressionCell(facts, callee, E.A)).flatMap((receiver) =>
        this.members
          .of(receiver, name)
          .map((member) => this.#bindReceiver(this.#bare(member), member, receiver)),
      ),
    );
  }

  /** Values that are called with type arguments. */
  #withArguments(file: ProgramFile, values: Values, items: Int32Array): Values {
    return values.map((value) => {
      const { value: bare } = this.space.unbind(value);
      const given = [...items].map((item) => this.types.evaluate(file, item));
      const parameters = this.generics.parametersOfCallable(bare);
      const environment = new Map(
        parameters.flatMap((parameter, index) => {
          const each = given[index] ?? nothing;
          return each.length > 0 ? [[parameter, each] as const] : [];
        }),
      );
      return this.space.bound(value, environment);
    });
  }

  /** The values that a denoted thing stands for. */
  valuesOf(value: Value): Values {
    switch (tagOf(value)) {
      case ValueTag.Definition:
        return this.definitionValues(indexOf(value));
      case ValueTag.Module:
        return this.modules.assigned(value);
      default:
        return [value];
    }
  }

  /** What a definition stands for: itself, or what it holds. */
  definitionValues(number: number): Values {
    const known = this.#definitions[number];
    if (known !== undefined) return known ?? nothing;
    this.#definitions[number] = null;
    const found = this.#definitionValues(number);
    this.#definitions[number] = found;
    return found;
  }

  #definitionValues(number: number): Values {
    const fact = this.program.definition(number);
    const file = this.program.fileOf(number);
    const itself = [toValue(ValueTag.Definition, number)];
    if (fact.kind === 'module') return [toValue(ValueTag.Module, file.index)];
    if (fact.kind === 'enum_member') return [toValue(ValueTag.Instance, this.program.parentOf(number))];
    if (!variableKinds.has(fact.kind)) return this.#decorated(file, fact.decorators, itself);
    if (this.#isEnumerated(number)) return [toValue(ValueTag.Instance, this.program.parentOf(number))];
    if (fact.returns.length > 0) return this.calls.returnsOf(number);
    if (fact.type >= 0) {
      const declared = this.types.evaluate(file, fact.type);
      if (declared.length > 0) return declared;
    }
    const held = expressionCell(file.facts, fact.values[0] ?? -1, E.Op);
    if (held === Op.Object || held === Op.Function) return itself;
    const bindings = this.#bindingsOfDefinition(file, number - file.base);
    const found =
      bindings.length > 0
        ? union(bindings.map((binding) => this.#boundValue(file, binding)))
        : union(fact.values.map((row) => this.evaluate(file, row)));
    // What members are put on stands for itself too.
    return this.program.membersOf(number).size > 0 ? union([itself, found]) : found;
  }

  /** What decorators make of a definition, as far as they tell. */
  #decorated(file: ProgramFile, decorators: readonly number[], itself: Values): Values {
    let values = itself;
    for (const row of decorators.toReversed()) {
      const made = union(this.evaluate(file, row).map((value) => this.calls.decorated(value, values)));
      // What cannot be called is not known well enough.
      if (made.some((value) => this.calls.isCallable(value))) values = made;
    }
    return values;
  }

  /** Whether a member of a type is one of its instances. */
  #isEnumerated(number: number): boolean {
    const parent = this.program.parentOf(number);
    if (parent < 0) return false;
    const fact = this.program.definition(parent);
    const file = this.program.fileOf(parent);
    const { enumerations } = file.grammar.manifest.scoping;
    if (fact.kind !== 'class' || enumerations.length === 0) return false;
    const { values, type } = this.program.definition(number);
    if (values.length === 0 || type >= 0) return false;
    return (this.#enumerations[parent] ??= enumerations.some((name) => {
      const type = this.libraryType(file, name);
      return (
        type !== undefined &&
        this.generics.isA(toValue(ValueTag.Instance, parent), toValue(ValueTag.Instance, type))
      );
    }));
  }

  #bindingsOfDefinition(file: ProgramFile, index: number): number[] {
    const name = file.stringIndex.get(file.facts.definitions[index]?.name ?? '');
    const found: number[] = [];
    if (name === undefined) return found;
    for (let at = file.firstBinding.get(name) ?? -1; at >= 0; at = file.nextBinding[at] ?? -1) {
      const { facts } = file;
      const isIt =
        bindingCell(facts, at, B.Kind) === BindingKind.Definition &&
        bindingCell(facts, at, B.Target) === index;
      const isAssigned =
        bindingCell(facts, at, B.Kind) === BindingKind.Variable && bindingCell(facts, at, B.Value) >= 0;
      if (isIt || isAssigned) found.push(at);
    }
    return found;
  }

  /** The values of a binding, wherever it is used. */
  bindingValues(file: ProgramFile, binding: number): Values {
    const memo = this.#bindings[file.index];
    const known = memo?.[binding];
    if (known !== undefined || !memo) return known ?? nothing;
    memo[binding] = null;
    const found = this.#bindingValues(file, binding);
    memo[binding] = found;
    return found;
  }

  #bindingValues(file: ProgramFile, binding: number): Values {
    const { facts } = file;
    const target = bindingCell(facts, binding, B.Target);
    const scope = bindingCell(facts, binding, B.Scope);
    switch (bindingCell(facts, binding, B.Kind)) {
      case BindingKind.Definition: {
        const fact = facts.definitions[target];
        if (!fact) return nothing;
        const isAssigned = variableKinds.has(fact.kind) && bindingCell(facts, binding, B.Value) >= 0;
        if (!isAssigned || fact.type >= 0) return this.definitionValues(file.base + target);
        const isHolder = this.program.membersOf(file.base + target).size > 0;
        const found =
          isHolder || this.#isEnumerated(file.base + target)
            ? this.definitionValues(file.base + target)
            : this.#boundValue(file, binding);
        const held = expressionCell(facts, fact.values[0] ?? -1, E.Op);
        return held === Op.Object || held === Op.Function ? this.definitionValues(file.base + target) : found;
      }
      case BindingKind.Import:
        return union([
          ...this.modules.importTargets(file, target).map((value) => this.valuesOf(value)),
          this.modules.wholeOf(file, target),
        ]);
      case BindingKind.Receiver:
        return this.self(file, scope);
      case BindingKind.ReceiverType:
        return this.#selfTypes(file, scope).map((value) => toValue(ValueTag.Definition, indexOf(value)));
      case BindingKind.TypeParameter:
        return [this.space.parameter({ of: 'binding', file: file.index, binding })];
      case BindingKind.Parameter: {
        const declared = this.#boundValue(file, binding);
        if (declared.length > 0) return declared;
        return this.callbacks.parameter(file, scope, bindingCell(facts, binding, B.Position));
      }
      default:
        return this.#boundValue(file, binding);
    }
  }

  /** The value of a variable or parameter, from its declared type or from what it is bound to. */
  #boundValue(file: ProgramFile, binding: number): Values {
    const { facts } = file;
    const type = bindingCell(facts, binding, B.Type);
    if (type >= 0) {
      const declared = this.types.evaluate(file, type);
      if (declared.length > 0) return declared;
    }
    return this.evaluate(file, bindingCell(facts, binding, B.Value));
  }

  /** Values of the member of that name that values have. */
  memberValues(values: Values, name: string): Values {
    return union(
      values.flatMap((value) =>
        this.members.of(value, name).map((member) => this.memberValue(member, value)),
      ),
    );
  }

  /** The values of a member as seen from the value that has it. */
  memberValue(member: Member, receiver: Value): Values {
    return this.#bindReceiver(this.#bare(member), member, receiver);
  }

  #bare({ target, values }: Member): Values {
    return target === undefined ? values : this.valuesOf(target);
  }

  #bindReceiver(values: Values, { owner, environment }: Member, receiver: Value): Values {
    if (owner < 0) return this.space.substitute(values, environment);
    // What a method returns may be the instance itself, and so of the type of the receiver.
    const isMethod = values.some((value) => {
      const tag = tagOf(value);
      return tag === ValueTag.Definition && callableKinds.has(this.program.definition(indexOf(value)).kind);
    });
    const tag = tagOf(receiver);
    const isInstance = tag !== ValueTag.Super && tag !== ValueTag.Definition;
    if (isMethod) {
      if (!environment && !isInstance) return values;
      const bound = isInstance ? this.generics.withSelf(environment, owner, receiver) : environment;
      return bound ? values.map((value) => this.space.bound(value, bound)) : values;
    }
    if (!this.generics.isOpen(values) && !environment) return values;
    return this.space.substitute(
      values,
      isInstance ? this.generics.withSelf(environment, owner, receiver) : environment,
    );
  }

  /** The instance that `self` means in a scope: of the type around it or of one made from that. */
  self(file: ProgramFile, scope: number): Values {
    return this.#selfTypes(file, scope).map((value) =>
      tagOf(value) === ValueTag.Instance && typeKinds.has(this.program.definition(indexOf(value)).kind)
        ? this.space.parameter({ of: 'self', number: indexOf(value) })
        : value,
    );
  }

  /** The binding with which a function names what it is called on, or -1. */
  selfBinding(file: ProgramFile, scope: number): number {
    const { self } = file.grammar.manifest.scoping;
    const name = self === undefined ? undefined : file.stringIndex.get(self);
    return name === undefined ? -1 : (file.firstBinding.get(scope * file.facts.strings.length + name) ?? -1);
  }

  /** What a function declares that it is called on, where it names that among its parameters. */
  #declaredSelf(file: ProgramFile, scope: number): Values {
    const binding = this.selfBinding(file, scope);
    return binding < 0 ? nothing : this.types.evaluate(file, bindingCell(file.facts, binding, B.Type));
  }

  #selfTypes(file: ProgramFile, scope: number): Values {
    const { facts } = file;
    let inFunction = false;
    let inStatic = false;
    for (let at = scope; at > 0; at = scopeCell(facts, at, S.Parent)) {
      const kind = scopeCell(facts, at, S.Kind);
      if (scopeCell(facts, at, S.Open) === 1) continue;
      if (kind === ScopeKind.Function) inFunction = true;
      const declared = kind === ScopeKind.Function ? this.#declaredSelf(file, at) : nothing;
      if (declared.length > 0) return declared;
      const definition = scopeCell(facts, at, S.Definition);
      if (definition < 0) {
        const asked = kind === ScopeKind.Function ? this.callbacks.receiver(file, at) : nothing;
        if (asked.length > 0) return asked;
        continue;
      }
      const fact = facts.definitions[definition];
      if (kind === ScopeKind.Type) {
        const tag = inStatic ? ValueTag.Definition : ValueTag.Instance;
        return [toValue(tag, file.base + definition)];
      }
      // Outside of its methods an object is not yet there.
      if (kind === ScopeKind.Object && inFunction)
        return [toValue(ValueTag.Definition, file.base + definition)];
      if (kind !== ScopeKind.Function) continue;
      if (fact?.modifiers.includes('static')) inStatic = true;
      const parent = fact?.parent ?? 0;
      const isMember = fact?.kind === 'method' && parent > 0;
      const isOfType = typeKinds.has(facts.definitions[parent]?.kind ?? 'module');
      // The type around it comes next.
      if (isMember && isOfType) continue;
      if (isMember) return [toValue(ValueTag.Instance, file.base + parent)];
      // A function that constructs.
      if (this.program.membersOf(file.base + definition).size > 0)
        return [toValue(ValueTag.Instance, file.base + definition)];
    }
    return nothing;
  }
}
