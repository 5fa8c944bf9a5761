import { callableKinds, contractKinds, typeKinds, type NodeKind } from '../../../model/kinds.ts';
import type { Evaluator } from './evaluator.ts';
import { bestDefinition, variableKinds } from '../bind/program.ts';
import { GLOBAL_UNIT } from '../bind/units.ts';
import { Answers } from '../types/recursion.ts';
import type { Environment } from '../types/space.ts';
import { itemNamed } from './tuples.ts';
import {
  indexOf,
  joinSymbol,
  nothing,
  tagOf,
  toValue,
  union,
  ValueTag,
  type Value,
  type Values,
} from '../types/values.ts';

/** A member of a value. */
export interface Member {
  /** What it is; undefined for one of an anonymous object, which only has a value. */
  target: Value | undefined;
  /** Of a member of an anonymous object. */
  values: Values;
  /** What type parameters are where it is declared. */
  environment: Environment | undefined;
  /** The type that declares it, or -1. */
  owner: number;
  /** Whether it is one of several that branches of the code choose from. */
  isAlternative?: boolean;
}

interface Wanted {
  name: string;
  /** Whether it is a member of the type itself, and not of its instances. */
  ofType: boolean;
  use: MemberUse;
}

function isUsedAs(kind: NodeKind, use: MemberUse): boolean {
  switch (use) {
    case 'any':
      return true;
    case 'call':
      // Calls of a property are calls of the method that returns it.
      return callableKinds.has(kind) || kind === 'property';
    case 'type':
      return typeKinds.has(kind) || kind === 'type_alias';
    case 'value':
      return !callableKinds.has(kind);
  }
}

/** Which members of a name are meant, in languages where a method, a field and a type may share one. */
export type MemberUse = 'any' | 'call' | 'value' | 'type';

/** Answers what members of values stand for, through parent types, modules and packages. */
export class Members {
  readonly #evaluator: Evaluator;
  /** By the members of one name that a definition has, of which there may be thousands. */
  readonly #best = new Map<string, WeakMap<readonly number[], number | undefined>>();

  /** Members of type parameters and computed types, by value, use and name. */
  readonly #open = new Answers<string, readonly Member[]>();
  /** How often type parameters and computed types are being expanded. */
  readonly #expanded = new Map<Value, number>();

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** What a member of a value stands for. */
  of(value: Value, name: string, use: MemberUse = 'any'): readonly Member[] {
    return this.#evaluator.recursion.deeper([], () => this.#find(value, name, use));
  }

  #find(value: Value, name: string, use: MemberUse): readonly Member[] {
    const { space, generics, externals } = this.#evaluator;
    const index = indexOf(value);
    const ofAll = (values: Values): readonly Member[] => values.flatMap((each) => this.of(each, name, use));
    switch (tagOf(value)) {
      case ValueTag.External:
      case ValueTag.Held: {
        if (this.#evaluator.program.defaultExports.has(name)) return [plain(value)];
        const added = this.#evaluator.packageTypes.added(value, name, use);
        if (added.length > 0) return added;
        const { package: from, symbol } = externals.get(index);
        return [plain(this.#evaluator.external(from, joinSymbol(symbol, name)))];
      }
      case ValueTag.Module:
        return this.#ofModule(index, name);
      case ValueTag.Unit:
        return this.#evaluator.modules.ofUnit(this.#evaluator.program.unit(index), name).map(plain);
      case ValueTag.Dotted:
        return this.#ofDotted(index, name);
      case ValueTag.Super:
        return this.#inherited(
          index,
          { name, ofType: false, use },
          new Set([index, ...this.#evaluator.heritage.mixinsOf(index).map(indexOf)]),
          undefined,
        );
      case ValueTag.Definition: {
        const put = this.#evaluator.modules.putOn(index, name);
        if (put.length > 0) return put.map(plain);
        const found = this.#memberOf(index, { name, ofType: true, use }, new Set(), undefined);
        return found.length > 0 ? found : this.#evaluator.metatypes.membersOf(index, name);
      }
      case ValueTag.Instance: {
        const found = this.#memberOf(index, { name, ofType: false, use }, new Set(), undefined);
        return found.length > 0 ? found : this.#ofRoot(index, { name, ofType: false, use });
      }
      case ValueTag.Bound: {
        const { value: inner, environment } = space.bounds.get(index);
        const tag = tagOf(inner);
        if (tag === ValueTag.Instance || tag === ValueTag.Definition) {
          const wanted = { name, ofType: tag === ValueTag.Definition, use };
          const found = this.#memberOf(indexOf(inner), wanted, new Set(), environment);
          if (found.length > 0) return found;
          const held = ofAll(this.#evaluator.optionals.heldBy(value) ?? nothing);
          return held.length > 0 ? held : this.#ofRoot(indexOf(inner), wanted);
        }
        if (tag === ValueTag.Computed) return this.#ofOpen(value, name, use);
        return ofAll([inner]).map((member) => ({
          ...member,
          values: space.substitute(member.values, environment),
        }));
      }
      case ValueTag.Parameter:
        return this.#ofOpen(value, name, use);
      case ValueTag.Tuple: {
        const tuple = space.tuples.get(index);
        const { items, type } = tuple;
        const item = itemNamed(tuple, name, this.#evaluator.program);
        if (item) return [{ target: undefined, values: item, environment: undefined, owner: -1 }];
        return type < 0
          ? []
          : ofAll([generics.instantiate(toValue(ValueTag.Instance, type), [union(items)])]);
      }
      case ValueTag.Key: {
        const { type } = space.keys.get(index);
        return type < 0 ? [] : ofAll([toValue(ValueTag.Instance, type)]);
      }
      case ValueTag.Computed:
        return this.#ofOpen(value, name, use);
      case ValueTag.Shape:
        return this.#evaluator.shapes.of(index, name);
      case ValueTag.Closure: {
        const { scoping } = this.#evaluator.program.file(space.closures.get(index).file).grammar.manifest;
        return name === scoping.callMember
          ? [{ target: undefined, values: [value], environment: undefined, owner: -1 }]
          : [];
      }
      default:
        return [];
    }
  }

  /** A member of a type parameter or a computed type, which may be declared by themselves. */
  #ofOpen(value: Value, name: string, use: MemberUse): readonly Member[] {
    const { computed, generics, recursion, space } = this.#evaluator;
    const bare = space.unbind(value).value;
    return recursion.ask(this.#open, `${value} ${use} ${name}`, [], () =>
      recursion.expand(this.#expanded, bare, [], () => {
        const values =
          tagOf(bare) === ValueTag.Parameter ? generics.constraintOf(bare) : computed.apparent(value);
        const found = values.flatMap((each) => this.of(each, name, use));
        return found.length > 0 ? found : this.#ofGiven(bare, name, use);
      }),
    );
  }

  /** A member of what calls give to the parameter of a function that a type extends: others may call it with more. */
  #ofGiven(value: Value, name: string, use: MemberUse): readonly Member[] {
    const { mixins, space } = this.#evaluator;
    if (tagOf(value) !== ValueTag.Parameter) return [];
    const parameter = space.parameters.get(indexOf(value));
    if (parameter.of !== 'made') return [];
    return mixins
      .givenTo(parameter.parameter)
      .flatMap((each) => this.of(each, name, use).map((member) => ({ ...member, isAlternative: true })));
  }

  /** What a module gives under a name, or the module below it that has the name. */
  #ofModule(index: number, name: string): readonly Member[] {
    const { program, modules } = this.#evaluator;
    const file = program.file(index);
    const found = modules.exported(file, name);
    if (found.length > 0) return found.map(plain);
    // A module without a default export stands for itself there.
    if (name === file.grammar.manifest.scoping.defaultExport) return [plain(toValue(ValueTag.Module, index))];
    return modules
      .valueOf(file, file.modules.resolve(file.path, `.${name}`))
      .filter((value) => tagOf(value) === ValueTag.Module)
      .map(plain);
  }

  #ofDotted(index: number, name: string): readonly Member[] {
    const { dotted, program, modules } = this.#evaluator;
    const { file: from, name: path } = dotted.get(index);
    const file = program.file(from);
    const isLibrary = program.hasLibraryUnder(file.grammar.manifest.family, `${path}.${name}`);
    const found = isLibrary ? [] : modules.dottedModule(index).flatMap((each) => this.of(each, name));
    if (found.length > 0) return found;
    const deeper = file.modules.resolve(file.path, `${path}.${name}`);
    const isNamespace = deeper.kind === 'file' || deeper.kind === 'directory' || deeper.kind === 'unit';
    if (!isNamespace && !isLibrary) return [];
    return [plain(toValue(ValueTag.Dotted, dotted.index({ file: from, name: `${path}.${name}` })))];
  }

  #memberOf(
    number: number,
    wanted: Wanted,
    seen: Set<number>,
    environment: Environment | undefined,
  ): readonly Member[] {
    if (seen.has(number) || !this.#evaluator.recursion.mayClimb(seen.size)) return [];
    seen.add(number);
    const own = this.#ownOf(number, wanted, environment);
    if (own.length > 0) return own;
    const held = this.#evaluator.shapes.ofHeld(number, wanted.name);
    if (held.length > 0) return held;
    const inherited = this.#inherited(number, wanted, seen, environment);
    if (inherited.length > 0) return inherited;
    const global = this.#ofGlobal(number, wanted);
    return global.length > 0 ? global : this.#underAnyKey(number, environment);
  }

  /** A member of the type of which every other is, without naming it. */
  #ofRoot(number: number, wanted: Wanted): readonly Member[] {
    const { program, library } = this.#evaluator;
    const file = program.fileOf(number);
    const { root } = file.grammar.manifest.scoping;
    const type = root === undefined || wanted.ofType ? undefined : library.type(file, root);
    return type === undefined ? [] : this.#memberOf(type, wanted, new Set(), undefined);
  }

  /** A variable or function that all files see, as a member of the value that has them all. */
  #ofGlobal(number: number, { name, ofType, use }: Wanted): readonly Member[] {
    const { program } = this.#evaluator;
    if (ofType || !program.isLibrary(number)) return [];
    const { family, scoping } = program.fileOf(number).grammar.manifest;
    if (scoping.types.global === undefined || program.definition(number).name !== scoping.types.global)
      return [];
    const found = program.membersOfUnitNamed(family, GLOBAL_UNIT, name).filter((each) => {
      const { kind } = program.definition(each);
      return (callableKinds.has(kind) || variableKinds.has(kind)) && isUsedAs(kind, use);
    });
    const isAlternative = new Set(found.map((each) => program.fileOf(each))).size > 1;
    const meant = isAlternative ? found : found.slice(0, 1);
    return meant.map((each) => ({ ...this.#member(each, undefined), isAlternative }));
  }

  #ownOf(number: number, wanted: Wanted, environment: Environment | undefined): readonly Member[] {
    const { program } = this.#evaluator;
    const { name } = wanted;
    const named = program.membersNamed(number, name);
    const own = this.#bestOf(named, wanted);
    if (own !== undefined) {
      const rivals = program.rivalsOf(own);
      if (rivals.length > 0) return rivals.map((each) => this.#member(each, environment));
      const all = named.length > 1 ? this.#evaluator.branches.membersLike(program, own) : [];
      if (all.length < 2) return [this.#member(own, environment)];
      return all.map((each) => ({ ...this.#member(each, environment), isAlternative: true }));
    }
    const merged = this.#evaluator.heritage
      .declarationsOf(number)
      .flatMap((twin) => program.membersNamed(twin, name));
    const best = this.#bestOf(merged, wanted);
    return best === undefined ? [] : [this.#member(best, environment)];
  }

  /** The member that is meant, of those of one name; remembered if there are several. */
  #bestOf(numbers: readonly number[], wanted: Wanted): number | undefined {
    if (numbers.length < 2) return this.#findBest(numbers, wanted);
    if (!this.#evaluator.recursion.take()) return undefined;
    const key = `${wanted.ofType} ${wanted.use}`;
    const known = this.#best.get(key) ?? new WeakMap<readonly number[], number | undefined>();
    this.#best.set(key, known);
    if (!known.has(numbers)) {
      if (!this.#evaluator.recursion.take(numbers.length)) return undefined;
      known.set(numbers, this.#findBest(numbers, wanted));
    }
    return known.get(numbers);
  }

  #findBest(numbers: readonly number[], { ofType, use }: Wanted): number | undefined {
    const { program } = this.#evaluator;
    // An explicit implementation is only called by the interface.
    const fitting = numbers.filter((number) => {
      const { kind, modifiers, name } = program.definition(number);
      // Nor is a constructor that has the name of its type named as a member.
      const isConstructor =
        kind === 'constructor' && program.definition(Math.max(0, program.parentOf(number))).name === name;
      return isUsedAs(kind, use) && !modifiers.includes('explicit') && !isConstructor;
    });
    const [first] = fitting;
    if (first === undefined) return undefined;
    // A method that is declared takes the place of the one that a property implies.
    const preferred = (found: readonly number[]): readonly number[] => {
      const declared = found.filter((each) => callableKinds.has(program.definition(each).kind));
      return use === 'call' && declared.length > 0 ? declared : found;
    };
    const sameSide = fitting.filter(
      (number) => program.definition(number).modifiers.includes('static') === ofType,
    );
    if (sameSide.length > 0) return bestDefinition(program, preferred(sameSide));
    const { staticsOfInstances } = program.fileOf(first).grammar.manifest.scoping;
    return ofType || staticsOfInstances ? bestDefinition(program, preferred(fitting)) : undefined;
  }

  /** What a type without a member of that name has under any. */
  #underAnyKey(number: number, environment: Environment | undefined): readonly Member[] {
    const { program, types } = this.#evaluator;
    const { element } = program.definition(number);
    if (element < 0) return [];
    const values = types.evaluate(program.fileOf(number), element);
    return [{ target: undefined, values, environment, owner: -1 }];
  }

  #member(number: number, environment: Environment | undefined): Member {
    const owner = this.#evaluator.program.parentOf(number);
    return { target: toValue(ValueTag.Definition, number), values: nothing, environment, owner };
  }

  #inherited(
    number: number,
    wanted: Wanted,
    seen: Set<number>,
    environment: Environment | undefined,
  ): readonly Member[] {
    const { space, heritage } = this.#evaluator;
    const bases = heritage.basesIn(number, environment);
    const isOne = bases.length < 2;
    const all = isOne ? bases : this.#classesFirst(number, heritage.ordered(bases, seen));
    for (const base of all) {
      const { value, environment: above } = space.unbind(base);
      if (tagOf(value) === ValueTag.External) continue;
      if (tagOf(value) !== ValueTag.Instance) {
        const found = this.of(value, wanted.name, wanted.use);
        if (found.length > 0) return found;
        continue;
      }
      const found = isOne
        ? this.#memberOf(indexOf(value), wanted, seen, above)
        : this.#ownOf(indexOf(value), wanted, above);
      if (found.length > 0) return found;
    }
    if (isOne) return [];
    for (const base of all) {
      const { value, environment: above } = space.unbind(base);
      const found = tagOf(value) === ValueTag.Instance ? this.#underAnyKey(indexOf(value), above) : [];
      if (found.length > 0) return found;
    }
    return [];
  }

  /** Of what a class is made from, interfaces come last in a language where their members are none of the class. */
  #classesFirst(number: number, bases: Values): Values {
    const { program, space } = this.#evaluator;
    if (program.fileOf(number).grammar.manifest.scoping.interfaceMembers) return bases;
    const isInterface = (base: Value): boolean => {
      const { value } = space.unbind(base);
      return tagOf(value) === ValueTag.Instance && contractKinds.has(program.definition(indexOf(value)).kind);
    };
    return [...bases.filter((base) => !isInterface(base)), ...bases.filter(isInterface)];
  }

  /** Whether all members of a value are known, so that one which is not found is none. */
  areKnown(value: Value, level = 0): boolean {
    const { space, heritage, metatypes, program } = this.#evaluator;
    const { value: bare, environment } = space.unbind(value);
    switch (tagOf(bare)) {
      case ValueTag.Instance:
      case ValueTag.Definition:
      case ValueTag.Super:
        if (!this.#evaluator.recursion.mayClimb(level)) return false;
        return [...heritage.basesIn(indexOf(bare), environment), ...metatypes.of(indexOf(bare))].every(
          (base) =>
            // The library leaves out interfaces that code does not name.
            (tagOf(base) === ValueTag.External && program.isLibrary(indexOf(bare))) ||
            this.areKnown(base, level + 1),
        );
      case ValueTag.Tuple:
      case ValueTag.Shape:
      case ValueTag.Closure:
        return true;
      default:
        return false;
    }
  }
}

function plain(target: Value): Member {
  return { target, values: nothing, environment: undefined, owner: -1 };
}
