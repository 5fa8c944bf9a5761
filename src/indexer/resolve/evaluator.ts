import { callableKinds, typeKinds } from '../../model/kinds.ts';
import {
  BindingColumn as B,
  BindingKind,
  BindingMode,
  ExpressionColumn as E,
  Op,
  Role,
  ScopeColumn as S,
  ScopeKind,
} from '../facts.ts';
import { lookUpRow } from './lookup.ts';
import { Members } from './members.ts';
import { ModuleExports } from './module-exports.ts';
import {
  bindingCell,
  expressionCell,
  scopeCell,
  text,
  variableKinds,
  type Program,
  type ProgramFile,
} from './program.ts';
import { Types } from './types.ts';
import {
  elements,
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

/**
 * Answers what names and expressions stand for. Every answer is remembered, so that the cost grows with the
 * number of expressions; a question that leads back to itself has no answer there.
 */
export class Evaluator {
  readonly program: Program;
  readonly externals = new Interner<External>((external) => `${external.package}\n${external.symbol}`);
  readonly dotted = new Interner<{ file: number; name: string }>(({ file, name }) => `${file}\n${name}`);
  readonly members: Members;
  readonly types: Types;
  readonly modules: ModuleExports;
  readonly #expressions: (Values | null | undefined)[][];
  readonly #definitions: (Values | null | undefined)[];
  readonly #returns: (Values | null | undefined)[];
  #depth = 0;

  constructor(program: Program) {
    this.program = program;
    this.#expressions = program.files.map(() => []);
    this.#definitions = new Array<Values | null | undefined>(program.definitionCount);
    this.#returns = new Array<Values | null | undefined>(program.definitionCount);
    this.members = new Members(this);
    this.types = new Types(this);
    this.modules = new ModuleExports(this);
  }

  /** What the name or member in a row stands for; empty when it is local or not known. */
  denote(file: ProgramFile, row: number): readonly Denotation[] {
    const { facts } = file;
    if (expressionCell(facts, row, E.Op) === Op.Name) {
      const binding = lookUpRow(file, row, this.#wantsType(file, row));
      return binding < 0
        ? this.#denoteFree(file, text(facts, expressionCell(facts, row, E.A)))
        : this.denoteBinding(file, binding);
    }
    const object = expressionCell(facts, row, E.A);
    if (object < 0) return [];
    const name = text(facts, expressionCell(facts, row, E.B));
    const found: Denotation[] = [];
    for (const value of this.evaluate(file, object)) {
      const isModule = tagOf(value) === ValueTag.Module;
      // What a module is assigned to be comes before it, and hides what it has besides.
      if (isModule && found.length > 0) continue;
      const how = isModule || tagOf(value) === ValueTag.Dotted ? 'import' : 'member';
      for (const member of this.members.of(value, name)) found.push({ value: member, how });
    }
    return found;
  }

  #wantsType(file: ProgramFile, row: number): boolean {
    return (expressionCell(file.facts, row, E.Role) & (Role.Type | Role.Implements)) !== 0;
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
    if (!file.grammar.builtins.has(name)) return [];
    return [{ value: this.external('builtin', name), how: 'scope' }];
  }

  external(packageName: string, symbol: string): Value {
    return toValue(ValueTag.External, this.externals.index({ package: packageName, symbol }));
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
    switch (expressionCell(facts, row, E.Op)) {
      case Op.Name: {
        const binding = lookUpRow(file, row, this.#wantsType(file, row));
        if (binding >= 0) return this.#bindingValues(file, binding);
        return union(
          ...this.#denoteFree(file, text(facts, a)).map(({ value }) => this.valuesOf(value)),
          nothing,
        );
      }
      case Op.Member:
        return union(...this.denote(file, row).map(({ value }) => this.valuesOf(value)), nothing);
      case Op.Call:
        return union(...this.evaluate(file, a).map((value) => this.#callResult(value)), nothing);
      case Op.New:
        return union(...this.evaluate(file, a).map((value) => this.#made(value)), nothing);
      case Op.Await:
      case Op.Same:
      case Op.Generic:
        return this.evaluate(file, a);
      case Op.Self:
        return this.#self(file, expressionCell(facts, row, E.Scope));
      case Op.Super:
        return this.#self(file, expressionCell(facts, row, E.Scope)).map((value) =>
          toValue(ValueTag.Super, indexOf(value)),
        );
      case Op.Either:
        return union(this.evaluate(file, a), this.evaluate(file, expressionCell(facts, row, E.B)));
      case Op.Element:
        return elements(this.evaluate(file, a));
      case Op.Cast:
        return this.types.evaluate(file, a);
      case Op.Class:
        return a < 0 ? nothing : [toValue(ValueTag.Definition, file.base + a)];
      case Op.Module:
        if (a < 0) return [toValue(ValueTag.Module, file.index)];
        return union(
          ...this.modules.importTargets(file, a).map((module) => this.modules.assigned(module)),
          nothing,
        );
      default:
        return nothing;
    }
  }

  /** The values that a denoted thing has. */
  valuesOf(value: Value): Values {
    return tagOf(value) === ValueTag.Definition ? this.definitionValues(indexOf(value)) : [value];
  }

  /** The values of a definition when it is used: itself, or what a variable holds. */
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
    if (!variableKinds.has(fact.kind)) return itself;
    if (fact.type >= 0) return this.types.evaluate(file, fact.type);
    if (fact.returns.length > 0) return this.returnValues(number);
    const held = expressionCell(file.facts, fact.value, E.Op);
    if (held === Op.Object || held === Op.Function) return itself;
    const binding = this.#bindingOfDefinition(file, number - file.base);
    const found = binding >= 0 ? this.#boundValue(file, binding) : this.evaluate(file, fact.value);
    // What members are put on stands for itself too.
    return this.#hasMembers(number) ? union(itself, found) : found;
  }

  #bindingOfDefinition(file: ProgramFile, index: number): number {
    const name = file.stringIndex.get(file.facts.definitions[index]?.name ?? '');
    if (name === undefined) return -1;
    for (let at = file.firstBinding.get(name) ?? -1; at >= 0; at = file.nextBinding[at] ?? -1) {
      const { facts } = file;
      if (
        bindingCell(facts, at, B.Kind) === BindingKind.Definition &&
        bindingCell(facts, at, B.Target) === index
      )
        return at;
    }
    return -1;
  }

  #bindingValues(file: ProgramFile, binding: number): Values {
    const { facts } = file;
    const target = bindingCell(facts, binding, B.Target);
    switch (bindingCell(facts, binding, B.Kind)) {
      case BindingKind.Definition:
        return target < 0 ? nothing : this.definitionValues(file.base + target);
      case BindingKind.Import:
        return union(
          ...this.modules.importTargets(file, target).map((value) => this.valuesOf(value)),
          this.modules.wholeOf(file, target),
        );
      case BindingKind.Receiver:
        return this.#self(file, bindingCell(facts, binding, B.Scope));
      case BindingKind.ReceiverType:
        return this.#self(file, bindingCell(facts, binding, B.Scope)).map((value) =>
          toValue(ValueTag.Definition, indexOf(value)),
        );
      case BindingKind.TypeParameter:
        return this.types.evaluate(file, bindingCell(facts, binding, B.Type));
      default:
        return this.#boundValue(file, binding);
    }
  }

  /** The value of a variable or parameter, from its declared type or from what it is bound to. */
  #boundValue(file: ProgramFile, binding: number): Values {
    const { facts } = file;
    const type = bindingCell(facts, binding, B.Type);
    const mode = bindingCell(facts, binding, B.Mode);
    const key = text(facts, bindingCell(facts, binding, B.Key));
    if (mode === BindingMode.TypeKey) return this.#memberValues(this.types.evaluate(file, type), key);
    if (type >= 0) return this.types.evaluate(file, type);
    const value = bindingCell(facts, binding, B.Value);
    switch (mode) {
      case BindingMode.Key:
        return this.#memberValues(this.evaluate(file, value), key);
      case BindingMode.Iterated:
        return elements(this.evaluate(file, value));
      case BindingMode.Caught:
        return this.types.evaluate(file, value);
      default:
        return this.evaluate(file, value);
    }
  }

  #memberValues(values: Values, name: string): Values {
    return union(
      ...values.flatMap((value) => this.members.of(value, name).map((found) => this.valuesOf(found))),
      nothing,
    );
  }

  /** What a call of a value gives. */
  #callResult(value: Value): Values {
    if (tagOf(value) !== ValueTag.Definition) return nothing;
    const number = indexOf(value);
    const { kind } = this.program.definition(number);
    if (typeKinds.has(kind)) return [toValue(ValueTag.Instance, number)];
    return this.returnValues(number);
  }

  /** What constructing from a value gives: of a function with members, an instance of it. */
  #made(value: Value): Values {
    if (tagOf(value) !== ValueTag.Definition) return nothing;
    const number = indexOf(value);
    const isMaker = callableKinds.has(this.program.definition(number).kind) && this.#hasMembers(number);
    return isMaker ? [toValue(ValueTag.Instance, number)] : this.#callResult(value);
  }

  #hasMembers(number: number): boolean {
    return this.program.membersOf(number).size > 0;
  }

  /** What a callable returns, as declared or as its body shows. */
  returnValues(number: number): Values {
    const known = this.#returns[number];
    if (known !== undefined) return known ?? nothing;
    this.#returns[number] = null;
    const fact = this.program.definition(number);
    const file = this.program.fileOf(number);
    const found =
      fact.type >= 0
        ? this.types.evaluate(file, fact.type)
        : union(...fact.returns.map((row) => this.evaluate(file, row)), nothing);
    this.#returns[number] = found;
    return found;
  }

  /** The instance that `self` means in a scope. */
  #self(file: ProgramFile, scope: number): Values {
    const { facts } = file;
    for (let at = scope; at > 0; at = scopeCell(facts, at, S.Parent)) {
      const definition = scopeCell(facts, at, S.Definition);
      if (definition < 0) continue;
      const kind = scopeCell(facts, at, S.Kind);
      if (kind === ScopeKind.Type) return [toValue(ValueTag.Instance, file.base + definition)];
      if (kind === ScopeKind.Object) return [toValue(ValueTag.Definition, file.base + definition)];
      const parent = facts.definitions[definition]?.parent ?? 0;
      const isMember = facts.definitions[definition]?.kind === 'method' && parent > 0;
      if (isMember) return [toValue(ValueTag.Instance, file.base + parent)];
      // A function that constructs.
      if (kind === ScopeKind.Function && this.#hasMembers(file.base + definition))
        return [toValue(ValueTag.Instance, file.base + definition)];
    }
    return nothing;
  }
}
