import { callableKinds } from '../../../../model/kinds.ts';
import { NONE, isNone, type FileIndex, type DefinitionNumber } from '../../../facts/ids.ts';
import { bestDefinition } from '../../bind/best-definition.ts';
import { variableKinds } from '../../bind/program.ts';
import { GLOBAL_UNIT } from '../../bind/units.ts';
import { Answers } from '../../types/recursion.ts';
import type { Environment } from '../../types/space.ts';
import {
  indexOf,
  joinSymbol,
  nothing,
  tagOf,
  toValue,
  union,
  ValueTag,
  definitionNumberOf,
  fileIndexOf,
  type Value,
  type Values,
} from '../../types/values.ts';
import type { ComputedTypes } from '../algebra/computed-types.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { Generics } from '../algebra/generics.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { LibraryTypes } from '../algebra/library-types.ts';
import type { Optionals } from '../algebra/optionals.ts';
import { itemNamed } from '../algebra/tuples.ts';
import { classesFirst } from './base-order.ts';
import type { Branches } from './branches.ts';
import { dottedMembers } from './dotted-members.ts';
import type { Heritage } from './heritage.ts';
import {
  isUsedAs,
  membersUsedAs,
  ofTypes,
  plain,
  type Member,
  type MemberFinder,
  type MemberUse,
  type Wanted,
} from './member.ts';
import type { Metatypes } from './metatypes.ts';
import type { Mixins } from './mixins.ts';
import type { ModuleExports } from './module-exports.ts';
import type { PackageTypes } from './package-types.ts';
import type { Shapes } from './shapes.ts';

type Best = WeakMap<readonly DefinitionNumber[], DefinitionNumber | undefined>;

type MembersHeritage = Pick<
  Heritage,
  'basesIn' | 'declarationsOf' | 'firstDeclarationOf' | 'ordered' | 'passedBySuper'
>;

/** What `Members` uses. */
export interface MembersContext extends Pick<
  InferenceState,
  'dotted' | 'external' | 'externals' | 'program' | 'recursion' | 'space'
> {
  readonly branches: Pick<Branches, 'membersLike'>;
  readonly computed: Pick<ComputedTypes, 'apparent'>;
  readonly expressions: ExpressionEvaluator;
  readonly generics: Pick<Generics, 'constraintOf' | 'instantiate'>;
  readonly heritage: MembersHeritage;
  readonly library: Pick<LibraryTypes, 'type'>;
  readonly metatypes: Pick<Metatypes, 'membersOf' | 'of'>;
  readonly mixins: Pick<Mixins, 'givenTo'>;
  readonly modules: Pick<ModuleExports, 'dottedModule' | 'exported' | 'ofUnit' | 'putOn' | 'valueOf'>;
  readonly optionals: Pick<Optionals, 'heldBy'>;
  readonly packageTypes: Pick<PackageTypes, 'added'>;
  readonly shapes: Pick<Shapes, 'of' | 'ofHeld'>;
}

/** Answers what members of values stand for, through parent types, modules and packages. */
export class Members implements MemberFinder {
  readonly #context: MembersContext;
  /** By the members of one name that a definition has, of which there may be thousands. */
  readonly #best = new Map<string, Best>();

  /** Members of type parameters and computed types, by value, use and name. */
  readonly #open = new Answers<string, readonly Member[]>();
  /** How often type parameters and computed types are being expanded. */
  readonly #expanded = new Map<Value, number>();

  constructor(context: MembersContext) {
    this.#context = context;
  }

  /** What a member of a value stands for. */
  of(value: Value, name: string, use: MemberUse = 'any'): readonly Member[] {
    return this.#context.recursion.deeper([], () => this.#find(value, name, use));
  }

  #find(value: Value, name: string, use: MemberUse): readonly Member[] {
    const { space, generics, externals } = this.#context;
    const index = indexOf(value);
    const ofAll = (values: Values): readonly Member[] => values.flatMap((each) => this.of(each, name, use));
    switch (tagOf(value)) {
      case ValueTag.External:
      case ValueTag.Held: {
        if (this.#context.program.defaultExports.has(name)) return [plain(value)];
        const added = this.#context.packageTypes.added(value, name, use);
        if (added.length > 0) return added;
        const { package: from, symbol } = externals.get(index);
        return [plain(this.#context.external(from, joinSymbol(symbol, name)))];
      }
      case ValueTag.Module:
        return this.#ofModule(fileIndexOf(value), name);
      case ValueTag.Unit:
        return this.#context.modules.ofUnit(this.#context.program.unit(index), name).map(plain);
      case ValueTag.Dotted:
        return this.#ofDotted(index, name);
      case ValueTag.Super: {
        const number = definitionNumberOf(value);
        const passed = this.#context.heritage.passedBySuper(number);
        return this.#inherited(number, { name, ofType: false, use }, passed, undefined);
      }
      case ValueTag.Definition: {
        const number = definitionNumberOf(value);
        const put = this.#context.modules.putOn(number, name);
        if (put.length > 0) return put.map(plain);
        const found = this.#memberOf(number, { name, ofType: true, use }, new Set(), undefined);
        return found.length > 0 ? found : this.#context.metatypes.membersOf(number, name);
      }
      case ValueTag.Instance: {
        const number = definitionNumberOf(value);
        const found = this.#memberOf(number, { name, ofType: false, use }, new Set(), undefined);
        return found.length > 0 ? found : this.#ofRoot(number, { name, ofType: false, use });
      }
      case ValueTag.Bound: {
        const { value: inner, environment } = space.bounds.get(index);
        const tag = tagOf(inner);
        if (tag === ValueTag.Instance || tag === ValueTag.Definition) {
          const wanted = { name, ofType: tag === ValueTag.Definition, use };
          const found = this.#memberOf(definitionNumberOf(inner), wanted, new Set(), environment);
          if (found.length > 0) return found;
          const held = ofAll(this.#context.optionals.heldBy(value) ?? nothing);
          return held.length > 0 ? held : this.#ofRoot(definitionNumberOf(inner), wanted);
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
        const item = itemNamed(tuple, name, this.#context.program);
        if (item) return [{ target: undefined, values: item, environment: undefined, owner: NONE }];
        return isNone(type)
          ? []
          : ofAll([generics.instantiate(toValue(ValueTag.Instance, type), [union(items)])]);
      }
      case ValueTag.Key: {
        const { type } = space.keys.get(index);
        return isNone(type) ? [] : ofAll([toValue(ValueTag.Instance, type)]);
      }
      case ValueTag.Computed:
        return this.#ofOpen(value, name, use);
      case ValueTag.Shape:
        return this.#context.shapes.of(index, name);
      case ValueTag.Closure: {
        const { scoping } = this.#context.program.file(space.closures.get(index).file).grammar.manifest;
        return name === scoping.callMember
          ? [{ target: undefined, values: [value], environment: undefined, owner: NONE }]
          : [];
      }
      default:
        return [];
    }
  }

  /** A member of a type parameter or a computed type, which may be declared by themselves. */
  #ofOpen(value: Value, name: string, use: MemberUse): readonly Member[] {
    const { computed, generics, recursion, space } = this.#context;
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
    const { mixins, space } = this.#context;
    if (tagOf(value) !== ValueTag.Parameter) return [];
    const parameter = space.parameters.get(indexOf(value));
    if (parameter.of !== 'made') return [];
    return mixins
      .givenTo(parameter.parameter)
      .flatMap((each) => this.of(each, name, use).map((member) => ({ ...member, isAlternative: true })));
  }

  /** What a module gives under a name, or the module below it that has the name. */
  #ofModule(index: FileIndex, name: string): readonly Member[] {
    const { program, modules } = this.#context;
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
    const { dotted, program } = this.#context;
    const { file: from, name: path } = dotted.get(index);
    const file = program.file(from);
    const isLibrary = program.hasLibraryUnder(file.grammar.manifest.family, `${path}.${name}`);
    const found = isLibrary ? [] : dottedMembers(this.#context, this, index, name);
    if (found.length > 0) return found;
    const deeper = file.modules.resolve(file.path, `${path}.${name}`);
    const isNamespace = deeper.kind === 'file' || deeper.kind === 'directory' || deeper.kind === 'unit';
    if (!isNamespace && !isLibrary) return [];
    return [plain(toValue(ValueTag.Dotted, dotted.index({ file: from, name: `${path}.${name}` })))];
  }

  #memberOf(
    number: DefinitionNumber,
    wanted: Wanted,
    seen: Set<DefinitionNumber>,
    environment: Environment | undefined,
  ): readonly Member[] {
    if (seen.has(number) || !this.#context.recursion.mayClimb(seen.size)) return [];
    seen.add(number);
    const own = this.#ownOf(number, wanted, environment);
    if (own.length > 0) return own;
    const held = this.#context.shapes.ofHeld(number, wanted.name);
    if (held.length > 0) return held;
    const inherited = this.#inherited(number, wanted, seen, environment);
    if (inherited.length > 0) return inherited;
    const global = this.#ofGlobal(number, wanted);
    return global.length > 0 ? global : this.#underAnyKey(number, environment);
  }

  /** A member of the type of which every other is, without naming it. */
  #ofRoot(number: DefinitionNumber, wanted: Wanted): readonly Member[] {
    const { program, library } = this.#context;
    const file = program.fileOf(number);
    const { root } = file.grammar.manifest.scoping;
    const type = root === undefined || wanted.ofType ? undefined : library.type(file, root);
    return type === undefined ? [] : this.#memberOf(type, wanted, new Set(), undefined);
  }

  /** A variable or function that all files see, as a member of the value that has them all. */
  #ofGlobal(number: DefinitionNumber, { name, ofType, use }: Wanted): readonly Member[] {
    const { program } = this.#context;
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

  #ownOf(number: DefinitionNumber, wanted: Wanted, environment: Environment | undefined): readonly Member[] {
    const { program } = this.#context;
    const { name } = wanted;
    const named = program.membersNamed(number, name);
    const own = this.#bestOf(named, wanted);
    if (own !== undefined) {
      const rivals = program.rivalsOf(own);
      if (rivals.length > 0) return rivals.map((each) => this.#member(each, environment));
      const all = named.length > 1 ? this.#context.branches.membersLike(program, own) : [];
      if (all.length < 2) return [this.#member(own, environment)];
      return all.map((each) => ({ ...this.#member(each, environment), isAlternative: true }));
    }
    const merged = this.#context.heritage
      .declarationsOf(number)
      .flatMap((twin) => program.membersNamed(twin, name));
    const best = this.#bestOf(merged, wanted);
    return best === undefined ? [] : [this.#member(best, environment)];
  }

  /** The member that is meant, of those of one name; remembered if there are several. */
  #bestOf(numbers: readonly DefinitionNumber[], wanted: Wanted): DefinitionNumber | undefined {
    if (numbers.length < 2) return this.#findBest(numbers, wanted);
    if (!this.#context.recursion.take()) return undefined;
    const key = `${wanted.ofType} ${wanted.use}`;
    const known: Best = this.#best.get(key) ?? new WeakMap();
    this.#best.set(key, known);
    if (!known.has(numbers)) {
      if (!this.#context.recursion.take(numbers.length)) return undefined;
      known.set(numbers, this.#findBest(numbers, wanted));
    }
    return known.get(numbers);
  }

  #findBest(numbers: readonly DefinitionNumber[], { ofType, use }: Wanted): DefinitionNumber | undefined {
    const { program } = this.#context;
    const fitting = membersUsedAs(program, numbers, use);
    const [first] = fitting;
    if (first === undefined) return undefined;
    // A method that is declared takes the place of the one that a property implies.
    const preferred = (found: readonly DefinitionNumber[]): readonly DefinitionNumber[] => {
      const declared = found.filter((each) => callableKinds.has(program.definition(each).kind));
      return use === 'call' && declared.length > 0 ? declared : found;
    };
    const sameSide = fitting.filter(
      (number) => program.definition(number).modifiers.includes('static') === ofType,
    );
    if (sameSide.length > 0) return bestDefinition(program, preferred(sameSide));
    const { staticsOfInstances, separateSides } = program.fileOf(first).grammar.manifest.scoping;
    if (ofType && separateSides) return bestDefinition(program, ofTypes(program, fitting));
    return ofType || staticsOfInstances ? bestDefinition(program, preferred(fitting)) : undefined;
  }

  /** What a type without a member of that name has under any. */
  #underAnyKey(number: DefinitionNumber, environment: Environment | undefined): readonly Member[] {
    const { program, expressions } = this.#context;
    const { element } = program.definition(number);
    if (isNone(element)) return [];
    const values = expressions.evaluateType(program.fileOf(number), element);
    return [{ target: undefined, values, environment, owner: NONE }];
  }

  #member(number: DefinitionNumber, environment: Environment | undefined): Member {
    const { heritage, program } = this.#context;
    const owner = program.parentOf(number);
    const target = toValue(ValueTag.Definition, heritage.firstDeclarationOf(number));
    return { target, values: nothing, environment, owner };
  }

  #inherited(
    number: DefinitionNumber,
    wanted: Wanted,
    seen: Set<DefinitionNumber>,
    environment: Environment | undefined,
  ): readonly Member[] {
    const { space, heritage } = this.#context;
    const bases = heritage.basesIn(number, environment);
    const isOne = bases.length < 2;
    const all = isOne ? bases : classesFirst(this.#context, number, heritage.ordered(bases, seen));
    for (const base of all) {
      const { value, environment: above } = space.unbind(base);
      if (tagOf(value) === ValueTag.External) continue;
      if (tagOf(value) !== ValueTag.Instance) {
        const found = this.of(value, wanted.name, wanted.use);
        if (found.length > 0) return found;
        continue;
      }
      const found = isOne
        ? this.#memberOf(definitionNumberOf(value), wanted, seen, above)
        : this.#ownOf(definitionNumberOf(value), wanted, above);
      if (found.length > 0) return found;
    }
    if (isOne) return [];
    for (const base of all) {
      const { value, environment: above } = space.unbind(base);
      if (tagOf(value) !== ValueTag.Instance) continue;
      const found = this.#underAnyKey(definitionNumberOf(value), above);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** Whether all members of a value are known, so that one which is not found is none. */
  areKnown(value: Value, level = 0): boolean {
    const { space, heritage, metatypes, program } = this.#context;
    const { value: bare, environment } = space.unbind(value);
    const number = definitionNumberOf(bare);
    switch (tagOf(bare)) {
      case ValueTag.Instance:
      case ValueTag.Definition:
      case ValueTag.Super:
        if (!this.#context.recursion.mayClimb(level)) return false;
        // The library leaves out interfaces that code does not name.
        return [...heritage.basesIn(number, environment), ...metatypes.of(number)].every(
          (base) =>
            (tagOf(base) === ValueTag.External && program.isLibrary(number)) ||
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
