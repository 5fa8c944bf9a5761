import { callableKinds, erasedKinds, typeKinds } from '../../../../model/kinds.ts';
import {
  type BindingIndex,
  definitionNumber,
  type DefinitionNumber,
  isNone,
  NONE,
  type RowIndex,
} from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import { BindingColumn as B, BindingKind, ExpressionColumn as E, Role } from '../../../facts/tables.ts';
import { importsBeside } from '../../bind/lookup.ts';
import { variableKinds, type ProgramFile } from '../../bind/program.ts';
import {
  argumentCount,
  bindingCell,
  expressionCell,
  text,
  targetDefinition,
  rowOperand,
  targetImport,
} from '../../bind/tables.ts';
import {
  tagOf,
  toValue,
  union,
  ValueTag,
  definitionNumberOf,
  fileIndexOf,
  type Value,
  type Values,
} from '../../types/values.ts';
import { ofExtensions, type Denotation } from '../algebra/denotation.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { Generics } from '../algebra/generics.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { Branches } from '../members/branches.ts';
import type { Extensions } from '../members/extensions.ts';
import type { FreeNames } from '../members/free-names.ts';
import type { Linkage } from '../members/linkage.ts';
import type { MemberUse } from '../members/member.ts';
import type { Members } from '../members/members.ts';
import type { ModuleExports } from '../members/module-exports.ts';
import { accessorNames } from './accessor-names.ts';
import type { ArgumentLookup } from './argument-lookup.ts';
import type { ExtensionCalls } from './extension-calls.ts';
import type { ImplicitOwners } from './implicit-owners.ts';
import type { Loads } from './loads.ts';
import type { Names } from './names.ts';
import type { Receivers } from './receivers.ts';

/** What `Denotations` uses. */
export interface DenotationsContext extends Pick<InferenceState, 'program' | 'recursion'> {
  readonly argumentLookup: Pick<ArgumentLookup, 'named'>;
  readonly branches: Pick<Branches, 'at' | 'atEnd'>;
  readonly expressions: ExpressionEvaluator;
  readonly extensionCalls: Pick<ExtensionCalls, 'areInstead'>;
  readonly extensions: Pick<Extensions, 'isExtension' | 'of' | 'ofOutside'>;
  readonly freeNames: Pick<FreeNames, 'denotationsOf' | 'fromStars'>;
  readonly generics: Pick<Generics, 'parametersOf'>;
  readonly implicitOwners: Pick<ImplicitOwners, 'of'>;
  readonly linkage: Pick<Linkage, 'meant'>;
  readonly loads: Pick<Loads, 'of'>;
  readonly members: Pick<Members, 'of'>;
  readonly modules: Pick<ModuleExports, 'assignedTo' | 'importTargets' | 'putOn'>;
  readonly names: Pick<Names, 'bindingOf' | 'isOwnType' | 'useOf' | 'wantsType'>;
  readonly receivers: Pick<Receivers, 'implicitAround' | 'types'>;
}

/** Answers which definitions, modules and externals names and members stand for. */
export class Denotations {
  readonly #context: DenotationsContext;

  constructor(context: DenotationsContext) {
    this.#context = context;
  }

  /** What the name or member in a row stands for; empty when it is local or not known. */
  of(file: ProgramFile, row: RowIndex): readonly Denotation[] {
    if (isNone(row)) return [];
    const { genericArity } = file.grammar.manifest.scoping;
    const { linkage, names } = this.#context;
    const named = linkage.meant(file, this.#denote(file, row), names.wantsType(file, row));
    const denoted = named.length > 0 ? named : this.#withSuffix(file, row);
    const meant = bySpace(file, row, denoted);
    const found = genericArity ? meant.map((each) => this.#ofArity(file, row, each)) : meant;
    return names.wantsType(file, row) ? found.map((each) => this.#asType(each)) : found;
  }

  /** A type whose name ends in a way that may be left out. */
  #withSuffix(file: ProgramFile, row: RowIndex): readonly Denotation[] {
    const { typeSuffixes } = file.grammar.manifest.scoping;
    const { facts } = file;
    const isName = expressionCell(facts, row, E.Op) === Op.Name;
    if (typeSuffixes.length === 0 || !isName || !this.#context.names.wantsType(file, row)) return [];
    const name = text(facts, expressionCell(facts, row, E.A));
    const scope = expressionCell(facts, row, E.Scope);
    for (const suffix of typeSuffixes) {
      const found = this.#context.freeNames.denotationsOf(file, `${name}${suffix}`, scope);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** A value and a type may share a name: where a type is meant, it is that. */
  #asType(denotation: Denotation): Denotation {
    const { value } = denotation;
    if (tagOf(value) !== ValueTag.Definition) return denotation;
    const number = definitionNumberOf(value);
    const { kind, name, nested } = this.#context.program.definition(number);
    const parent = this.#context.program.parentOf(number);
    if (isNone(parent) || nested || (!callableKinds.has(kind) && !variableKinds.has(kind))) return denotation;
    const twin = this.#context.program
      .membersNamed(parent, name)
      .find((each) => erasedKinds.has(this.#context.program.definition(each).kind));
    return twin === undefined ? denotation : { ...denotation, value: toValue(ValueTag.Definition, twin) };
  }

  #denote(file: ProgramFile, row: RowIndex): readonly Denotation[] {
    const { facts } = file;
    const op = expressionCell(facts, row, E.Op);
    if (op === Op.Name) {
      const binding = this.#context.names.bindingOf(file, row);
      const labelled = hidesMember(file, row, binding) ? [] : this.#ofLabel(file, row);
      if (labelled.length > 0) return labelled;
      const owner = this.#context.implicitOwners.of(file, row, binding);
      if (owner !== undefined)
        return this.#membersOf(
          [owner],
          text(facts, expressionCell(facts, row, E.A)),
          this.#context.names.useOf(file, row),
        );
      if (isNone(binding) && this.#context.names.isOwnType(file, row)) return this.#ownType(file, row);
      const found = isNone(binding)
        ? this.#context.freeNames.denotationsOf(
            file,
            text(facts, expressionCell(facts, row, E.A)),
            expressionCell(facts, row, E.Scope),
          )
        : this.#ofBindings(file, this.#context.branches.at(file, row, binding));
      if (isNone(binding) && found.length === 0) return this.#context.argumentLookup.named(file, row);
      const [first] = found;
      if (first && this.#isExtension(first)) return this.#ofImplicitReceiver(file, row, found);
      return found;
    }
    const object = rowOperand(facts, row, E.A);
    if (op !== Op.Member || isNone(object)) return [];
    const name = text(facts, expressionCell(facts, row, E.B));
    // A type may be that of a module that is loaded there.
    const values = union([
      this.#context.expressions.evaluate(file, object),
      this.#context.loads.of(file, object),
    ]);
    const use = this.#context.names.useOf(file, row);
    const found = this.#writtenOf(file, row, values, name) ?? this.#membersOf(values, name, use);
    const isCalled = (expressionCell(facts, row, E.Role) & Role.Callee) !== 0;
    const { extensions, extensionCalls } = this.#context;
    const own = found.map(({ value }) => value);
    const scope = expressionCell(facts, row, E.Scope);
    if (found.length === 0 || (isCalled && extensionCalls.areInstead(file, row, own))) {
      const beside = ofExtensions(values.flatMap((value) => extensions.of(file, scope, value, name)));
      if (beside.length > 0) return beside;
    }
    if (isCalled && own.length > 0 && own.every((value) => tagOf(value) === ValueTag.External)) {
      const beside = ofExtensions(values.flatMap((value) => extensions.ofOutside(file, scope, value, name)));
      if (beside.length > 0) return beside;
    }
    const read = found.length > 0 || isCalled ? [] : this.#readAsProperty(file, values, name);
    if (read.length > 0) return read;
    const isType = (expressionCell(facts, object, E.Role) & Role.Type) !== 0;
    // What a type has under a name, where it is no namespace.
    return found.length === 0 && isType
      ? this.#membersOf(this.#context.expressions.evaluateType(file, object), name, use)
      : found;
  }

  /** The methods that are called where a property is read that no type of the values declares. */
  #readAsProperty(file: ProgramFile, values: Values, name: string): readonly Denotation[] {
    for (const accessor of accessorNames(file, name)) {
      const found = this.#membersOf(values, accessor, 'call');
      if (found.length > 0) return found;
    }
    return [];
  }

  /** What an assignment to a member runs or sets, where methods of another name do that; undefined elsewhere. */
  #writtenOf(
    file: ProgramFile,
    row: RowIndex,
    values: Values,
    name: string,
  ): readonly Denotation[] | undefined {
    const { setterSuffix } = file.grammar.manifest.scoping;
    if (setterSuffix === undefined || !(expressionCell(file.facts, row, E.Role) & Role.Write))
      return undefined;
    const setters = this.#membersOf(values, `${name}${setterSuffix}`, 'any');
    if (setters.length > 0) return setters;
    return this.#membersOf(values, name, 'any').filter(
      ({ value }) =>
        tagOf(value) === ValueTag.Definition &&
        variableKinds.has(this.#context.program.definition(definitionNumberOf(value)).kind),
    );
  }

  #isExtension({ value }: Denotation): boolean {
    return (
      tagOf(value) === ValueTag.Definition && this.#context.extensions.isExtension(definitionNumberOf(value))
    );
  }

  /** The extension methods that a name without a receiver means: those for the nearest instance around it. Else any may be meant. */
  #ofImplicitReceiver(file: ProgramFile, row: RowIndex, found: readonly Denotation[]): readonly Denotation[] {
    const { extensions, receivers } = this.#context;
    const scope = expressionCell(file.facts, row, E.Scope);
    const name = text(file.facts, expressionCell(file.facts, row, E.A));
    for (const receiver of receivers.implicitAround(file, scope)) {
      const called = ofExtensions(extensions.of(file, scope, receiver, name));
      if (called.length > 0) return called;
    }
    return found.map((each) => ({ ...each, isAlternative: true }));
  }

  /** The type around a name that stands for it. */
  #ownType(file: ProgramFile, row: RowIndex): readonly Denotation[] {
    const types = this.#context.receivers.types(file, expressionCell(file.facts, row, E.Scope));
    return types.flatMap((value): Denotation[] => {
      const isDefined = tagOf(value) === ValueTag.Instance || tagOf(value) === ValueTag.Definition;
      return isDefined
        ? [{ value: toValue(ValueTag.Definition, definitionNumberOf(value)), how: 'scope' }]
        : [];
    });
  }

  /** The members that a label of a choice names without the type of the value that is tested. */
  #ofLabel(file: ProgramFile, row: RowIndex): readonly Denotation[] {
    const { facts } = file;
    const tested = rowOperand(facts, row, E.B);
    if (isNone(tested)) return [];
    const name = text(facts, expressionCell(facts, row, E.A));
    return this.#membersOf(
      this.#context.expressions.evaluate(file, tested),
      name,
      this.#context.names.useOf(file, row),
    );
  }

  #membersOf(values: Values, name: string, use: MemberUse): readonly Denotation[] {
    const found: Denotation[] = [];
    const seen = new Set<Value>();
    const isModule = (value: Value): boolean =>
      tagOf(value) === ValueTag.Module || tagOf(value) === ValueTag.Unit;
    let ofModules = 0;
    for (const value of [...values.filter((each) => !isModule(each)), ...values.filter(isModule)]) {
      if (isModule(value) && found.length > 0 && this.#isHidden(value)) continue;
      const isOfModule =
        isModule(value) || tagOf(value) === ValueTag.Dotted || this.#isExportedWith(value, name);
      const how = isOfModule ? 'import' : 'member';
      for (const { target, isAlternative = false } of this.#context.members.of(value, name, use)) {
        if (target === undefined || seen.has(target)) continue;
        seen.add(target);
        found.push({ value: target, how, isAlternative });
        if (how === 'import') ofModules++;
      }
    }
    return ofModules > 0 ? asAlternatives(found) : found;
  }

  /** Whether other values come before a module: what it is assigned to be, or what the repository adds to one of the library. */
  #isHidden(value: Value): boolean {
    if (tagOf(value) !== ValueTag.Module) return true;
    const isLibrary = this.#context.program.file(fileIndexOf(value)).library !== undefined;
    return isLibrary || this.#context.modules.assignedTo(value).length > 0;
  }

  /** Whether a module exports a name besides a value that it is assigned to be. */
  #isExportedWith(value: Value, name: string): boolean {
    return (
      tagOf(value) === ValueTag.Definition &&
      this.#context.modules.putOn(definitionNumberOf(value), name).length > 0
    );
  }

  /** Of types that differ in the number of their type parameters, the one that a row names. */
  #ofArity(file: ProgramFile, row: RowIndex, denotation: Denotation): Denotation {
    const { value } = denotation;
    if (tagOf(value) !== ValueTag.Definition) return denotation;
    const { program, generics } = this.#context;
    const number = definitionNumberOf(value);
    const isType = (each: DefinitionNumber): boolean => {
      const { kind } = program.definition(each);
      return typeKinds.has(kind) || kind === 'type_alias';
    };
    if (!isType(number)) return denotation;
    const wanted = argumentCount(file.facts, row);
    if (generics.parametersOf(number).length === wanted) return denotation;
    const beside = program.beside(number);
    if (!this.#context.recursion.take(beside.length)) return denotation;
    const other = beside.find((each) => isType(each) && generics.parametersOf(each).length === wanted);
    if (other !== undefined) return { ...denotation, value: toValue(ValueTag.Definition, other) };
    if (expressionCell(file.facts, row, E.Op) !== Op.Name) return denotation;
    // Another namespace has the type of that number of parameters.
    const { name } = program.definition(number);
    for (const value of this.#context.freeNames.fromStars(file, name)) {
      const found = tagOf(value) === ValueTag.Definition ? definitionNumberOf(value) : NONE;
      if (!isNone(found) && isType(found) && generics.parametersOf(found).length === wanted)
        return { value, how: 'import' };
    }
    return denotation;
  }

  /** Answers for other files what a name stands for that is bound at the top of one. */
  atEnd(file: ProgramFile, binding: BindingIndex): readonly Denotation[] {
    return this.#ofBindings(file, this.#context.branches.atEnd(file, binding));
  }

  #ofBindings(file: ProgramFile, bindings: readonly BindingIndex[]): readonly Denotation[] {
    const [only] = bindings;
    if (only !== undefined && bindings.length < 2) return this.#ofBinding(file, only);
    const found = bindings.flatMap((each) => [...this.#ofBinding(file, each), ...this.#heldBy(file, each)]);
    const byValue = new Map(found.map((each) => [each.value, each]));
    return asAlternatives([...byValue.values()]);
  }

  /** The callables and types that a variable is given under another name. */
  #heldBy(file: ProgramFile, binding: BindingIndex): readonly Denotation[] {
    const isImport = bindingCell(file.facts, binding, B.Kind) === BindingKind.Import;
    const value = isImport ? NONE : bindingCell(file.facts, binding, B.Value);
    return this.#context.expressions.evaluate(file, value).flatMap((each): Denotation[] => {
      if (tagOf(each) !== ValueTag.Definition) return [];
      const { kind } = this.#context.program.definition(definitionNumberOf(each));
      return callableKinds.has(kind) || typeKinds.has(kind) ? [{ value: each, how: 'scope' }] : [];
    });
  }

  #ofBinding(file: ProgramFile, binding: BindingIndex): readonly Denotation[] {
    switch (bindingCell(file.facts, binding, B.Kind)) {
      case BindingKind.Definition:
      case BindingKind.Variable: {
        const target = targetDefinition(file.facts, binding);
        return isNone(target)
          ? []
          : [{ value: toValue(ValueTag.Definition, definitionNumber(file.base, target)), how: 'scope' }];
      }
      case BindingKind.Import:
        return asAlternatives(this.#ofImport(file, binding).map((value) => ({ value, how: 'import' })));
      default:
        return [];
    }
  }

  /** The targets of an import, and beside a module those of other imports of the scope under the same name. */
  #ofImport(file: ProgramFile, binding: BindingIndex): readonly Value[] {
    const { modules } = this.#context;
    const own = modules.importTargets(file, targetImport(file.facts, binding));
    if (file.grammar.manifest.scoping.separateNames !== 'members') return own;
    const all = importsBeside(file, binding).flatMap((each) =>
      modules.importTargets(file, targetImport(file.facts, each)),
    );
    const isModule = (value: Value): boolean => tagOf(value) === ValueTag.Module;
    return all.some(isModule) && own.length + all.length > 1 ? [...new Set([...own, ...all])] : own;
  }
}

/** Marks denotations as such that exclude each other, if there are several. */
function asAlternatives(found: readonly Denotation[]): readonly Denotation[] {
  return found.length < 2 ? found : found.map((each) => ({ ...each, isAlternative: true }));
}

/** Chooses between a module and another definition that share a name: the module has the members and is not called. */
function bySpace(file: ProgramFile, row: RowIndex, found: readonly Denotation[]): readonly Denotation[] {
  if (found.length < 2 || file.grammar.manifest.scoping.separateNames !== 'members') return found;
  const modules = found.filter(({ value }) => tagOf(value) === ValueTag.Module);
  const others = found.filter(({ value }) => tagOf(value) !== ValueTag.Module);
  if (modules.length === 0 || others.length === 0) return found;
  const isCalled = (expressionCell(file.facts, row, E.Role) & (Role.Callee | Role.Function)) !== 0;
  const isType = (expressionCell(file.facts, row, E.Role) & Role.Type) !== 0;
  const kept = isCalled || isType ? others : modules;
  return kept.length === 1 ? kept.map((each) => ({ ...each, isAlternative: false })) : kept;
}

/** Whether what binds a name comes before the value of whose members it may be one: it is declared deeper inside than the value stands. */
function hidesMember({ facts }: ProgramFile, row: RowIndex, binding: BindingIndex): boolean {
  const value = rowOperand(facts, row, E.B);
  if (isNone(binding) || isNone(value)) return false;
  const isUnbound = (expressionCell(facts, row, E.Role) & Role.Unbound) !== 0;
  return isUnbound || bindingCell(facts, binding, B.Scope) > expressionCell(facts, value, E.Scope);
}
