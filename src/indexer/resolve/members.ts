import { typeKinds } from '../../model/kinds.ts';
import { ExpressionColumn as E, Op, Role } from '../facts.ts';
import type { Evaluator } from './evaluator.ts';
import { bestDefinition, variableKinds } from './program.ts';
import type { Environment } from './space.ts';
import { expressionCell, list, text } from './tables.ts';
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
} from './values.ts';

/** Longer chains of parent types are made to hang a resolver, not to be read. */
const MAX_PARENTS = 60;

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
}

/** Answers what members of values stand for, through parent types, modules and packages. */
export class Members {
  readonly #evaluator: Evaluator;
  readonly #bases = new Map<number, readonly Value[] | null>();
  /** Anonymous objects that are being asked for a member, or have none of that name, until the first has its answer. */
  readonly #asked = new Set<string>();
  #asking = 0;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** What a member of a value stands for. */
  of(value: Value, name: string, depth = 0): readonly Member[] {
    if (depth > MAX_PARENTS) return [];
    const { space, generics, externals, program, modules } = this.#evaluator;
    const index = indexOf(value);
    switch (tagOf(value)) {
      case ValueTag.External: {
        if (name === 'default') return [plain(value)];
        const { package: from, symbol } = externals.get(index);
        return [plain(this.#evaluator.external(from, joinSymbol(symbol, name)))];
      }
      case ValueTag.Module: {
        const file = program.file(index);
        const found = modules.exported(file, name);
        if (found.length > 0) return found.map(plain);
        return modules
          .valueOf(file, file.modules.resolve(file.path, `.${name}`))
          .filter(isModule)
          .map(plain);
      }
      case ValueTag.Dotted:
        return this.#ofDotted(index, name, depth);
      case ValueTag.Super:
        return this.#inherited(index, name, new Set([index]), undefined, false);
      case ValueTag.Definition: {
        const found = this.#memberOf(index, name, new Set(), undefined, true);
        return found.length > 0 ? found : this.#evaluator.metatypes.membersOf(index, name);
      }
      case ValueTag.Instance:
        return this.#memberOf(index, name, new Set(), undefined, false);
      case ValueTag.Bound: {
        const { value: inner, environment } = space.bounds.get(index);
        if (tagOf(inner) === ValueTag.Instance || tagOf(inner) === ValueTag.Definition)
          return this.#memberOf(
            indexOf(inner),
            name,
            new Set(),
            environment,
            tagOf(inner) === ValueTag.Definition,
          );
        if (tagOf(inner) === ValueTag.Computed)
          return this.#evaluator.computed.apparent(value).flatMap((each) => this.of(each, name, depth + 1));
        return this.of(inner, name, depth + 1).map((member) => ({
          ...member,
          values: space.substitute(member.values, environment),
        }));
      }
      case ValueTag.Parameter:
        return generics.constraintOf(value).flatMap((each) => this.of(each, name, depth + 1));
      case ValueTag.Tuple: {
        const { items, type } = space.tuples.get(index);
        if (type < 0) return [];
        const whole = generics.instantiate(toValue(ValueTag.Instance, type), [union(items)]);
        return this.of(whole, name, depth + 1);
      }
      case ValueTag.Key: {
        const { type } = space.keys.get(index);
        return type < 0 ? [] : this.of(toValue(ValueTag.Instance, type), name, depth + 1);
      }
      case ValueTag.Computed:
        return this.#evaluator.computed.apparent(value).flatMap((each) => this.of(each, name, depth + 1));
      case ValueTag.Shape:
        return this.#ofShape(index, name, depth);
      default:
        return [];
    }
  }

  #ofDotted(index: number, name: string, depth: number): readonly Member[] {
    const { dotted, program, modules } = this.#evaluator;
    const { file: from, name: path } = dotted.get(index);
    const file = program.file(from);
    const found = modules.dottedModule(index).flatMap((each) => this.of(each, name, depth + 1));
    if (found.length > 0) return found;
    const deeper = file.modules.resolve(file.path, `${path}.${name}`);
    if (deeper.kind !== 'file' && deeper.kind !== 'directory') return [];
    return [plain(toValue(ValueTag.Dotted, dotted.index({ file: from, name: `${path}.${name}` })))];
  }

  /** A member of an anonymous object: the last one of that name, or one of what is spread into it. */
  #ofShape(index: number, name: string, depth: number): readonly Member[] {
    // What is spread twice at each of many levels would be asked a power of two of times.
    const question = `${index} ${name}`;
    if (this.#asked.has(question)) return [];
    this.#asked.add(question);
    this.#asking++;
    const found = this.#findInShape(index, name, depth);
    if (--this.#asking === 0) this.#asked.clear();
    else if (found.length > 0) this.#asked.delete(question);
    return found;
  }

  #findInShape(index: number, name: string, depth: number): readonly Member[] {
    const { space, program, computed } = this.#evaluator;
    const { file: from, row } = space.shapes.get(index);
    const file = program.file(from);
    const { facts } = file;
    const wanted = file.stringIndex.get(name);
    const items = list(facts, expressionCell(facts, row, E.B));
    const isType = (expressionCell(facts, row, E.Role) & Role.Type) !== 0;
    const valuesAt = (at: number): Values =>
      isType ? this.#evaluator.types.evaluate(file, at) : this.#evaluator.evaluate(file, at);
    for (let at = items.length - 1; at >= 0; at--) {
      const item = items[at] ?? -1;
      if (item < 0) continue;
      const a = expressionCell(facts, item, E.A);
      switch (expressionCell(facts, item, E.Op)) {
        case Op.Named: {
          const key = expressionCell(facts, item, E.B);
          const isIt = key < 0 || key === wanted || text(facts, key).slice(1, -1) === name;
          const values = !isIt
            ? undefined
            : isType && key < 0
              ? computed.underKey(file, item, name, valuesAt(a))
              : valuesAt(a);
          if (values) return [{ ...plain(undefined), values }];
          break;
        }
        case Op.Name:
          if (a === wanted) return [{ ...plain(undefined), values: this.#evaluator.evaluate(file, item) }];
          break;
        case Op.Spread: {
          const found = this.#evaluator.evaluate(file, a).flatMap((each) => this.of(each, name, depth + 1));
          if (found.length > 0) return found;
        }
      }
    }
    return [];
  }

  #memberOf(
    number: number,
    name: string,
    seen: Set<number>,
    environment: Environment | undefined,
    ofType: boolean,
  ): readonly Member[] {
    if (seen.has(number) || seen.size > MAX_PARENTS) return [];
    seen.add(number);
    const own = this.#ownOf(number, name, environment, ofType);
    if (own.length > 0) return own;
    const held = this.#ofHeld(number, name, seen.size);
    if (held.length > 0) return held;
    const inherited = this.#inherited(number, name, seen, environment, ofType);
    return inherited.length > 0 ? inherited : this.#underAnyKey(number, environment);
  }

  /** What an anonymous object, or one that a definition holds, has under any name. */
  underAllNames(value: Value): Values {
    const { space, program } = this.#evaluator;
    const { value: bare, environment } = space.unbind(value);
    const isDefinition = tagOf(bare) === ValueTag.Definition;
    if (!isDefinition && tagOf(bare) !== ValueTag.Shape) return nothing;
    const place = isDefinition
      ? { file: program.fileOf(indexOf(bare)).index, row: program.definition(indexOf(bare)).values[0] ?? -1 }
      : space.shapes.get(indexOf(bare));
    const file = program.file(place.file);
    if (place.row < 0 || expressionCell(file.facts, place.row, E.Op) !== Op.Object) return nothing;
    const isType = (expressionCell(file.facts, place.row, E.Role) & Role.Type) !== 0;
    const held = [...list(file.facts, expressionCell(file.facts, place.row, E.B))].map((item) => {
      if (item < 0) return nothing;
      const op = expressionCell(file.facts, item, E.Op);
      const row = op === Op.Named ? expressionCell(file.facts, item, E.A) : op === Op.Name ? item : -1;
      return isType ? this.#evaluator.types.evaluate(file, row) : this.#evaluator.evaluate(file, row);
    });
    return space.substitute(union(held), environment);
  }

  /** A member that is no definition, of the object that a definition holds. */
  #ofHeld(number: number, name: string, depth: number): readonly Member[] {
    const { program, space } = this.#evaluator;
    const { kind, values } = program.definition(number);
    const [row = -1] = values;
    if (row < 0 || !variableKinds.has(kind)) return [];
    const file = program.fileOf(number);
    if (expressionCell(file.facts, row, E.Op) !== Op.Object) return [];
    return this.#ofShape(indexOf(space.shape(file.index, row)), name, depth);
  }

  #ownOf(
    number: number,
    name: string,
    environment: Environment | undefined,
    ofType: boolean,
  ): readonly Member[] {
    const { program } = this.#evaluator;
    const own = this.#best(program.membersOf(number).get(name) ?? [], ofType);
    if (own !== undefined) return [this.#member(own, environment)];
    const merged = this.declarationsOf(number).flatMap((twin) => program.membersOf(twin).get(name) ?? []);
    const best = this.#best(merged, ofType);
    return best === undefined ? [] : [this.#member(best, environment)];
  }

  /** Of members of one name, those of the type itself or those of its instances, whichever are asked. */
  #best(numbers: readonly number[], ofType: boolean): number | undefined {
    const { program } = this.#evaluator;
    const [first] = numbers;
    if (first === undefined) return undefined;
    const asked = numbers.filter(
      (number) => program.definition(number).modifiers.includes('static') === ofType,
    );
    if (asked.length > 0) return bestDefinition(program, asked);
    const { staticsOfInstances } = program.fileOf(first).grammar.manifest.scoping;
    return ofType || staticsOfInstances ? bestDefinition(program, numbers) : undefined;
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

  /** Other declarations of the same type: of one name beside it. */
  declarationsOf(number: number): readonly number[] {
    const { program } = this.#evaluator;
    const parent = program.parentOf(number);
    if (parent < 0) return [];
    const { name } = program.definition(number);
    const around = program.definition(parent).kind === 'namespace' ? this.declarationsOf(parent) : [];
    const beside = [parent, ...around].flatMap((each) => program.membersOf(each).get(name) ?? []);
    if (beside.length < 2) return [];
    return beside.filter((twin) => {
      const { kind } = program.definition(twin);
      return twin !== number && (typeKinds.has(kind) || kind === 'namespace');
    });
  }

  #inherited(
    number: number,
    name: string,
    seen: Set<number>,
    environment: Environment | undefined,
    ofType: boolean,
  ): readonly Member[] {
    const { space } = this.#evaluator;
    const bases = this.#basesIn(number, environment);
    const isOne = bases.length < 2;
    const all = isOne ? bases : this.#ordered(bases, seen);
    for (const base of all) {
      const { value, environment: above } = space.unbind(base);
      if (tagOf(value) === ValueTag.External) continue;
      if (tagOf(value) !== ValueTag.Instance) {
        const found = this.of(value, name, seen.size);
        if (found.length > 0) return found;
        continue;
      }
      const found = isOne
        ? this.#memberOf(indexOf(value), name, seen, above, ofType)
        : this.#ownOf(indexOf(value), name, above, ofType);
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

  #basesIn(number: number, environment: Environment | undefined): Values {
    const bases = [number, ...this.declarationsOf(number)].flatMap((each) => this.basesOf(each));
    return this.#evaluator.space.substitute(bases, environment);
  }

  /** Types and all that they are made from, so that none comes before another that is made from it. */
  #ordered(bases: Values, passed: ReadonlySet<number>): Values {
    const seen = new Set(passed);
    const found: Value[] = [];
    const visit = (base: Value): void => {
      const { value, environment } = this.#evaluator.space.unbind(base);
      if (tagOf(value) === ValueTag.Instance) {
        if (seen.has(indexOf(value)) || seen.size > MAX_PARENTS) return;
        seen.add(indexOf(value));
        this.#basesIn(indexOf(value), environment).toReversed().forEach(visit);
      }
      found.push(base);
    };
    bases.toReversed().forEach(visit);
    return found.reverse();
  }

  /** The types that a type is made from: instances of definitions, bound or not, shapes, and externals. */
  basesOf(number: number): readonly Value[] {
    const known = this.#bases.get(number);
    if (known !== undefined) return known ?? [];
    this.#bases.set(number, null);
    const fact = this.#evaluator.program.definition(number);
    const mixed = fact.mixins.flatMap((row) =>
      this.#evaluator.evaluate(this.#evaluator.program.fileOf(number), row),
    );
    const found = [...mixed, ...this.#typesOf(number, [...fact.extends, ...fact.implements])];
    this.#bases.set(number, found);
    return found;
  }

  /** The types that a type continues, without those that it only promises to be like. */
  parentsOf(number: number): readonly Value[] {
    return this.#typesOf(number, this.#evaluator.program.definition(number).extends);
  }

  #typesOf(number: number, rows: readonly number[]): readonly Value[] {
    const { program, space, types } = this.#evaluator;
    const file = program.fileOf(number);
    return rows
      .flatMap((row) => types.ofParent(file, row))
      .filter((value) => {
        const tag = tagOf(space.unbind(value).value);
        return tag === ValueTag.Instance || tag === ValueTag.External || tag === ValueTag.Shape;
      });
  }

  /** Whether all members of a value are known, so that one which is not found is none. */
  areKnown(value: Value, depth = 0): boolean {
    const { space } = this.#evaluator;
    const { value: bare } = space.unbind(value);
    switch (tagOf(bare)) {
      case ValueTag.Instance:
      case ValueTag.Definition:
      case ValueTag.Super:
        if (depth > MAX_PARENTS) return false;
        return [...this.basesOf(indexOf(bare)), ...this.#evaluator.metatypes.of(indexOf(bare))].every(
          (base) => this.areKnown(base, depth + 1),
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

const isModule = (value: Value): boolean => tagOf(value) === ValueTag.Module;

function plain(target: Value | undefined): Member {
  return { target, values: nothing, environment: undefined, owner: -1 };
}
