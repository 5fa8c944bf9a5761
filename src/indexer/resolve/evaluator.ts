import { typeKinds, type NodeKind } from '../../model/kinds.ts';
import {
  BindingColumn as B,
  BindingKind,
  BindingMode,
  ExpressionColumn as E,
  Op,
  Role,
  ScopeColumn as S,
  ScopeKind,
  type ExportFact,
} from '../facts.ts';
import { bindingCell, expressionCell, scopeCell, text, type Program, type ProgramFile } from './program.ts';
import type { ModuleTarget } from './modules/module-resolver.ts';
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

const variableKinds: ReadonlySet<NodeKind> = new Set(['variable', 'constant', 'property', 'field']);

/** Deeper chains of definitions are made to hang a resolver, not to be read. */
const MAX_DEPTH = 60;

/**
 * Answers what names and expressions stand for. Every answer is remembered, so that the cost grows with the
 * number of expressions; a question that leads back to itself has no answer there.
 */
export class Evaluator {
  readonly program: Program;
  readonly externals = new Interner<External>((external) => `${external.package}\n${external.symbol}`);
  readonly #dotted = new Interner<{ file: number; name: string }>(({ file, name }) => `${file}\n${name}`);
  readonly #expressions: (Values | null | undefined)[][];
  readonly #definitions: (Values | null | undefined)[];
  readonly #returns: (Values | null | undefined)[];
  readonly #bases: (readonly Value[] | null | undefined)[];
  readonly #exports = new Map<string, readonly Value[] | null>();
  #depth = 0;

  constructor(program: Program) {
    this.program = program;
    this.#expressions = program.files.map(() => []);
    this.#definitions = new Array<Values | null | undefined>(program.definitionCount);
    this.#returns = new Array<Values | null | undefined>(program.definitionCount);
    this.#bases = new Array<Values | null | undefined>(program.definitionCount);
  }

  /** What the name or member in a row stands for; empty when it is local or not known. */
  denote(file: ProgramFile, row: number): readonly Denotation[] {
    const { facts } = file;
    if (expressionCell(facts, row, E.Op) === Op.Name) {
      const binding = this.lookUp(
        file,
        expressionCell(facts, row, E.Scope),
        expressionCell(facts, row, E.A),
        this.#wantsType(file, row),
      );
      return binding < 0
        ? this.#denoteFree(file, text(facts, expressionCell(facts, row, E.A)))
        : this.#denoteBinding(file, binding);
    }
    const object = expressionCell(facts, row, E.A);
    if (object < 0) return [];
    const name = text(facts, expressionCell(facts, row, E.B));
    return this.evaluate(file, object).flatMap((value) => {
      const how = tagOf(value) === ValueTag.Module || tagOf(value) === ValueTag.Dotted ? 'import' : 'member';
      return this.member(value, name).map((found) => ({ value: found, how }) as const);
    });
  }

  /** Whether a name is bound in the file at all: what is not, is a builtin or a mistake. */
  lookUp(file: ProgramFile, scope: number, name: number, wantsType = false): number {
    const { facts } = file;
    let passedFunction = false;
    for (let at = scope; at >= 0;) {
      const kind = scopeCell(facts, at, S.Kind);
      const visible = kind !== ScopeKind.Type || !passedFunction;
      const found = this.#pick(file, at * facts.strings.length + name, wantsType, visible);
      if (found >= 0) {
        const bound = bindingCell(facts, found, B.Kind);
        if (bound === BindingKind.Global) return at === 0 ? -1 : this.#pick(file, name, wantsType, true);
        if (bound !== BindingKind.Nonlocal) return found;
      }
      if (kind === ScopeKind.Function) passedFunction = true;
      at = scopeCell(facts, at, S.Parent);
    }
    return -1;
  }

  /** Of several bindings of one name in one scope, the one that tells most. */
  #pick(file: ProgramFile, key: number, wantsType: boolean, visible: boolean): number {
    let best = -1;
    let bestScore = -1;
    for (let at = file.firstBinding.get(key) ?? -1; at >= 0; at = file.nextBinding[at] ?? -1) {
      const kind = bindingCell(file.facts, at, B.Kind);
      if (!visible && kind !== BindingKind.TypeParameter) continue;
      const score = this.#score(file, at, kind, wantsType);
      if (score > bestScore) [best, bestScore] = [at, score];
    }
    return best;
  }

  #score(file: ProgramFile, binding: number, kind: number, wantsType: boolean): number {
    if (kind === BindingKind.Global || kind === BindingKind.Nonlocal) return 9;
    if (kind === BindingKind.Import) return 5;
    if (kind !== BindingKind.Definition) return bindingCell(file.facts, binding, B.Value) >= 0 ? 3 : 2;
    const fact = file.facts.definitions[bindingCell(file.facts, binding, B.Target)];
    if (!fact) return 0;
    const isType = fact.kind === 'interface' || fact.kind === 'type_alias';
    if (isType) return wantsType ? 8 : 1;
    return variableKinds.has(fact.kind) ? 4 : 7;
  }

  #wantsType(file: ProgramFile, row: number): boolean {
    return (expressionCell(file.facts, row, E.Role) & (Role.Type | Role.Implements)) !== 0;
  }

  #denoteBinding(file: ProgramFile, binding: number): readonly Denotation[] {
    const target = bindingCell(file.facts, binding, B.Target);
    switch (bindingCell(file.facts, binding, B.Kind)) {
      case BindingKind.Definition:
        return target < 0 ? [] : [{ value: toValue(ValueTag.Definition, file.base + target), how: 'scope' }];
      case BindingKind.Import:
        return this.importTargets(file, target).map((value) => ({ value, how: 'import' }));
      default:
        return [];
    }
  }

  /** A name that the file does not bind: brought by a star import, or by the language. */
  #denoteFree(file: ProgramFile, name: string): readonly Denotation[] {
    for (let index = 0; index < file.facts.imports.length; index++) {
      const each = file.facts.imports[index];
      if (each?.kind !== 'star' || each.reexport) continue;
      const found = this.importTargets(file, index).flatMap((module) => this.#starMember(module, name));
      if (found.length > 0) return found.map((value) => ({ value, how: 'import' }));
    }
    if (!file.grammar.builtins.has(name)) return [];
    return [{ value: this.external('builtin', name), how: 'scope' }];
  }

  #starMember(module: Value, name: string): readonly Value[] {
    // A star takes what is there, and a package outside could have anything.
    return tagOf(module) === ValueTag.Module && !name.startsWith('_') ? this.member(module, name) : [];
  }

  external(packageName: string, symbol: string): Value {
    return toValue(ValueTag.External, this.externals.index({ package: packageName, symbol }));
  }

  /** Where an import leads: a definition, a module, a dotted module or an external. */
  importTargets(file: ProgramFile, index: number): readonly Value[] {
    const fact = file.facts.imports[index];
    if (!fact) return [];
    const target = file.modules.resolve(file.path, fact.source);
    if (fact.kind === 'module') {
      if (target.kind === 'package') return [this.external(fact.local, '')];
      return [toValue(ValueTag.Dotted, this.#dotted.index({ file: file.index, name: fact.local }))];
    }
    const whole = fact.kind !== 'named' && fact.kind !== 'default';
    if (whole) return this.#moduleValue(target);
    if (target.kind === 'package')
      return [this.external(target.name, join(target.subpath.replaceAll('/', '.'), fact.imported))];
    const module = target.kind === 'file' ? this.program.fileAt(target.path) : undefined;
    const found = module ? this.exported(module, fact.imported) : [];
    if (found.length > 0) return found;
    if (fact.kind === 'named') {
      const separator = fact.source.endsWith('.') ? '' : '.';
      const submodule = file.modules.resolve(file.path, `${fact.source}${separator}${fact.imported}`);
      if (submodule.kind === 'file') return this.#moduleValue(submodule);
    }
    // A module without a default export stands for itself there.
    return fact.kind === 'default' && module && !hasDefault(module) ? this.#moduleValue(target) : [];
  }

  #moduleValue(target: ModuleTarget): readonly Value[] {
    if (target.kind === 'package') return [this.external(target.name, target.subpath.replaceAll('/', '.'))];
    const module = target.kind === 'file' ? this.program.fileAt(target.path) : undefined;
    return module ? [toValue(ValueTag.Module, module.index)] : [];
  }

  /** What a file gives to others under a name. */
  exported(file: ProgramFile, name: string): readonly Value[] {
    const key = `${file.index}\n${name}`;
    const known = this.#exports.get(key);
    if (known !== undefined) return known ?? [];
    this.#exports.set(key, null);
    const found = this.#findExported(file, name);
    this.#exports.set(key, found);
    return found;
  }

  #findExported(file: ProgramFile, name: string): readonly Value[] {
    const { facts } = file;
    for (const fact of facts.exports) {
      if (fact.name === name && fact.kind !== 'star' && fact.kind !== 'assign') {
        const found = this.#exportValue(file, fact);
        if (found.length > 0) return found;
      }
    }
    const own = (this.program.membersOf(file.base).get(name) ?? []).filter(
      (number) => this.program.definition(number).exported || file.grammar.manifest.scoping.exports === 'all',
    );
    const best = this.#bestOf(own);
    if (best !== undefined) return [toValue(ValueTag.Definition, best)];
    if (file.grammar.manifest.scoping.exports === 'all') {
      const index = file.stringIndex.get(name);
      const binding = index === undefined ? -1 : this.#pick(file, index, false, true);
      if (binding >= 0) return this.#denoteBinding(file, binding).map(({ value }) => value);
    }
    for (const fact of facts.exports) {
      if (fact.kind === 'assign') {
        const whole = this.#exportValue(file, fact);
        const found = name === 'default' ? whole : whole.flatMap((value) => this.member(value, name));
        if (found.length > 0) return found;
      }
    }
    const all = file.grammar.manifest.scoping.exports === 'all';
    for (let index = 0; index < facts.imports.length; index++) {
      const each = facts.imports[index];
      if (each?.kind !== 'star' || !(each.reexport || all) || name === 'default') continue;
      const found = this.importTargets(file, index).flatMap((module) => this.#starMember(module, name));
      if (found.length > 0) return found;
    }
    return [];
  }

  /** Of definitions of one name, the one that people mean: what has a body or a value before what only types. */
  #bestOf(numbers: readonly number[]): number | undefined {
    const isType = (number: number): boolean =>
      ['interface', 'type_alias'].includes(this.program.definition(number).kind);
    return numbers.find((number) => !isType(number)) ?? numbers[0];
  }

  #exportValue(file: ProgramFile, fact: ExportFact): readonly Value[] {
    if (fact.from >= 0) return this.importTargets(file, fact.from);
    if (fact.definition >= 0) return [toValue(ValueTag.Definition, file.base + fact.definition)];
    if (fact.local !== '') {
      const index = file.stringIndex.get(fact.local);
      const binding = index === undefined ? -1 : this.#pick(file, index, false, true);
      return binding < 0 ? [] : this.#denoteBinding(file, binding).map(({ value }) => value);
    }
    return fact.value < 0 ? [] : this.evaluate(file, fact.value);
  }

  /** What a member of a value stands for. */
  member(value: Value, name: string): readonly Value[] {
    const index = indexOf(value);
    switch (tagOf(value)) {
      case ValueTag.External: {
        const { package: from, symbol } = this.externals.get(index);
        return [this.external(from, join(symbol, name))];
      }
      case ValueTag.Module: {
        const file = this.program.files[index];
        if (!file) return [];
        const found = this.exported(file, name);
        return found.length > 0
          ? found
          : this.#moduleValue(file.modules.resolve(file.path, `.${name}`)).filter(isModule);
      }
      case ValueTag.Dotted: {
        const { file: from, name: dotted } = this.#dotted.get(index);
        const file = this.program.files[from];
        if (!file) return [];
        const module = this.#moduleValue(file.modules.resolve(file.path, dotted));
        const found = module.flatMap((each) => this.member(each, name));
        if (found.length > 0) return found;
        const deeper = file.modules.resolve(file.path, `${dotted}.${name}`);
        if (deeper.kind !== 'file' && deeper.kind !== 'directory') return [];
        return [toValue(ValueTag.Dotted, this.#dotted.index({ file: from, name: `${dotted}.${name}` }))];
      }
      case ValueTag.Super:
        return this.#inherited(index, name, new Set([index]));
      case ValueTag.Definition:
      case ValueTag.Instance:
        return this.#memberOf(index, name, new Set());
      default:
        return [];
    }
  }

  #memberOf(number: number, name: string, seen: Set<number>): readonly Value[] {
    if (seen.has(number) || seen.size > MAX_DEPTH) return [];
    seen.add(number);
    const own = this.#bestOf(this.program.membersOf(number).get(name) ?? []);
    if (own !== undefined) return [toValue(ValueTag.Definition, own)];
    return this.#inherited(number, name, seen);
  }

  #inherited(number: number, name: string, seen: Set<number>): readonly Value[] {
    for (const base of this.basesOf(number)) {
      if (tagOf(base) === ValueTag.External) continue;
      const found = this.#memberOf(indexOf(base), name, seen);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** The types that a type is made from: definitions and externals. */
  basesOf(number: number): readonly Value[] {
    const known = this.#bases[number];
    if (known !== undefined) return known ?? [];
    this.#bases[number] = null;
    const file = this.program.fileOf(number);
    const fact = this.program.definition(number);
    const found = [...fact.extends, ...fact.implements]
      .flatMap((row) => [...this.evaluateType(file, row)])
      .filter((value) => tagOf(value) === ValueTag.Instance || tagOf(value) === ValueTag.External);
    this.#bases[number] = found;
    return found;
  }

  /** Whether a type has parents that are not in the repository, so that its members are not all known. */
  hasUnknownBase(number: number, seen = new Set<number>()): boolean {
    if (seen.has(number)) return false;
    seen.add(number);
    const fact = this.program.definition(number);
    const bases = this.basesOf(number);
    if (bases.length < fact.extends.length + fact.implements.length) return true;
    return bases.some(
      (base) => tagOf(base) === ValueTag.External || this.hasUnknownBase(indexOf(base), seen),
    );
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
        const binding = this.lookUp(file, expressionCell(facts, row, E.Scope), a, this.#wantsType(file, row));
        if (binding >= 0) return this.#bindingValues(file, binding);
        return union(
          ...this.#denoteFree(file, text(facts, a)).map(({ value }) => this.#valueOf(value)),
          nothing,
        );
      }
      case Op.Member:
        return union(...this.denote(file, row).map(({ value }) => this.#valueOf(value)), nothing);
      case Op.Call:
        return union(...this.evaluate(file, a).map((value) => this.#callResult(value)), nothing);
      case Op.New:
        return union(...this.evaluate(file, a).map((value) => this.#callResult(value)), nothing);
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
        return this.evaluateType(file, a);
      case Op.Class:
        return a < 0 ? nothing : [toValue(ValueTag.Definition, file.base + a)];
      case Op.Module:
        return union(...this.importTargets(file, a).map((module) => this.#assignedModule(module)), nothing);
      default:
        return nothing;
    }
  }

  /** What `module.exports = …` makes of a module, where there is such a thing. */
  #assignedModule(module: Value): Values {
    const file = tagOf(module) === ValueTag.Module ? this.program.files[indexOf(module)] : undefined;
    const assigned = file?.facts.exports.find((fact) => fact.kind === 'assign');
    const whole = file && assigned ? this.#exportValue(file, assigned) : [];
    return whole.length > 0 ? union(...whole.map((value) => this.#valueOf(value)), nothing) : [module];
  }

  /** The values that a denoted thing has. */
  #valueOf(value: Value): Values {
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
    if (fact.type >= 0) return this.evaluateType(file, fact.type);
    if (fact.returns.length > 0) return this.returnValues(number);
    const held = expressionCell(file.facts, fact.value, E.Op);
    if (held === Op.Object || held === Op.Function) return itself;
    const binding = this.#bindingOfDefinition(file, number - file.base);
    return binding >= 0 ? this.#boundValue(file, binding) : this.evaluate(file, fact.value);
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
        return union(...this.importTargets(file, target).map((value) => this.#valueOf(value)), nothing);
      case BindingKind.Receiver:
        return this.#self(file, bindingCell(facts, binding, B.Scope));
      case BindingKind.ReceiverType:
        return this.#self(file, bindingCell(facts, binding, B.Scope)).map((value) =>
          toValue(ValueTag.Definition, indexOf(value)),
        );
      case BindingKind.TypeParameter:
        return this.evaluateType(file, bindingCell(facts, binding, B.Type));
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
    if (mode === BindingMode.TypeKey) return this.#memberValues(this.evaluateType(file, type), key);
    if (type >= 0) return this.evaluateType(file, type);
    const value = bindingCell(facts, binding, B.Value);
    switch (mode) {
      case BindingMode.Key:
        return this.#memberValues(this.evaluate(file, value), key);
      case BindingMode.Iterated:
        return elements(this.evaluate(file, value));
      case BindingMode.Caught:
        return this.evaluateType(file, value);
      default:
        return this.evaluate(file, value);
    }
  }

  #memberValues(values: Values, name: string): Values {
    return union(
      ...values.flatMap((value) => this.member(value, name).map((found) => this.#valueOf(found))),
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

  /** What a callable returns, as declared or as its body shows. */
  returnValues(number: number): Values {
    const known = this.#returns[number];
    if (known !== undefined) return known ?? nothing;
    this.#returns[number] = null;
    const fact = this.program.definition(number);
    const file = this.program.fileOf(number);
    const found =
      fact.type >= 0
        ? this.evaluateType(file, fact.type)
        : union(...fact.returns.map((row) => this.evaluate(file, row)), nothing);
    this.#returns[number] = found;
    return found;
  }

  /** The instances that a type expression allows. */
  evaluateType(file: ProgramFile, row: number): Values {
    if (row < 0) return nothing;
    const { facts } = file;
    const a = expressionCell(facts, row, E.A);
    switch (expressionCell(facts, row, E.Op)) {
      case Op.Either:
        return union(this.evaluateType(file, a), this.evaluateType(file, expressionCell(facts, row, E.B)));
      case Op.Same:
        return this.evaluateType(file, a);
      case Op.Array:
        return containers(this.evaluateType(file, a));
      case Op.Query:
        return this.evaluate(file, a);
      case Op.Generic:
        return this.#genericType(file, a, expressionCell(facts, row, E.B));
      case Op.Name:
      case Op.Member:
        return this.#namedType(file, row);
      default:
        return nothing;
    }
  }

  #genericType(file: ProgramFile, base: number, argument: number): Values {
    const values = this.evaluateType(file, base);
    const outside = values.find((value) => tagOf(value) === ValueTag.External);
    if (outside === undefined || argument < 0) return values;
    const name = this.externals.get(indexOf(outside)).symbol.split('.').at(-1) ?? '';
    const { generics } = file.grammar.manifest.scoping;
    if (generics.transparent.includes(name)) return this.evaluateType(file, argument);
    return generics.containers.includes(name) ? containers(this.evaluateType(file, argument)) : values;
  }

  #namedType(file: ProgramFile, row: number): Values {
    const { facts } = file;
    if (expressionCell(facts, row, E.Op) === Op.Name) {
      const binding = this.lookUp(
        file,
        expressionCell(facts, row, E.Scope),
        expressionCell(facts, row, E.A),
        true,
      );
      const kind = binding < 0 ? -1 : bindingCell(facts, binding, B.Kind);
      if (kind === BindingKind.TypeParameter)
        return this.evaluateType(file, bindingCell(facts, binding, B.Type));
    }
    if (this.#depth > MAX_DEPTH) return nothing;
    this.#depth++;
    const found = union(...this.denote(file, row).map(({ value }) => this.#instancesOf(value)), nothing);
    this.#depth--;
    return found;
  }

  #instancesOf(value: Value): Values {
    if (tagOf(value) === ValueTag.External) return [value];
    if (tagOf(value) !== ValueTag.Definition) return nothing;
    const number = indexOf(value);
    const fact = this.program.definition(number);
    if (typeKinds.has(fact.kind)) return [toValue(ValueTag.Instance, number)];
    if (fact.kind === 'type_alias') {
      // A type alias of an object type has members of its own.
      if (this.program.membersOf(number).size > 0) return [toValue(ValueTag.Instance, number)];
      return this.#aliasOf(number, fact.type);
    }
    if (fact.kind === 'enum_member') return [toValue(ValueTag.Instance, this.program.parentOf(number))];
    // A name that holds a class is as good as the class.
    return this.definitionValues(number).flatMap((held) => {
      const isType =
        tagOf(held) === ValueTag.Definition && typeKinds.has(this.program.definition(indexOf(held)).kind);
      return isType ? [toValue(ValueTag.Instance, indexOf(held))] : [];
    });
  }

  #aliasOf(number: number, type: number): Values {
    const known = this.#returns[number];
    if (known !== undefined) return known ?? nothing;
    this.#returns[number] = null;
    const found = this.evaluateType(this.program.fileOf(number), type);
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
    }
    return nothing;
  }
}

const isModule = (value: Value): boolean => tagOf(value) === ValueTag.Module;

function join(first: string, second: string): string {
  return [first, second].filter((part) => part !== '' && part !== '*').join('.');
}

function hasDefault({ facts }: ProgramFile): boolean {
  return facts.exports.some(({ name }) => name === 'default');
}

function elements(values: Values): Values {
  return values.flatMap((value) =>
    tagOf(value) === ValueTag.ContainerOf ? [toValue(ValueTag.Instance, indexOf(value))] : [],
  );
}

function containers(values: Values): Values {
  return values.flatMap((value) =>
    tagOf(value) === ValueTag.Instance ? [toValue(ValueTag.ContainerOf, indexOf(value))] : [],
  );
}
